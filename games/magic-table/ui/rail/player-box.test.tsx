import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { LiveTable } from '../testing/live-table'

afterEach(cleanup)

it('says who plays in which team, and of nobody who plays alone', () => {
  const table = open({
    players: ['ann', 'bob', 'cat'],
    settings: { teams: { ann: 'A', bob: 'A' } },
  })
  render(<LiveTable table={table} viewer="ann" />)
  const part = (name: string) => within(screen.getByRole('region', { name }))
  for (const name of ['ann', 'bob']) expect(part(name).getByText('team A')).toBeTruthy()
  expect(part('cat').queryByText(/team/)).toBeNull()
})
