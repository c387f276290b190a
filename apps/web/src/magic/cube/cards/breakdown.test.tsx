import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cubeCard, showPage } from '../../testing/show-page'
import { Breakdown } from './breakdown'

afterEach(cleanup)

const CARDS = Array.from({ length: 90 }, (_, at) =>
  cubeCard(`card${at}`, {
    name: `Card ${at}`,
    mana_cost: `{${at % 9}}{W}`,
    type_line: at < 45 ? 'Creature — Otter' : 'Instant',
  }),
)

it('draws every row of a large cube at once, by section and mana value', () => {
  const order = { by: 'mv', isDescending: false } as const
  const breakdown = (
    <Breakdown
      cards={CARDS}
      total={90}
      linked={[]}
      order={order}
      sort={null}
      empty=""
      onOpen={() => undefined}
    />
  )
  showPage(breakdown, {}, { path: '/magic/x', at: '/magic/x' })
  const column = within(screen.getByRole('region', { name: 'white' }))
  const groups = column.getAllByRole('list')
  expect(groups).toHaveLength(18)
  for (const group of groups) expect(within(group).getAllByRole('button')).toHaveLength(5)
  expect(groups[9]?.getAttribute('aria-label')).toBe('mana value 1')
  expect(
    within(groups[9] ?? document.body)
      .getAllByText(/^Card/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Card 45', 'Card 54', 'Card 63', 'Card 72', 'Card 81'])
})
