import { expect, it } from 'vitest'
import { cards } from '../../rules/facts/catalog'
import { cardHeight } from '../card/card-height'
import { CARD_GAP, cardBlock, cardRows, heightOf } from './card-rows'

const all = cards.flatMap(({ published, house }) => [published, house])
const longest = all.toSorted((one, other) => cardHeight(other, 130) - cardHeight(one, 130))
const SIZES = [260, 374, 520, 840] as const

it.each(SIZES)('every card stands in a row once, and each row has room for its cards in %i px', (width) => {
  for (let from = 0; from + 8 <= all.length; from += 8) {
    const shown = all.slice(from, from + 8)
    const rows = cardRows(shown, width)
    expect(rows.flatMap(({ widths }) => widths)).toHaveLength(shown.length)
    let at = 0
    for (const { widths, height } of rows) {
      expect(widths.reduce((sum, wide) => sum + wide + CARD_GAP, -CARD_GAP)).toBeLessThanOrEqual(width)
      for (const wide of widths) {
        const card = shown[at]
        if (card === undefined) throw new Error('There are more places than cards.')
        expect(cardHeight(card, wide), card.name).toBeLessThanOrEqual(height)
        at += 1
      }
    }
  }
})

it('more room never makes the rows higher, and one row is not higher than cards of one width', () => {
  const shown = longest.slice(0, 6)
  const heights = SIZES.map((width) => heightOf(cardRows(shown, width)))
  expect(heights).toEqual(heights.toSorted((one, other) => other - one))
  const equal = Math.floor((840 - 5 * CARD_GAP) / 6)
  const [, ...more] = cardRows(shown, 840)
  expect(more).toEqual([])
  expect(heights[3]).toBeLessThanOrEqual(Math.max(...shown.map((card) => cardHeight(card, equal))))
})

it('no cards are no rows, and one card that is alone is not as wide as the room', () => {
  expect(cardRows([], 840)).toEqual([])
  expect(heightOf([])).toBe(0)
  const [row] = cardRows(longest.slice(0, 1), 840)
  expect(row?.widths[0]).toBeLessThan(240)
})

it('words are as large as the room allows, and never smaller than 11 px', () => {
  const shown = longest.slice(0, 6)
  const sizeIn = (height: number) => cardBlock(shown, { width: 520, height }).size
  const usual = cardBlock(shown, { width: 520, height: Infinity })
  expect(usual.size).toBe(12)
  expect(sizeIn(usual.height)).toBe(12)
  expect(sizeIn(usual.height - 1)).toBeLessThan(12)
  expect(sizeIn(0)).toBe(11)
})
