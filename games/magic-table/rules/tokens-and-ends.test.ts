import { type JsonObject, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open'

const duel = (position: object = {}, options?: object) =>
  open({ players: ['dan', 'mia'], ...position }, options)
type Table = ReturnType<typeof open>
const is = (table: Table, player: string, zones: JsonObject) =>
  expect(table.differences({ [player]: zones })).toEqual([])
const token = (zoneId: string, more: object = {}) => ({
  name: 'create token',
  data: { name: 'Bear', zoneId, ...more },
})

describe('tokens, copies and imported cards', () => {
  it('makes tokens that cease to exist where they cannot lie', () => {
    const table = duel()
    table.answer('dan', token('dan.creatures', { count: 3, annotation: '2/2' }))
    table.answer('dan', { name: 'move card', cardId: 'dan.creatures.0', destId: 'dan.graveyard' })
    is(table, 'dan', { creatures: [{ name: 'Bear', token: true, annotation: '2/2' }, 'Bear'] })
    expect(table.log('mia').at(-1)).toBe('Bear ceases to exist')
    table.answer('dan', token('dan.stack'))
    table.answer('dan', { name: 'move card', cardId: 'dan.stack.0', destId: 'dan.creatures' })
    is(table, 'dan', { creatures: ['Bear', 'Bear', 'Bear'] })
  })

  it('makes tokens with a type, a size, colors and a text, which count like those of a card', () => {
    const table = duel()
    const bird = {
      name: 'Bird',
      type: 'Creature — Bird',
      power: '1',
      toughness: '1',
      colors: ['w'],
      rules: 'Flying',
    }
    table.answer('dan', token('dan.creatures', bird))
    const { records, seats } = table.view('mia')
    const [card] = seats[0]?.zones.creatures.cards ?? []
    expect(records[card !== undefined && 'record' in card ? card.record : '']?.data.card_faces).toMatchObject(
      [
        {
          name: 'Bird',
          type_line: 'Token Creature — Bird',
          power: '1',
          color_indicator: ['w'],
          oracle_text: 'Flying',
        },
      ],
    )
    expect(() => table.answer('dan', token('dan.creatures', { colors: ['x'] }))).toThrow('A color is')
  })

  it('makes a token face down that its maker alone knows', () => {
    const table = duel()
    table.answer('dan', token('mia.creatures', { morph: true }))
    is(table, 'mia', { creatures: [{ name: 'Bear', morph: true, knownTo: ['dan'] }] })
    expect(table.log('mia').at(-1)).toBe("dan makes 1 a morph in mia's creatures")
  })

  it('imports cards for the player of the zone, and copies what one knows', () => {
    const cards = { Wish: { _id: 'w', source: 'scryfall', data: { card_faces: [{ loyalty: '3' }] } } }
    const table = duel({ cards })
    const data = { card: 'Wish', zoneId: 'mia.hand', count: 2, isToken: false }
    table.answer('dan', { name: 'import card', data })
    is(table, 'mia', { hand: [{ name: 'Wish', knownTo: ['dan', 'mia'], token: false }, 'Wish'] })
    expect(() => table.answer('dan', { name: 'import card', data: { ...data, isToken: true } })).toThrow(
      Refusal,
    )
    table.answer('mia', { name: 'move card', cardId: 'mia.hand.0', destId: 'mia.battlefield' })
    table.answer('dan', { name: 'clone', cardId: 'mia.battlefield.0', zoneId: 'dan.battlefield' })
    is(table, 'dan', { battlefield: [{ name: 'Wish', token: true, counters: {} }] })
  })
})

describe('drawing, mulligans and shuffles', () => {
  const library = (cards: number) => Array.from({ length: cards }, (_, at) => `Card ${at}`)
  const names = (table: Table, zone: string) =>
    (table.board().dan as Record<string, readonly { name: string }[]>)[zone]?.map(({ name }) => name) ?? []

  it('takes a mulligan to seven cards, of which as many go back as were taken', () => {
    const table = duel({ dan: { library: library(10) } })
    table.answer('dan', { name: 'draw 7' })
    expect(table.log('dan').at(-1)).toBe('dan draws 7 cards')
    table.answer('dan', { name: 'mulligan' })
    expect([names(table, 'hand').length, names(table, 'library').length]).toEqual([7, 3])
    expect(table.view('mia').seats[0]).toMatchObject({ mulligans: 1, toPutBack: 1 })
    const [firstInHand] = names(table, 'hand')
    expect(() => table.answer('dan', { name: 'put back', cardIds: ['dan.hand.0', 'dan.hand.1'] })).toThrow(
      Refusal,
    )
    table.answer('dan', { name: 'put back', cardIds: ['dan.hand.0'] })
    expect(names(table, 'library').at(-1)).toBe(firstInHand)
    expect(() => table.answer('dan', { name: 'put back', cardIds: ['dan.hand.0'] })).toThrow(Refusal)
  })

  it('asks no more cards back than were drawn, however many mulligans are taken', () => {
    const table = duel({ dan: { library: library(2) } })
    for (let taken = 0; taken < 4; taken += 1) table.answer('dan', { name: 'mulligan' })
    expect(table.view('dan').seats[0]).toMatchObject({ mulligans: 4, toPutBack: 2 })
    table.answer('dan', { name: 'put back', cardIds: ['dan.hand.0', 'dan.hand.1'] })
    expect(names(table, 'hand')).toEqual([])
  })

  it('notes that a library is empty', () => {
    const table = duel()
    table.answer('dan', { name: 'draw' })
    expect(table.log('mia').at(-1)).toBe('dan tries to draw a card, but the library is empty')
    is(table, 'dan', { library: [] })
    table.answer('mia', { name: 'draw', playerName: 'dan' })
    expect(table.log('mia').at(-1)).toBe('dan tries to draw a card, but the library is empty (by mia)')
  })

  it('shuffles the bottom and leaves the rest as it was', () => {
    const table = duel({ dan: { library: library(7) } })
    table.answer('dan', { name: 'view all', zoneId: 'dan.library' })
    table.answer('dan', { name: 'shuffle bottom', zoneId: 'dan.library', count: 3 })
    const cards =
      (table.board().dan as Record<string, readonly { knownTo: readonly string[] }[]>).library ?? []
    expect(names(table, 'library').slice(0, 4)).toEqual(library(4))
    expect(cards.map(({ knownTo }) => knownTo.length)).toEqual([1, 1, 1, 1, 0, 0, 0])
    expect(names(table, 'library').toSorted()).toEqual(library(7))
    table.answer('dan', { name: 'shuffle bottom', zoneId: 'dan.library', count: 7 })
    expect(names(table, 'library').toSorted()).toEqual(library(7))
    for (const name of ['shuffle bottom', 'view top k'])
      table.answer('dan', { name, zoneId: 'dan.library', count: 1 })
    expect(table.log('mia').slice(-2)).toEqual([
      "dan shuffles the bottom card of dan's library",
      "dan looks at the top card of dan's library",
    ])
  })

  it('moves all, and those on top that everybody knows', () => {
    const table = duel({ dan: { hand: ['Ash', 'Birch'], library: ['Cedar', 'Dogwood', 'Elm'] } })
    table.answer('dan', { name: 'move all', sourceId: 'dan.hand', targetId: 'dan.library' })
    expect(names(table, 'library')).toEqual(['Cedar', 'Dogwood', 'Elm', 'Ash', 'Birch'])
    for (const _ of [1, 2]) table.answer('dan', { name: 'reveal next', zoneId: 'dan.library' })
    table.answer('dan', { name: 'move revealed', sourceId: 'dan.library', targetId: 'dan.graveyard' })
    is(table, 'dan', { graveyard: ['Dogwood', 'Cedar'], library: ['Elm', 'Ash', 'Birch'] })
    table.answer('dan', {
      name: 'move cards',
      cardIds: ['dan.graveyard.1', 'dan.graveyard.0'],
      destId: 'dan.library',
      destIndex: 0,
    })
    expect(names(table, 'library').slice(0, 2)).toEqual(['Cedar', 'Dogwood'])
  })

  it('arranges the cards looked at, and cascades', () => {
    const cards = {
      Bolt: { data: { card_faces: [{ mana_cost: '{R}', type_line: 'Instant' }] } },
      Plains: { data: { card_faces: [{ type_line: 'Basic Land — Plains' }] } },
    }
    const table = duel({ cards, dan: { library: ['Ash', 'Birch', 'Plains', 'Bolt', 'Elm'] } })
    table.answer('dan', { name: 'view top k', zoneId: 'dan.library', count: 3 })
    const [top, bottom, graveyard] = [['dan.library.2'], ['dan.library.0'], ['dan.library.1']]
    table.answer('dan', { name: 'arrange', zoneId: 'dan.library', top, bottom, graveyard })
    is(table, 'dan', { library: ['Plains', 'Bolt', 'Elm', 'Ash'], graveyard: ['Birch'] })
    expect(() =>
      table.answer('dan', { name: 'arrange', zoneId: 'dan.library', top: ['dan.library.3'] }),
    ).toThrow(Refusal)
    table.answer('dan', { name: 'cascade', x: 2 })
    is(table, 'dan', { library: ['Elm', 'Ash', 'Plains'], stack: ['Bolt'], graveyard: ['Birch'] })
    table.answer('dan', { name: 'cascade', x: 0 })
    expect(table.log('mia').at(-1)).toBe('dan cascades for 0 and fails to find')
  })

  it('rolls the stated dice, and the same answers give the same cards', () => {
    const table = duel({ chance: { die: [2, 6] } })
    table.answer('dan', { name: 'roll die', faces: 2 })
    expect(table.log('mia').at(-1)).toBe('dan flips a coin: tails')
    table.answer('dan', { name: 'roll die', faces: 6 })
    expect(table.log('mia').at(-1)).toBe('dan rolls 6 on a die with 6 faces')
    expect(table.undo('dan')).toBe('__NO_UNDO__')
    const shuffled = (seed: string) => {
      const other = duel({ seed, dan: { library: library(20) } })
      other.answer('dan', { name: 'shuffle', zoneId: 'dan.library' })
      return names(other, 'library').join()
    }
    expect(shuffled('one')).toBe(shuffled('one'))
    expect(shuffled('one')).not.toBe(shuffled('two'))
  })
})

describe('the end of a game', () => {
  it('comes when one team is left, and goes when the concession is taken back', () => {
    const table = duel()
    expect(() => table.answer('dan', { name: 'concede', playerName: 'mia' })).toThrow(Refusal)
    table.answer('dan', { name: 'concede' })
    expect(table.outcome).toMatchObject({ winners: ['mia'] })
    expect(table.pending).toEqual([])
    expect(table.undo('dan')).toBe('__SUCCESS__')
    expect(table.outcome).toBeUndefined()
    expect(table.pending).toMatchObject([{ actor: 'dan' }])
  })

  it('comes by a draw when all agree', () => {
    const table = duel()
    table.answer('dan', { name: 'draw game' })
    expect(() => table.answer('dan', { name: 'draw game' })).toThrow(Refusal)
    expect(table.view('mia').drawOffers).toEqual(['dan'])
    table.answer('mia', { name: 'draw game' })
    expect(table.outcome).toEqual({ winners: [], reason: 'Draw Game' })
  })

  it('comes by a draw when whoever did not agree concedes', () => {
    const table = open({ players: ['dan', 'mia', 'zoe'] })
    table.answer('dan', { name: 'draw game' })
    table.answer('mia', { name: 'draw game' })
    expect(table.outcome).toBeUndefined()
    table.answer('zoe', { name: 'concede' })
    expect(table.outcome).toEqual({ winners: [], reason: 'Draw Game' })
  })

  it('comes by a draw when only bots are left, which would play on for ever', () => {
    const bots = { mia: 'goldfish', zoe: 'goldfish' }
    const table = open({ players: ['dan', 'mia', 'zoe'], settings: { bots } })
    table.answer('dan', { name: 'concede' })
    expect(table.outcome).toMatchObject({ winners: [], reason: 'Draw Game' })
  })

  it('lets each player show what they had hidden, and is final then', () => {
    const table = open({
      players: ['dan', 'mia'],
      dan: { hand: ['Wall'] },
      mia: { hand: ['Bear'], library: ['Elk', 'Newt'], creatures: [{ name: 'Ox', morph: true }] },
    })
    table.answer('dan', { name: 'concede' })
    expect(table.view('dan').seats[1]?.zones.hand.cards[0]).not.toHaveProperty('record')
    table.answer('mia', ['yes'])
    const { zones } = table.view('dan').seats[1] ?? {}
    for (const zone of ['hand', 'library', 'creatures'] as const)
      for (const card of zones?.[zone].cards ?? []) expect(card).toHaveProperty('record')
    expect(zones?.library.cards).toHaveLength(2)
    expect(table.view('mia').seats[0]?.zones.hand.cards[0]).not.toHaveProperty('record')
    expect(table.undo('dan')).toBe('__NO_UNDO__')
    expect(() => table.answer('mia', ['yes'])).toThrow(Refusal)
    expect(table.outcome).toMatchObject({ winners: ['mia'] })
  })

  it('goes on with three when one concedes, and the team wins together', () => {
    const table = open({ players: ['dan', 'mia', 'zoe'], settings: { teams: { mia: 'us', zoe: 'us' } } })
    table.answer('zoe', { name: 'concede' })
    expect(table.outcome).toBeUndefined()
    table.answer('dan', { name: 'concede' })
    expect(table.outcome).toEqual({ winners: ['mia', 'zoe'], reason: 'concession' })
    table.undo('mia')
    table.undo('mia')
    table.answer('dan', { name: 'pass priority', target: 'zoe' })
    table.answer('zoe', { name: 'concede' })
    expect(table.turn()).toBe('dan')
  })
})
