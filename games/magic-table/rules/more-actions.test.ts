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

describe('a count beyond the zone', () => {
  it.each(['view top k', 'shuffle bottom'])('is refused with a sentence: %s', (name) => {
    const table = duel({ dan: { library: ['Ash', 'Birch'], graveyard: ['Elm'] } })
    const before = JSON.stringify([table.board(), table.log()])
    for (const [zoneName, count, sentence] of [
      ['library', 3, 'dan’s library has only 2 cards.'],
      ['library', 99_999, 'dan’s library has only 2 cards.'],
      ['graveyard', 2, 'dan’s graveyard has only 1 card.'],
      ['exile', 1, 'dan’s exile has no card.'],
    ] as const) {
      const ask = () => table.answer('mia', { name, zoneId: `dan.${zoneName}`, count })
      expect(ask).toThrow(expect.objectContaining({ name: 'Refusal', message: sentence }))
      expect(JSON.stringify([table.board(), table.log()])).toBe(before)
    }
    table.answer('mia', { name, zoneId: 'dan.library', count: 2 })
    expect(table.log('mia').at(-1)).toContain('2')
  })

  it('is not what was looked at', () => {
    const table = duel({ dan: { library: ['Ash', 'Birch'] } })
    table.answer('dan', { name: 'view top k', zoneId: 'dan.library', count: 2 })
    const top = ['dan.library.0', 'dan.library.1', 'dan.library.2']
    expect(() => table.answer('dan', { name: 'arrange', zoneId: 'dan.library', top })).toThrow(Refusal)
    is(table, 'dan', { library: ['Ash', 'Birch'] })
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

describe('a whole zone', () => {
  it('is made secret where all see it, and nowhere else', () => {
    const table = duel({ dan: { creatures: ['Wall', 'Knight'], hand: ['Ash'] } })
    table.answer('mia', { name: 'secret all', zoneId: 'dan.creatures' })
    is(table, 'dan', {
      creatures: [
        { name: 'Wall', secret: true, knownTo: [] },
        { name: 'Knight', secret: true, knownTo: [] },
      ],
      hand: ['Ash'],
    })
    expect(table.log('dan').at(-1)).toBe("mia makes dan's creatures secret")
    expect(() => table.answer('mia', { name: 'secret all', zoneId: 'dan.hand' })).toThrow(Refusal)
  })

  it('gives one card by chance to the graveyard, which is taken back with consent alone', () => {
    const table = duel({ dan: { hand: ['Wall', 'Knight', 'Ash'] } })
    table.answer('dan', { name: 'random to graveyard', zoneId: 'dan.hand' })
    const { hand = [], graveyard = [] } = table.board().dan as Record<string, readonly unknown[]>
    expect([hand.length, graveyard.length]).toEqual([2, 1])
    expect(table.log('mia').at(-2)).toBe("dan lets chance choose a card of dan's hand")
    expect(table.log('mia').at(-1)).toMatch(/^dan moves (Wall|Knight|Ash) from hand to graveyard$/)
    table.undo('dan')
    expect(table.view('mia').undoAsked).toMatchObject({ by: 'dan', because: 'chance' })
    const empty = { name: 'random to graveyard', zoneId: 'dan.exile' }
    expect(() => table.answer('dan', empty)).toThrow('There is no card in that zone.')
  })

  it('of spells that wait is cleared: each goes to the graveyard of its owner', () => {
    const table = duel({
      dan: { stack: [{ name: 'Wall', owner: 'mia' }, 'Knight'] },
      mia: { stack: ['Ash'] },
    })
    table.answer('mia', { name: 'clear stack' })
    is(table, 'dan', { graveyard: ['Knight'] })
    is(table, 'mia', { graveyard: ['Ash', 'Wall'] })
  })
})

describe('cards looked at on top', () => {
  it('go to the hand as well, where the others do not see which they are', () => {
    const table = duel({ dan: { library: ['Ash', 'Birch', 'Cedar', 'Oak'] } })
    table.answer('dan', { name: 'view top k', zoneId: 'dan.library', count: 3 })
    const [top, bottom, hand] = [['dan.library.1'], ['dan.library.0'], ['dan.library.2']]
    table.answer('dan', { name: 'arrange', zoneId: 'dan.library', top, bottom, hand })
    is(table, 'dan', {
      library: ['Birch', 'Oak', 'Ash'],
      hand: [{ name: 'Cedar', knownTo: ['dan'] }],
    })
    expect(table.log('mia').at(-1)).toBe('dan moves a card from library to hand')
  })
})
