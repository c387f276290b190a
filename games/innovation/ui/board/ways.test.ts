import { expect, test } from 'vitest'
import { measureFor } from './measures'
import { ANY_HEIGHT, moreOf, waysFor } from './ways'

const two = { players: 2, hand: 3, needs: { own: 0, others: 0, hand: 0 } }
const whole = ANY_HEIGHT.way

test('the height that is left makes cards with text higher, all alike, and none higher than it may be', () => {
  expect(moreOf(90, whole, two)).toEqual({ own: 30, others: 30, hand: 30 })
  expect(moreOf(240, whole, two)).toEqual({ own: 82, others: 76, hand: 82 })
  expect(moreOf(1000, whole, two)).toEqual({ own: 86, others: 76, hand: 90 })
  expect(moreOf(-20, whole, two)).toEqual({ own: 0, others: 0, hand: 0 })
})

test('what texts need to be read comes first, as far as there is room, and where there are several others too', () => {
  const needs = { own: 120, others: 20, hand: 60 }
  expect(moreOf(200, whole, { ...two, needs })).toEqual({ own: 120, others: 20, hand: 60 })
  expect(moreOf(230, whole, { ...two, needs })).toEqual({ own: 120, others: 35, hand: 75 })
  expect(moreOf(100, whole, { ...two, needs })).toEqual({ own: 20, others: 20, hand: 60 })
  expect(moreOf(230, whole, { ...two, players: 3, needs })).toEqual({ own: 120, others: 20, hand: 90 })
})

test('only rows of cards with text take of it: not an empty hand, names, or small cards of others', () => {
  expect(moreOf(60, whole, { ...two, hand: 0 })).toEqual({ own: 30, others: 30, hand: 0 })
  expect(moreOf(60, whole, { ...two, players: 4, hand: 2 })).toEqual({ own: 30, others: 0, hand: 30 })
  expect(moreOf(60, { ...whole, others: 'small', hand: 'names' }, two)).toEqual({
    own: 60,
    others: 0,
    hand: 0,
  })
})

test.each([2, 3, 4])(
  'of %i players, the others and the hand give before the own cards lose their text',
  (players) => {
    const ways = waysFor(players)
    expect(ways[0]).toEqual(whole)
    const bare = ways.findIndex(({ own }) => !own)
    expect(ways.slice(0, bare).some(({ hand, others }) => hand === 'line' || others !== 'texts')).toBe(true)
    const others = players === 2 ? 'heads' : 'names'
    expect(ways.at(-1)).toEqual({ strip: 13, others, hand: 'line', own: false, wide: true })
  },
)

test('strips become lower before a hand loses its texts, and never lower than whole icons', () => {
  for (const ways of [waysFor(2), waysFor(4)]) {
    const small = ways.findIndex(({ hand }) => hand === 'small')
    expect(ways[small - 1]?.strip).toBe(13)
    expect(Math.min(...ways.map(({ strip }) => strip))).toBe(13)
  }
})

test('others have texts where their cards are wide enough, and small cards beside', () => {
  const packs = Array.from({ length: 5 }, () => ({ count: 1, splay: 'none' }) as const)
  const drawn = (width: number) =>
    measureFor('desktop', { ...ANY_HEIGHT, own: false, packs, room: { width, gap: 8 } })
  expect(drawn(720)).toMatchObject({ full: true, h: 82 })
  expect(drawn(470)).toMatchObject({ full: false, h: 59 })
})

test('the strips of all stacks take no more downwards than the deepest may', () => {
  const packs = [
    { count: 11, splay: 'up' },
    { count: 3, splay: 'up' },
  ] as const
  const way = { ...whole, strip: 13 }
  const room = { width: 1080, gap: 8 }
  expect(measureFor('desktop', { ...ANY_HEIGHT, way, own: true, packs, room }).rise).toBe(130)
})
