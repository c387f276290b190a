import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { open } from '../rules/testing/open'
import { LiveTable, type OpenTable } from './testing/live-table'

const position = {
  players: ['ann', 'bob'],
  phase: 'main 1',
  ann: { library: ['Plains', 'Bear'], creatures: ['Bear'], graveyard: ['Flash'] },
  bob: { library: ['Bear', 'Plains'] },
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const show = (table: OpenTable) => render(<LiveTable table={table} viewer="ann" />)
type CardFixture = { readonly name: string }
const lying = (table: OpenTable, player: string, zoneName: string) =>
  ((table.board()[player] as Record<string, readonly CardFixture[]>)[zoneName] ?? []).map(({ name }) => name)
const press = (key: string) => fireEvent.keyDown(document.body, { key })

describe('the end of a game, undo and redo', () => {
  it('is offered in the strip when an opponent offers a draw', async () => {
    const table = open(position)
    table.answer('bob', { name: 'draw game' })
    show(table)
    expect(screen.getByText('offers a draw', { exact: false }).textContent).toContain('bob')
    fireEvent.click(screen.getByRole('button', { name: 'agree to a draw' }))
    expect(await screen.findByText('Game over')).toBeTruthy()
    expect(table.outcome).toMatchObject({ winners: [], reason: 'Draw Game' })
  })

  it('is offered once, and nobody is offered to concede for another', async () => {
    const table = open(position)
    table.answer('ann', { name: 'draw game' })
    show(table)
    expect(screen.getByText('you offer a draw')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'agree to a draw' })).toBeNull()
    fireEvent.click(screen.getAllByRole('button', { name: 'ann' })[0] ?? document.body)
    expect(screen.getByRole('button', { name: 'concede …' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'draw game' })).toBeNull()
    press('Escape')
    fireEvent.click(screen.getAllByRole('button', { name: 'bob' })[0] ?? document.body)
    expect(screen.getByRole('button', { name: 'monarch' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /concede/ })).toBeNull()
  })

  it('can be undone after a player concedes', () => {
    const table = open(position)
    table.answer('ann', { name: 'concede' })
    show(table)
    expect(screen.getByText('Game over')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'undo' })).toBeTruthy()
  })

  it('says that a match without a draft is not counted', async () => {
    const noted = vi.spyOn(console, 'info').mockImplementation(() => {})
    const table = open(position)
    table.answer('ann', { name: 'concede' })
    show(table)
    fireEvent.click(screen.getByRole('button', { name: 'match stats' }))
    await screen.findByText('This game is not linked to a draft', { exact: false })
    expect(noted.mock.calls).toEqual([['no linked draft id']])
    noted.mockRestore()
  })

  it.each([
    ['ann', 'to allow the undo'],
    ['bob', 'asks to take back'],
  ])('says why something is refused while %s asks for an undo', async (by, words) => {
    const table = open(position)
    table.answer(by, { name: 'draw' })
    table.undo(by)
    show(table)
    expect(screen.getByText(words, { exact: false })).toBeTruthy()
    const bear = () => screen.getAllByRole('button', { name: /^Bear/ })[0] ?? document.body
    fireEvent.click(bear())
    press('r')
    fireEvent.click(bear())
    expect((await screen.findByRole('alert')).textContent).toContain('A card cannot target itself.')
  })

  it('offers redo after an undo', async () => {
    const table = open(position)
    table.answer('ann', { name: 'tap', cardId: 'ann.creatures.0' })
    table.undo('ann')
    show(table)
    fireEvent.click(screen.getByRole('button', { name: 'redo' }))
    await screen.findByRole('button', { name: /^Bear, .*tapped/ })
    expect(screen.queryByRole('button', { name: 'redo' })).toBeNull()
  })

  it('says who draws nothing on turn one, and the star leaves that draw out', async () => {
    const table = open({ ...position, phase: 'start turn' })
    show(table)
    expect(screen.getByRole('status').textContent).toContain('you begin, so the star skips your draw')
    press('N')
    await waitFor(() => expect(table.board()).toMatchObject({ phase: 'main 1' }))
    expect(lying(table, 'ann', 'hand')).toEqual([])
    expect(screen.queryByText(/the star skips/)).toBeNull()
  })

  it('draws by the star on every other turn, and among three players', async () => {
    for (const one of [
      { ...position, phase: 'end' },
      { ...position, players: ['ann', 'bob', 'cat'], phase: 'start turn' },
    ]) {
      const table = open(one)
      show(table)
      press('N')
      await waitFor(() => expect(lying(table, 'ann', 'hand')).toEqual(['Plains']))
      expect(screen.queryByText(/the star skips/)).toBeNull()
      cleanup()
    }
  })

  it('asks before the star clears a stack, as before any phase', async () => {
    const table = open({ ...position, ann: { ...position.ann, stack: ['Flash'], graveyard: [] } })
    show(table)
    press('N')
    const dialog = await screen.findByRole('dialog', { name: 'The stack is not empty' })
    expect(lying(table, 'ann', 'stack')).toEqual(['Flash'])
    const go = within(dialog).getByRole('button', { name: 'go to main 1' })
    // Enter goes on.
    await waitFor(() => expect(document.activeElement).toBe(go))
    fireEvent.click(go)
    await waitFor(() => expect(lying(table, 'ann', 'graveyard')).toEqual(['Flash']))
    await waitFor(() => expect(table.board()).toMatchObject({ phase: 'main 1' }))
  })
})
