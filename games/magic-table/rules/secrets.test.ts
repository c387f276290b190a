import { type JsonObject, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open'

const duel = (position: object) => open({ players: ['dan', 'mia'], ...position })
const stated = (table: ReturnType<typeof open>, player: string, zones: JsonObject) =>
  expect(table.differences({ [player]: zones })).toEqual([])

describe('secret and morph', () => {
  it('hides a secret creature from everybody', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    table.answer('dan', { name: 'secret', cardId: 'dan.creatures.0' })
    stated(table, 'dan', { creatures: [{ name: 'Wall', secret: true, knownTo: [] }] })
    expect(table.view('dan').seats[0]?.zones.creatures.cards).toMatchObject([{ hidden: 'secret' }])
    table.answer('dan', { name: 'unsecret', cardId: 'dan.creatures.0' })
    stated(table, 'dan', { creatures: [{ name: 'Wall', secret: false, knownTo: ['dan', 'mia'] }] })
  })

  it.each(['hand', 'library', 'graveyard', 'attacking', 'exile', 'command', 'sideboard'])(
    'keeps a secret card secret when it moves to %s',
    (zone) => {
      const table = duel({ dan: { creatures: [{ name: 'Wall', secret: true }] } })
      table.answer('mia', { name: 'move card', cardId: 'dan.creatures.0', destId: `dan.${zone}` })
      stated(table, 'dan', { [zone]: [{ name: 'Wall', secret: true, knownTo: [] }] })
      for (const player of ['dan', 'mia']) expect(table.log(player).join()).not.toContain('Wall')
    },
  )

  it('plays a morph that its player alone knows', () => {
    const table = duel({ dan: { hand: ['Sneak'] } })
    table.answer('dan', { name: 'morph', cardId: 'dan.hand.0' })
    stated(table, 'dan', { stack: [{ name: 'Sneak', morph: true, knownTo: ['dan'] }] })
    expect(table.log('mia').at(-1)).toBe('dan puts a morph on the stack')
    expect(table.log('dan').at(-1)).toBe('dan puts Sneak on the stack')
    expect(table.view('mia').seats[0]?.zones.stack.cards).toMatchObject([{ hidden: 'morph' }])
    table.answer('dan', { name: 'move card', cardId: 'dan.stack.0', destId: 'dan.creatures', destIndex: 0 })
    stated(table, 'dan', { creatures: [{ name: 'Sneak', morph: true, knownTo: ['dan'] }] })
    table.answer('dan', { name: 'unmorph', cardId: 'dan.creatures.0' })
    stated(table, 'dan', { creatures: [{ name: 'Sneak', morph: false, knownTo: ['dan', 'mia'] }] })
  })

  it('turns a creature that all knew into a morph that its player alone knows', () => {
    const table = duel({ dan: { creatures: ['Sneak'] } })
    table.answer('dan', { name: 'morph', cardId: 'dan.creatures.0' })
    stated(table, 'dan', { stack: [{ name: 'Sneak', morph: true, knownTo: ['dan'] }] })
    table.answer('dan', { name: 'move card', cardId: 'dan.stack.0', destId: 'dan.graveyard' })
    stated(table, 'dan', { graveyard: [{ name: 'Sneak', morph: false, knownTo: ['dan', 'mia'] }] })
  })

  it('gives a morph no counters that would tell what it is', () => {
    const cards = { Sage: { data: { card_faces: [{ oracle_text: 'Put a lore counter on it.' }] } } }
    const table = duel({ cards, dan: { hand: ['Sage'] } })
    table.answer('dan', { name: 'morph', cardId: 'dan.hand.0' })
    table.answer('dan', { name: 'move card', cardId: 'dan.stack.0', destId: 'dan.creatures' })
    stated(table, 'dan', { creatures: [{ name: 'Sage', counters: {} }] })
  })
})

describe('the log', () => {
  const cards = { 'Day // Night': { data: { card_faces: [{ name: 'Day' }, { name: 'Night' }] } } }
  const read = (zoneName: string, action: JsonObject) => {
    const table = duel({ cards, dan: { [zoneName]: ['Day // Night'] } })
    table.answer('dan', { cardId: `dan.${zoneName}.0`, ...action })
    return [table, table.log('mia').at(-1), table.log('dan').at(-1)] as const
  }

  it('keeps what is written on a card from those who do not see it there', () => {
    const annotation = 'win with this'
    for (const name of ['annotate', 'annotate eot', 'annotate perpetual']) {
      const [, others, own] = read('hand', { name, annotation })
      expect(others).toBe('dan marks a card')
      expect(own).toBe(`dan annotates Day // Night: '${annotation}'`)
    }
    expect(read('creatures', { name: 'annotate', annotation })[1]).toContain(annotation)
  })

  it('keeps a perpetual annotation from those who do not know the card, wherever it lies', () => {
    const table = duel({ dan: { creatures: [{ name: 'Sneak', morph: true }] } })
    const cardId = 'dan.creatures.0'
    table.answer('dan', { name: 'annotate perpetual', cardId, annotation: 'gold' })
    expect(table.log('mia').at(-1)).toBe('dan marks a morph')
    table.answer('dan', { name: 'annotate', cardId, annotation: 'goad' })
    expect(table.log('mia').at(-1)).toBe("dan annotates a morph: 'goad'")
  })

  it('keeps what ends with the turn from those who did not see it', () => {
    const [table] = read('hand', { name: 'annotate eot', annotation: 'win with this' })
    table.answer('dan', { name: 'add tracker', cardId: 'dan.hand.0', key: 'storm' })
    table.answer('dan', { name: 'add counter', cardId: 'dan.hand.0', key: 'charge' })
    table.answer('dan', { name: 'select phase', phase: 'end' })
    expect(table.log('mia').join()).not.toMatch(/win with this|storm|charge/)
    expect(table.log('dan').slice(-2)).toEqual([
      "Day // Night loses 'win with this'",
      'the tracker storm of Day // Night is cleared',
    ])
  })

  it('does not say that a hidden card has several faces', () => {
    const [, others, own] = read('hand', { name: 'active face', faceIndex: 1 })
    expect(others).toBe('dan marks a card')
    expect(own).toBe('dan turns Day to Night')
  })

  it('calls a morph a morph that goes back to the hand', () => {
    const table = duel({ dan: { creatures: [{ name: 'Sneak', morph: true }] } })
    table.answer('dan', { name: 'move card', cardId: 'dan.creatures.0', destId: 'dan.hand' })
    expect(table.log('mia').at(-1)).toBe('dan moves a morph from creatures to hand')
  })
})

describe('a sideboard', () => {
  it('is to others a number, and the cards of it that they know', () => {
    const table = duel({ dan: { sideboard: ['Ash', { name: 'Birch', knownTo: ['dan', 'mia'] }, 'Cedar'] } })
    const board = (viewer?: string) => table.view(viewer).seats[0]?.zones.sideboard
    expect(board('dan')?.cards).toHaveLength(3)
    for (const viewer of ['mia', undefined]) {
      expect(board(viewer)?.count).toBe(3)
      expect(board(viewer)?.cards).toMatchObject([{ record: expect.any(String) as string }])
    }
  })
})

describe('a hidden card', () => {
  it.each(['hand', 'library', 'sideboard'])('is neither tapped nor untapped: %s', (zoneName) => {
    const table = duel({ dan: { [zoneName]: ['Wall'], graveyard: ['Ash'] } })
    for (const name of ['tap', 'untap'])
      expect(() => table.answer('dan', { name, cardId: `dan.${zoneName}.0` })).toThrow(Refusal)
    for (const name of ['tap all', 'untap all'])
      expect(() => table.answer('dan', { name, zoneId: `dan.${zoneName}` })).toThrow(Refusal)
    table.answer('dan', { name: 'tap', cardId: 'dan.graveyard.0' })
  })
})

describe('handles', () => {
  const hand = (table: ReturnType<typeof open>, viewer: string) =>
    table.view(viewer).seats[0]?.zones.hand.cards.map(({ handle }) => handle) ?? []

  it('are new after a shuffle and after every change of zone', () => {
    const table = duel({ dan: { hand: ['Wall', 'Wall'], library: ['Wall'] } })
    const before = hand(table, 'mia')
    table.answer('dan', { name: 'shuffle', zoneId: 'dan.hand' })
    const after = hand(table, 'mia')
    expect(after.filter((handle) => before.includes(handle))).toEqual([])
    table.answer('dan', { name: 'move card', cardId: 'dan.hand.0', destId: 'dan.creatures' })
    expect(after).not.toContain(table.view('mia').seats[0]?.zones.creatures.cards[0]?.handle)
    expect(table.view('mia').news.items).toMatchObject([{ kind: 'moved', from: 'players.dan.hand' }])
    expect(table.view('mia').news.items[0]).not.toHaveProperty('was')
    expect(table.view('dan').news.items[0]).toHaveProperty('was', after[0])
  })

  it('show nothing else of a card that lies hidden in a hand', () => {
    const cards = { Sage: { data: { card_faces: [{ loyalty: '4' }] } } }
    const table = duel({ cards, dan: { hand: ['Sage'] } })
    table.answer('dan', { name: 'move card', cardId: 'dan.hand.0', destId: 'dan.battlefield' })
    table.answer('dan', { name: 'move card', cardId: 'dan.battlefield.0', destId: 'dan.hand' })
    table.answer('dan', { name: 'annotate', cardId: 'dan.hand.0', annotation: 'the sage' })
    table.answer('dan', { name: 'hide all', zoneId: 'dan.hand' })
    const [card] = table.view('mia').seats[0]?.zones.hand.cards ?? []
    expect(card).toEqual({ handle: hand(table, 'mia')[0], hidden: 'hidden' })
    expect(table.view('dan').seats[0]?.zones.hand.cards).toMatchObject([{ annotation: 'the sage' }])
  })

  it('refuses an action on a card that has moved meanwhile', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    const seen = table.view('mia').seats[0]?.zones.creatures.cards[0]?.handle ?? ''
    table.answer('dan', { name: 'move card', cardId: 'dan.creatures.0', destId: 'dan.graveyard' })
    expect(() => table.answer('mia', { name: 'tap', cardId: seen })).toThrow(
      'That card has moved in the meantime.',
    )
    stated(table, 'dan', { graveyard: [{ name: 'Wall', tapped: false }] })
  })

  it('shows of a library the known runs at both ends, and else one card each', () => {
    const unknown = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm']
    const table = duel({ dan: { library: unknown } })
    const library = (viewer: string) => table.view(viewer).seats[0]?.zones.library
    const shown = (viewer: string) => [library(viewer)?.cards.length, library(viewer)?.bottom?.length]
    expect(shown('mia')).toEqual([1, 1])
    table.answer('dan', { name: 'view top k', zoneId: 'dan.library', count: 2 })
    expect(shown('dan')).toEqual([2, 1])
    expect(shown('mia')).toEqual([1, 1])
    table.answer('dan', { name: 'view all', zoneId: 'dan.library' })
    expect(shown('dan')).toEqual([5, 0])
    expect(library('mia')?.count).toBe(5)
  })
})

describe('who watches without a seat', () => {
  it('sees what everybody knows', () => {
    const table = duel({ dan: { hand: ['Wall'], creatures: ['Knight'] } })
    const { seats, records } = table.view()
    expect(seats[0]?.zones.hand.cards).toMatchObject([{ hidden: 'hidden' }])
    expect(Object.values(records).map(({ data }) => data.card_faces[0]?.name)).toEqual(['Knight'])
  })
})
