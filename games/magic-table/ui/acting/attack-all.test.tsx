import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const position = {
  players: ['ann', 'bob'],
  phase: 'main 1',
  ann: { hand: ['Cub'], creatures: ['Bear', { name: 'Wolf', tapped: true }, 'Elk'] },
}
const names = (zone: unknown) => (zone as readonly { readonly name: string }[]).map(({ name }) => name)

describe('an attack with all that may', () => {
  it('takes the untapped creatures that did not come in this turn, and goes on to the attackers', async () => {
    const table = open(position)
    table.answer('ann', { name: 'move card', cardId: 'ann.hand.0', destId: 'ann.creatures' })
    render(<LiveTable table={table} />)
    fireEvent.click(screen.getByRole('button', { name: 'attack with all 2' }))
    await waitFor(() => expect(table.view('ann').phase).toBe('attackers'))
    const own = table.board().ann as Record<string, unknown>
    await waitFor(() =>
      expect(names((table.board().ann as Record<string, unknown>).attacking)).toEqual(['Bear', 'Elk']),
    )
    expect(names(own.creatures)).not.toContain('Elk')
  })

  it('is done by a key where no card is chosen, and not in the turn of another', async () => {
    const table = open(position)
    render(<LiveTable table={table} />)
    fireEvent.keyDown(document.body, { key: 'a' })
    await waitFor(() =>
      expect(names((table.board().ann as Record<string, unknown>).attacking)).toEqual(['Bear', 'Elk']),
    )
    cleanup()
    render(<LiveTable table={open({ ...position, turn: 'bob' })} />)
    expect(screen.queryByRole('button', { name: /^attack with/ })).toBeNull()
  })
})
