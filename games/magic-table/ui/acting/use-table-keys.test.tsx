import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const press = (key: string) => fireEvent.keyDown(document.body, { key })

const library = ['Ash', 'Birch', 'Oak']
const twice = (button: HTMLElement) => [1, 2].map(() => fireEvent.click(button))

describe('a second click on a phase', () => {
  it.each(['draw', 'start turn, untap, upkeep, draw and main 1 in turn'])(
    'draws no second card: %s',
    async (name) => {
      const table = open({ players: ['ann', 'bob'], phase: 'upkeep', ann: { library } })
      render(<LiveTable table={table} viewer="ann" />)
      const phases = screen.getByRole('navigation', { name: 'Phases' })
      twice(within(phases).getByRole('button', { name }))
      expect(await screen.findByRole('region', { name: /^your hand, 1 card/ })).toBeTruthy()
      expect(table.log('ann').filter((line) => line === 'draw')).toHaveLength(1)
    },
  )
})

describe('the key of the next phase', () => {
  it('goes on by two when it is pressed twice before the first press has arrived', async () => {
    const table = open({
      players: ['ann', 'bob'],
      phase: 'upkeep',
      ann: { library: ['Ash', 'Birch', 'Oak'] },
    })
    render(<LiveTable table={table} viewer="ann" />)
    press('n')
    press('n')
    await vi.waitFor(() => expect(table.view('ann').phase).toBe('main 1'))
    // The phase between them came once, and one card was drawn.
    expect(await screen.findByRole('region', { name: /^your hand, 1 card/ })).toBeTruthy()
    press('n')
    await vi.waitFor(() => expect(table.view('ann').phase).toBe('c begin'))
  })
})
