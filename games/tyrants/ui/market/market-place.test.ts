import { expect, it } from 'vitest'
import { cards } from '../../rules/facts/catalog'
import { cardHeight } from '../card/card-height'
import { cardBlock } from './card-rows'
import { cardLayout, marketPlace } from './market-place'

it.each([
  [1440, 900, 'below'],
  [1920, 1080, 'below'],
  [1280, 720, 'beside'],
  [1280, 800, 'beside'],
  [1366, 768, 'beside'],
  [1440, 700, 'beside'],
  [1100, 1400, 'below'],
  [900, 1100, 'below'],
  [900, 600, 'below'],
] as const)('in a window of %i × %i the market stands where the map is largest', (width, height, place) => {
  expect(marketPlace({ width, height })).toBe(place)
})

const published = cards.map(({ published }) => published)
const longest = published.toSorted((one, other) => cardHeight(other, 130) - cardHeight(one, 130))
const short = published.toSorted((one, other) => cardHeight(one, 130) - cardHeight(other, 130))

it('market and hand share a row as their words need it', () => {
  const size = { width: 1440, height: 900 }
  const usual = cardLayout({ market: longest.slice(0, 8), hand: short.slice(0, 5), played: [] }, size)
  expect(usual).toMatchObject({ place: 'below', share: 0.62 })
  const full = cardLayout({ market: short.slice(0, 8), hand: longest.slice(0, 6), played: [] }, size)
  expect(full.share).toBeLessThan(usual.share)
  const room = { width: Math.floor(834 * (1 - full.share)) - 22, height: full.room.hand }
  expect(cardBlock(longest.slice(0, 6), room).height).toBeLessThanOrEqual(full.room.hand)
})

it('the column beside the map is wider where the words of the market need it', () => {
  const size = { width: 1280, height: 720 }
  const hand = short.slice(0, 5)
  const narrow = cardLayout({ market: short.slice(5, 13), hand, played: [] }, size)
  expect(narrow).toMatchObject({ place: 'beside', share: 316 })
  const wide = cardLayout({ market: longest.slice(0, 8), hand, played: [] }, size)
  expect(wide.share).toBeGreaterThan(316)
})

it('a page that is scrolled has room for any words in their usual size', () => {
  const { room } = cardLayout(
    { market: longest.slice(0, 8), hand: longest.slice(8, 14), played: [] },
    { width: 900, height: 700 },
  )
  expect(room).toEqual({ market: Infinity, hand: Infinity })
})

it('what was played has room as far as it takes none from what is read', () => {
  const size = { width: 1440, height: 900 }
  const [market, hand] = [longest.slice(0, 8), short.slice(0, 5)]
  const without = cardLayout({ market, hand, played: [] }, size)
  expect(cardLayout({ market, hand, played: short.slice(5, 7) }, size).share).toBeLessThanOrEqual(
    without.share,
  )
  expect(cardLayout({ market, hand, played: longest.slice(8, 20) }, size).share).toBe(without.share)
})
