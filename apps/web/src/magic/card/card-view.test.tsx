import type { Card } from '@parlour/mtg-cards'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { cubeCard, showPage } from '../testing/show-page'
import { CardView } from './card-view'

afterEach(cleanup)

const made = cubeCard('lotus', { name: 'Lotus', type_line: 'Artifact' })
const lotus = {
  ...made,
  source: 'scryfall' as const,
  data: { ...made.data, legal: ['timeless', 'commander'], restricted: ['vintage'] },
}
const places = {
  cubes: [{ _id: 'cube', name: 'Old Cube', cardId: 'copy', count: 2 }],
  decks: [{ _id: 'deck', name: 'Green things', count: 1 }],
}
const printing = { ...lotus, _id: 'lotus-2', data: { ...lotus.data, set: 'abc', collector_number: '7' } }
const show = (card: Card = lotus) =>
  showPage(<CardView card={card} />, {
    'magic/card/by_name': () => ({
      cards: [card, printing],
      sets: [{ code: 'abc', name: 'Old Set', set_type: 'core', released_at: '2001-01-01' }],
    }),
    'magic/card/places': () => places,
  })

describe('the card viewer', () => {
  it('lists the formats in which the card may be played, also those in which it is restricted, and newer ones', () => {
    show()
    const formats = within(screen.getByRole('region', { name: 'Legality' })).getAllByRole('listitem')
    expect(formats.map(({ textContent }) => textContent)).toEqual([
      'commander',
      'vintage (restricted)',
      'timeless',
    ])
  })

  it('leads to the cubes and own decks that hold the card, and to its other printings by picture', async () => {
    show()
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await link('Old Cube')).toBe('/magic/cube/cube')
    expect(await link('Green things')).toBe('/magic/deck/deck')
    expect(await link('ABC 7 Old Set')).toBe('/magic/card/lotus-2')
  })

  it('has a place for rulings, and says that there are none', () => {
    show()
    expect(screen.getByRole('region', { name: 'Rulings' }).textContent).toContain(
      'No rulings are available yet.',
    )
  })

  it('shows for a copy its history, and the formats of the card that it came from', () => {
    const origin = { id: 'lotus', set: 'abc', collector_number: '7', legal: ['vintage'] }
    const change = { type: 'creation' as const, summary: '', changes: [], facesAdded: 0, facesRemoved: 0 }
    const changes = [{ ...change, fieldsChanged: 0, date: '2026-01-01', userId: 'ann', comment: 'made' }]
    show({ ...made, data: { ...made.data, origin }, changes })
    expect(screen.getByText('made')).toBeTruthy()
    const formats = within(screen.getByRole('region', { name: 'Legality' })).getAllByRole('listitem')
    expect(formats.map(({ textContent }) => textContent)).toEqual(['vintage'])
  })

  it('leaves no level out among its headings', () => {
    show()
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
  })
})
