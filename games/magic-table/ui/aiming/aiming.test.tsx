import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable, type OpenTable } from '../testing/live-table'

const position = {
  players: ['ann', 'bob'],
  ann: { library: ['Elk'], creatures: ['Bear'], stack: ['Bolt'] },
}

afterEach(cleanup)

const show = (table: OpenTable) => render(<LiveTable table={table} />)
const zone = (name: RegExp) => screen.getByRole('region', { name })
const card = (place: RegExp, name: RegExp) => within(zone(place)).getByRole('button', { name })
const press = (key: string) => fireEvent.keyDown(document.body, { key })

describe('targets', () => {
  it('are chosen by a click on a card or a player, and stand on the stack in words', async () => {
    const table = open(position)
    show(table)
    const bolt = () => within(zone(/^Stack/)).getByRole('button', { name: /^Bolt/ })
    fireEvent.click(bolt())
    press('r')
    expect(screen.getByText('Choose a target for Bolt: a card or a player.')).toBeTruthy()
    fireEvent.click(card(/ann’s creatures/, /^Bear/))
    await screen.findByRole('button', { name: /^Bolt, .*aims at Bear/ })
    fireEvent.click(bolt())
    press('r')
    fireEvent.click(screen.getByRole('button', { name: 'bob' }))
    await screen.findByRole('button', { name: /^Bolt, .*aims at Bear, bob/ })
    expect(table.view('bob').seats[0]?.zones.stack.cards[0]?.targets).toHaveLength(2)
  })

  it('of a mode that is left are not chosen', () => {
    const table = open(position)
    show(table)
    fireEvent.click(within(zone(/^Stack/)).getByRole('button', { name: /^Bolt/ }))
    press('r')
    press('Escape')
    fireEvent.click(card(/ann’s creatures/, /^Bear/))
    expect(table.view('ann').seats[0]?.zones.stack.cards[0]).not.toHaveProperty('targets')
  })
})

describe('a request to take something back', () => {
  it('is withdrawn by whoever made it', async () => {
    const table = open(position)
    table.answer('ann', { name: 'draw' })
    table.undo('ann')
    show(table)
    fireEvent.click(screen.getByRole('button', { name: 'withdraw' }))
    await waitFor(() => expect(table.view('bob')).not.toHaveProperty('undoAsked'))
  })
})
