import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { open } from '../rules/testing/open'
import { LiveTable } from './testing/live-table'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function dealt() {
  const main = Array.from({ length: 12 }, (_, at) => `Oak ${at}`)
  const table = open({
    players: ['ann', 'bob'],
    opening: true,
    settings: { dealByHand: false },
    ann: { deck: { main } },
    bob: { deck: { main } },
  })
  table.answer('ann', { deck: true })
  table.answer('bob', { deck: true })
  return table
}
const button = (name: string) => screen.getByRole('button', { name })

describe('the first question of a game', () => {
  it('opens the hand that was dealt, and waits for the others once it is kept', async () => {
    render(<LiveTable table={dealt()} />)
    const dialog = await screen.findByRole('dialog', { name: 'Your hand' })
    expect(within(dialog).getAllByRole('button', { name: /^Oak/ })).toHaveLength(7)
    fireEvent.click(within(dialog).getByRole('button', { name: 'keep 7 cards' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('status').textContent).toContain('Waiting for bob to keep a hand')
    expect(button('undo')).toBeTruthy()
  })

  it('asks after a mulligan for the card that goes to the bottom', async () => {
    const table = dealt()
    render(<LiveTable table={table} />)
    const dialog = await screen.findByRole('dialog', { name: 'Your hand' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'mulligan' }))
    await within(dialog).findByText(/put 1 on the bottom/)
    expect(within(dialog).getByRole('button', { name: 'keep 6 cards' })).toHaveProperty('disabled', true)
    fireEvent.click(within(dialog).getAllByRole('button', { name: /^Oak/ })[0] ?? dialog)
    fireEvent.click(within(dialog).getByRole('button', { name: 'keep 6 cards' }))
    await waitFor(() => expect(table.pending.map(({ actor }) => actor)).toEqual(['bob']))
  })

  it('is answered in the strip as well, once the dialog is closed', async () => {
    const table = dealt()
    render(<LiveTable table={table} />)
    await screen.findByRole('dialog', { name: 'Your hand' })
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Mulligan' })).toBeTruthy()
    fireEvent.click(button('keep'))
    await waitFor(() => expect(table.pending.map(({ actor }) => actor)).toEqual(['bob']))
  })
})

describe('the usual act', () => {
  const cards = {
    Meadow: { data: { card_faces: [{ type_line: 'Basic Land — Plains' }] } },
    Otter: { data: { card_faces: [{ type_line: 'Creature — Otter' }] } },
  }
  const strip = (position: object, viewer = 'ann') => {
    cleanup()
    render(<LiveTable viewer={viewer} table={open({ players: ['ann', 'bob'], cards, ...position })} />)
    return screen.getByRole('status').textContent
  }

  it('is said by the strip, as far as it is possible', () => {
    const ann = { hand: ['Meadow', 'Otter'], creatures: ['Otter'] }
    expect(strip({ phase: 'main 1', ann })).toContain('Play a land, cast, attack, or pass')
    expect(strip({ phase: 'main 2', ann })).toContain('Play a land, cast, or pass')
    expect(strip({ phase: 'main 1', ann: { hand: ['Meadow'] } })).toContain('Play a land or pass')
    expect(strip({ phase: 'upkeep', ann })).toContain('Untap and draw with the star')
    expect(strip({ phase: 'start turn', ann })).toContain('the star skips your draw')
    expect(strip({ phase: 'main 1', ann, bob: { stack: ['Otter'] } })).toContain('Resolve the stack')
  })

  it('offers no second land in a turn', () => {
    const table = open({
      players: ['ann', 'bob'],
      cards,
      phase: 'main 1',
      ann: { hand: ['Meadow', 'Meadow'] },
    })
    table.answer('ann', { name: 'move card', cardId: 'ann.hand.0', destId: 'ann.land' })
    render(<LiveTable table={table} />)
    expect(screen.getByRole('status').textContent).not.toContain('Play a land')
  })

  it('is to block or respond in the turn of another', () => {
    const turn = { turn: 'bob', priority: 'ann' }
    expect(strip({ ...turn, phase: 'blockers' })).toContain('Block, respond, or pass')
    expect(strip({ ...turn, phase: 'end' })).toContain('Respond, or pass')
  })
})
