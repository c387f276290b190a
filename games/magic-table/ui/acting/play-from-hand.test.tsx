import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable, type OpenTable } from '../testing/live-table'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const face = (type_line: string) => ({ data: { card_faces: [{ type_line }] } })
const position = {
  players: ['ann', 'bob'],
  phase: 'main 1',
  cards: { Meadow: face('Land'), Otter: face('Artifact Creature — Otter'), Errand: face('Instant') },
  ann: { hand: ['Meadow', 'Otter', 'Errand'] },
  bob: { hand: [{ name: 'Otter', knownTo: ['ann', 'bob'] }] },
}
const count = (table: OpenTable, player: string, zone: string) =>
  ((table.board()[player] as Record<string, readonly unknown[]>)[zone] ?? []).length
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const twice = (element: HTMLElement) => [1, 2].map(() => fireEvent.click(element))

function show(viewer = 'ann') {
  const table = open(position)
  render(<LiveTable table={table} viewer={viewer} />)
  return table
}

describe('two quick clicks on a card of the hand', () => {
  it.each([
    ['Meadow', 'land'],
    ['Otter', 'creatures'],
    ['Errand', 'stack'],
  ])('play it: %s goes to %s', async (name, zone) => {
    const table = show()
    const [own] = screen.getAllByRole('button', { name: new RegExp(`^${name}`) }).toReversed()
    twice(own ?? document.body)
    await waitFor(() => expect(count(table, 'ann', zone)).toBe(1))
    expect(count(table, 'ann', 'hand')).toBe(2)
  })

  it('put a creature on the stack where the viewer wants it there', async () => {
    localStorage.setItem('parlour-table-stack', 'true')
    const table = show()
    fireEvent.keyDown(document.body, { key: '2' })
    fireEvent.keyDown(document.body, { key: '2' })
    await waitFor(() => expect(count(table, 'ann', 'stack')).toBe(1))
  })

  it('play nothing of the hand of another', async () => {
    const table = show('bob')
    twice(card('Otter'))
    await waitFor(() => expect(count(table, 'bob', 'creatures')).toBe(1))
    cleanup()
    const other = show()
    const [theirs] = screen.getAllByRole('button', { name: /^Otter/ })
    twice(theirs ?? document.body)
    expect(other.log('ann').filter((line) => line.includes('Otter'))).toEqual([])
  })
})
