import { type JsonObject, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open'

const duel = (position: object) => open({ players: ['dan', 'mia'], ...position })
type Table = ReturnType<typeof open>
const is = (table: Table, player: string, zones: JsonObject) =>
  expect(table.differences({ [player]: zones })).toEqual([])

describe('showing cards', () => {
  it('reveals one card, or a whole zone', () => {
    const table = duel({ dan: { hand: ['Wall', 'Knight'], library: ['Ash'] } })
    table.answer('dan', { name: 'reveal', cardId: 'dan.hand.0' })
    expect(table.log('mia').at(-1)).toBe('dan reveals Wall')
    expect(table.view('mia').news.items).toMatchObject([{ kind: 'shown' }])
    is(table, 'dan', {
      hand: [
        { name: 'Wall', knownTo: ['dan', 'mia'] },
        { name: 'Knight', knownTo: ['dan'] },
      ],
    })
    table.answer('dan', { name: 'reveal all', zoneId: 'dan.hand' })
    is(table, 'dan', { hand: ['Wall', { name: 'Knight', knownTo: ['dan', 'mia'] }] })
    table.answer('mia', { name: 'view all', zoneId: 'dan.library' })
    expect(table.log('dan').at(-1)).toBe("mia looks through dan's library")
    is(table, 'dan', { hand: ['Wall', 'Knight'], library: [{ name: 'Ash', knownTo: ['mia'] }] })
  })

  it('keeps secret and face-down cards so through a shuffle', () => {
    const table = duel({ dan: { hand: [{ name: 'Wall', secret: true }, 'Knight'] } })
    table.answer('dan', { name: 'shuffle', zoneId: 'dan.hand' })
    const known = (
      table.board().dan as Record<string, readonly { name: string; knownTo: readonly string[] }[]>
    ).hand
    expect(Object.fromEntries((known ?? []).map(({ name, knownTo }) => [name, knownTo]))).toEqual({
      Wall: [],
      Knight: ['dan'],
    })
  })
})

describe('several cards at once', () => {
  it('puts counters on them, and moves them to the bottom in order', () => {
    const table = duel({ dan: { creatures: ['Wall', 'Knight', 'Lion'], library: ['Ash'] } })
    const cardIds = ['dan.creatures.0', 'dan.creatures.2']
    table.answer('dan', { name: 'adjust c-counters', cardIds, key: '+1/+1', count: 2 })
    is(table, 'dan', {
      creatures: [
        { name: 'Wall', counters: { '+1/+1': 2 } },
        'Knight',
        { name: 'Lion', counters: { '+1/+1': 2 } },
      ],
    })
    expect(table.log('mia').at(-1)).toBe('dan adjusts +1/+1 of Lion by 2')
    table.answer('dan', { name: 'move cards', cardIds: cardIds.toReversed(), destId: 'dan.library' })
    is(table, 'dan', { creatures: ['Knight'], library: ['Ash', 'Lion', 'Wall'] })
    const twice = ['dan.library.0', 'dan.library.0']
    expect(() => table.answer('dan', { name: 'move cards', cardIds: twice, destId: 'dan.hand' })).toThrow(
      Refusal,
    )
  })

  it('moves nothing when one of them has gone', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    const cardIds = ['dan.creatures.0', 'dan.creatures.1']
    expect(() => table.answer('dan', { name: 'move cards', cardIds, destId: 'dan.exile' })).toThrow(Refusal)
    is(table, 'dan', { creatures: ['Wall'] })
  })
})

describe('what stays, and what does not fit', () => {
  it('keeps a perpetual annotation wherever the card goes', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    const annotation = 'has flying'
    table.answer('dan', { name: 'annotate perpetual', cardId: 'dan.creatures.0', annotation })
    table.answer('dan', { name: 'annotate', cardId: 'dan.creatures.0', annotation: 'blue' })
    table.answer('dan', { name: 'move card', cardId: 'dan.creatures.0', destId: 'dan.hand' })
    is(table, 'dan', { hand: [{ name: 'Wall', annotation: '', annotationPerpetual: annotation }] })
    table.answer('dan', { name: 'annotate perpetual', cardId: 'dan.hand.0', annotation: '' })
    expect(table.log('dan').at(-1)).toBe('dan clears the annotation of Wall')
  })

  it('keeps what a creature has when it changes sides', () => {
    const creatures = [{ name: 'Wall', tapped: true, annotation: 'blue', counters: { ice: 2 } }]
    const table = duel({ dan: { creatures } })
    table.answer('mia', { name: 'move card', cardId: 'dan.creatures.0', destId: 'mia.creatures' })
    is(table, 'mia', {
      creatures: [{ name: 'Wall', tapped: true, annotation: 'blue', counters: { ice: 2 }, owner: 'dan' }],
    })
    expect(table.view('dan').seats[1]?.zones.creatures.cards[0]?.owner).toBe('dan')
  })

  it('copies no card that one does not know, and fills no table without end', () => {
    const table = duel({ dan: { creatures: [{ name: 'Sneak', morph: true }] } })
    expect(() => table.answer('mia', { name: 'clone', cardId: 'dan.creatures.0' })).toThrow(/not know/)
    const data = { name: 'Rat', zoneId: 'mia.creatures', count: 100 }
    const unchecked = open({ players: ['dan', 'mia'] }, { checks: false })
    for (let made = 0; made < 1000; made += 100) unchecked.answer('mia', { name: 'create token', data })
    expect(() => unchecked.answer('mia', { name: 'create token', data: { ...data, count: 1 } })).toThrow(
      /1000/,
    )
  })

  it('takes damage by a commander back, but not below nothing', () => {
    const table = duel({ format: 'Commander' })
    const damage = (amount: number) => () =>
      table.answer('mia', { name: 'commander damage', from: 'dan', amount })
    damage(3)()
    damage(-3)()
    expect(damage(-1)).toThrow(Refusal)
    expect(table.view('dan').seats[1]?.commanderDamage).toEqual({ dan: 0 })
  })

  it('forgets an offer of a draw with the next turn', () => {
    const table = duel({})
    table.answer('mia', { name: 'draw game' })
    table.answer('dan', { name: 'select phase', phase: 'start turn' })
    expect(table.view('dan').drawOffers).toEqual([])
  })
})
