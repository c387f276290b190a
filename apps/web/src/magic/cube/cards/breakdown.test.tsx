import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Card } from '@parlour/mtg-cards'
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

const show = (cards: readonly Card[]) =>
  showPage(
    <Breakdown
      cards={cards}
      total={cards.length}
      linked={[]}
      shape="columns"
      order={{ by: 'mv', isDescending: false }}
      sort={null}
      empty=""
      onOpen={() => undefined}
    />,
    {},
    { path: '/magic/x', at: '/magic/x' },
  )

it('draws every row of a large cube, by section and mana value', () => {
  show(CARDS)
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

it('draws a huge cube in steps, the upper sections of all columns first', async () => {
  const of = (color: string, type: string) =>
    Array.from({ length: 40 }, (_, at) =>
      cubeCard(`${color}${type}${at}`, { name: `Card ${at}`, mana_cost: `{${color}}`, type_line: type }),
    )
  show([...of('W', 'Creature'), ...of('W', 'Instant'), ...of('R', 'Creature'), ...of('R', 'Instant')])
  const rows = () =>
    ['white', 'red'].map((name) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    )
  const first = [['creature 40'], ['creature 40']]
  expect(rows()).toEqual(first)
  expect(screen.getAllByRole('button', { name: /^Card / })).toHaveLength(80)
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Card / })).toHaveLength(160))
  expect(rows()).toEqual(first.map((headings) => [...headings, 'instant 40']))
})
