import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

// Anybody may move a card into any zone, also into one that their turn does not use.
it.each([
  [{ attacking: ['Wolf'] }, 'bob’s attacking, 1 card'],
  [{ blocking: ['Bear'] }, 'bob’s blocking, 1 card'],
  [{ attacking: ['Wolf'], blocking: ['Bear'] }, 'bob’s blocking, 2 cards'],
])('shows every card that fights, whoever’s turn it is: %j', (zones, region) => {
  const players = ['ann', 'bob']
  const table = open({ players, turn: 'ann', phase: 'attackers', ann: {}, bob: zones })
  render(<LiveTable table={table} />)
  const lane = within(screen.getByRole('region', { name: region }))
  for (const name of Object.values(zones).flat())
    expect(lane.getByRole('button', { name: new RegExp(`^${name}`) })).toBeDefined()
})
