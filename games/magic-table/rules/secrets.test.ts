import type { JsonObject } from '@parlour/kernel'
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
