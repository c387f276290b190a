import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable, type OpenTable } from '../testing/live-table'

const position = {
  players: ['ann', 'bob'],
  ann: { hand: ['Ash', 'Birch'], creatures: ['Wolf', 'Bear'], command: ['Maren'] },
  bob: { stack: ['Storm'] },
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const show = (table: OpenTable) => render(<LiveTable table={table} viewer="ann" />)
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const openMenu = (name: string | RegExp) => {
  fireEvent.contextMenu(screen.getByRole('button', { name }))
  return within(screen.getByRole('group', { name: 'Menu of the zone' }))
}
const count = (table: OpenTable, player: string, zone: string) =>
  ((table.board()[player] as Record<string, readonly unknown[]>)[zone] ?? []).length

describe('the menu of a zone', () => {
  it('lets chance choose a card of the hand for the graveyard', async () => {
    const table = open(position)
    show(table)
    openMenu(/^hand 2/)
    click('at random to graveyard')
    await waitFor(() =>
      expect([count(table, 'ann', 'hand'), count(table, 'ann', 'graveyard')]).toEqual([1, 1]),
    )
  })

  it('makes all cards of a zone secret, to their own player too', async () => {
    show(open(position))
    openMenu(/^creatures 2/)
    click('secret all')
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: /ann’s creatures/ })).getAllByRole('button', {
          name: /^secret/,
        }),
      ).toHaveLength(2),
    )
  })

  it('clears the stack, and has no such entry where nothing waits', async () => {
    const table = open(position)
    show(table)
    openMenu(/^stack 1/)
    click('all to the graveyards')
    await waitFor(() => expect(count(table, 'bob', 'graveyard')).toBe(1))
    const menu = openMenu(/^stack 0/)
    expect(menu.queryByRole('button', { name: 'all to the graveyards' })).toBeNull()
  })

  it('counts how often a commander was cast, in Commander alone', async () => {
    const table = open({ ...position, format: 'Commander' })
    show(table)
    for (const [times, casts] of [
      ['0 times', 1],
      ['1 time', 2],
    ] as const) {
      openMenu(/ann’s command/)
      click(`commander cast ${times}`)
      await waitFor(() => expect(table.board()).toMatchObject({ ann: { counters: { casts } } }))
    }
    cleanup()
    show(open(position))
    const menu = openMenu(/ann’s command/)
    expect(menu.queryByRole('button', { name: /^commander cast/ })).toBeNull()
    expect(menu.queryByRole('heading', { name: 'count' })).toBeNull()
  })
})
