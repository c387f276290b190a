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
const show = () => showPage(<CardView card={lotus} />, { 'magic/card/by_name': () => ({ cards: [lotus] }) })

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

  it('leaves no level out among its headings', () => {
    show()
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
  })
})
