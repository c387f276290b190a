import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AddPlayersModal } from './add-players-modal'

afterEach(cleanup)

const USERS = ['ann', 'bob', 'bobby', 'cid'].map((name) => ({ _id: `id of ${name}`, name }))

async function show() {
  const add = vi.fn()
  const send: Send = async () => ({ users: USERS }) as never
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <AddPlayersModal listed={[]} close={vi.fn()} add={add} />
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  await screen.findByRole('checkbox', { name: 'ann' })
  return { add, field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a name' }) }
}
/** Presses Enter as a browser does: the form is sent unless somebody made something else of the key. */
function enter(field: HTMLInputElement) {
  const { form } = field
  if (form === null) throw new Error('Enter does nothing here.')
  if (fireEvent.keyDown(field, { key: 'Enter' })) fireEvent.submit(form)
}

it('ticks the first that is found with Enter, and adds the chosen with Enter in the empty field', async () => {
  const { add, field } = await show()
  for (const words of ['bob', 'nobody', 'ci']) {
    fireEvent.change(field, { target: { value: words } })
    enter(field)
    expect(add).not.toHaveBeenCalled()
  }
  expect(field.value).toBe('')
  enter(field)
  expect(add).toHaveBeenCalledWith([USERS[1], USERS[3]])
})

it('goes from the field into the list with the arrow down, and on from name to name', async () => {
  const { field } = await show()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'ann' }))
  fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'bob' }))
})
