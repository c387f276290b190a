import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SetPicker } from './set-picker'

afterEach(cleanup)

const set = (code: string, name: string, cards: number) => ({
  code,
  name,
  set_type: 'expansion',
  released_at: '2019-01-25',
  cards,
})
let sets = [set('one', 'First', 1), set('two', 'Second', 2000)]
const send: Send = async () => ({ sets }) as never

function Page({ pick }: { readonly pick: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen ? (
        <SetPicker code="" cancel={() => setOpen(false)} pick={(picked) => pick(picked.code)} />
      ) : null}
    </>
  )
}

async function show() {
  const pick = vi.fn()
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <Page pick={pick} />
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  screen.getByText('open').focus()
  fireEvent.click(screen.getByText('open'))
  await screen.findByText('First')
  const rows = within(screen.getByRole('list', { name: 'Sets' })).getAllByRole('button')
  return { pick, rows }
}

it('is one stop of the Tab key, among whose sets the arrow keys move', async () => {
  const { pick, rows } = await show()
  expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  rows[0]?.focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(rows[1])
  fireEvent.click(screen.getByText('Second'))
  fireEvent.click(screen.getByRole('button', { name: 'pick' }))
  expect(pick).toHaveBeenCalledWith('two')
})

it('shows how many cards of a set are available', async () => {
  const { rows } = await show()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FirstONEexpansion · 2019 · 1 card',
    'SecondTWOexpansion · 2019 · 2,000 cards',
  ])
})

it('can show loaded sets only', async () => {
  const before = sets
  sets = [...before, set('far', 'Far Away', 0)]
  await show()
  expect(screen.getByText('Far Away')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'loaded sets only' }))
  expect(screen.queryByText('Far Away')).toBeNull()
  expect(screen.getByText('First')).toBeTruthy()
  sets = before
})

it('picks nothing while none is chosen', async () => {
  const { pick } = await show()
  const button = screen.getByRole('button', { name: 'pick' })
  expect(button).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByText('Second'))
  expect(button).toHaveProperty('disabled', false)
  fireEvent.click(screen.getByText('Second'))
  expect(button).toHaveProperty('disabled', true)
  fireEvent.click(button)
  expect(pick).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'no set' }), 'there is none to take back').toBeNull()
})

it('gives the focus back to what opened it', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('open')
})

it('answers Enter and the arrow keys in its search', async () => {
  const { pick, rows } = await show()
  const search = screen.getByRole('searchbox')
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(rows[0])
  fireEvent.change(search, { target: { value: 'sec' } })
  expect(fireEvent.keyDown(search, { key: 'Enter' }), 'the key does nothing else').toBe(false)
  expect(pick).toHaveBeenCalledWith('two')
})
