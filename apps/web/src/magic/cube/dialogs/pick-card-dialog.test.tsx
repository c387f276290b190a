import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cubeCard, showPage } from '../../testing/show-page'
import { PickCardDialog } from './pick-card-dialog'

afterEach(cleanup)

const CARDS = ['Moth Swarm', 'Moth Lantern'].map((name) => cubeCard(name, { name }))
const onPick = vi.fn()

beforeEach(() => {
  onPick.mockReset()
  showPage(<PickCardDialog title="Add one card" onPick={onPick} onClose={vi.fn()} />, {
    'magic/card/search': () => ({ cards: CARDS, total: 2 }),
  })
})

async function typed(): Promise<HTMLElement> {
  const search = await screen.findByRole('searchbox', { name: 'Name' })
  fireEvent.change(search, { target: { value: 'moth' } })
  await screen.findAllByRole('radio')
  return search
}
const isPicked = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
const ok = () => screen.getByRole<HTMLButtonElement>('button', { name: 'ok' })

it('goes from the search to the first card that was found with arrow-down', async () => {
  fireEvent.keyDown(await typed(), { key: 'ArrowDown' })
  expect(isPicked()).toEqual([true, false])
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
})

it('takes the chosen card with Enter once more', async () => {
  const search = await typed()
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(onPick).not.toHaveBeenCalled()
  fireEvent.keyDown(search, { key: 'Enter' })
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ _id: 'Moth Lantern' })))
})

it('chooses the first card that was found with Enter, and takes it on ok', async () => {
  const search = await typed()
  expect(ok().disabled).toBe(true)
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(isPicked()).toEqual([true, false])
  fireEvent.click(ok())
  await waitFor(() => expect(onPick).toHaveBeenCalledOnce())
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ _id: 'Moth Lantern' }))
})
