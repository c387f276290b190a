import { defined, type JsonObject, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { STAR_PHASES } from './facts/phases'
import { open } from './testing/open'

const duel = (position: object = {}) => open({ players: ['dan', 'mia'], ...position })
type Table = ReturnType<typeof open>
const is = (table: Table, player: string, zones: JsonObject) =>
  expect(table.differences({ [player]: zones })).toEqual([])
const move = (table: Table, cardId: string, ...[destId, destIndex]: readonly [string, number?]) =>
  table.answer('dan', {
    name: 'move card',
    cardId,
    destId,
    ...defined({ destIndex }),
  })
const names = (table: Table, player: string, zone: string) =>
  ((table.board()[player] as Record<string, readonly { name: string }[]>)[zone] ?? []).map(({ name }) => name)

describe('the first name before ‘counter’ in a text', () => {
  it.each([
    ['Put a charge counter on it.', { charge: 0 }],
    ['Put two Verse counters on it.', { verse: 0 }],
    ['Put a +1/+1 counter on it.', {}],
    ['Remove a counter from it.', {}],
    ['Crank! counters are no counters.', {}],
    ['It gets (experience counters).', {}],
    ['It has time, counters and luck.', {}],
    ['Whenever X counters are put on it, draw a card.', {}],
    ['This spell can’t be countered.', {}],
  ])('makes an empty counter, but for words that are no name: %s', (oracle_text, counters) => {
    const cards = { Orb: { data: { card_faces: [{ oracle_text }] } } }
    const table = duel({ cards, dan: { hand: ['Orb'] } })
    move(table, 'dan.hand.0', 'dan.battlefield')
    is(table, 'dan', { battlefield: [{ name: 'Orb', counters }] })
  })

  it('is not looked for on a card with a loyalty, nor on one that comes from play', () => {
    const cards = {
      Sage: { data: { card_faces: [{ loyalty: 'X', oracle_text: 'Put a lore counter on it.' }] } },
    }
    const table = duel({ cards, dan: { hand: ['Sage'], creatures: ['Sage'] } })
    move(table, 'dan.hand.0', 'dan.battlefield')
    move(table, 'dan.creatures.0', 'dan.land')
    is(table, 'dan', {
      battlefield: [{ name: 'Sage', counters: { loyalty: 0 } }],
      land: [{ name: 'Sage', counters: {} }],
    })
  })
})

describe('the log of a move', () => {
  it('says what goes on the stack and what resolves, further in while something waits there', () => {
    const table = duel({ dan: { hand: ['Spell'], creatures: ['Wall'] } })
    move(table, 'dan.hand.0', 'dan.stack')
    expect(table.log('mia').at(-1)).toBe('dan puts Spell on the stack')
    table.answer('dan', { name: 'tap', cardId: 'dan.creatures.0' })
    move(table, 'dan.stack.0', 'dan.creatures')
    expect(table.log('mia').at(-1)).toBe("Spell resolves to dan's creatures")
    is(table, 'dan', { creatures: ['Wall', 'Spell'] })
  })

  it('names a card to those who knew it before or know it afterwards, and to nobody else', () => {
    const table = duel({ dan: { hand: ['Ash'], library: ['Birch', 'Elm'], creatures: ['Cedar'] } })
    move(table, 'dan.hand.0', 'dan.library', 1)
    expect([table.log('dan').at(-1), table.log('mia').at(-1)]).toEqual([
      'dan puts Ash from hand 1 from the top of library',
      'dan puts a card from hand 1 from the top of library',
    ])
    move(table, 'dan.creatures.0', 'dan.library')
    expect(table.log('mia').at(-1)).toBe('dan puts Cedar from creatures on the bottom of library')
    move(table, 'dan.library.0', 'dan.graveyard')
    expect(table.log('mia').at(-1)).toBe('dan moves Birch from library to graveyard')
  })

  it('has no line inside a zone, except inside a library', () => {
    const table = duel({ dan: { creatures: ['Ash', 'Birch'], library: ['Cedar', 'Elm', 'Oak'] } })
    const lines = table.log('mia').length
    move(table, 'dan.creatures.0', 'dan.creatures', 2)
    expect(table.log('mia')).toHaveLength(lines)
    move(table, 'dan.library.0', 'dan.library', 2)
    expect(table.log('mia').at(-1)).toBe('dan puts a card from library 1 from the top of library')
  })
})

describe('a card that is no longer secret', () => {
  it.each([
    ['hand', {}, ['dan']],
    ['graveyard', {}, ['dan', 'mia']],
    ['creatures', { morph: true }, ['dan']],
    ['library', {}, []],
  ] as const)('is known as if it came into its zone: %s %j', (zone, marks, knownTo) => {
    const table = duel({ dan: { [zone]: [{ name: 'Wall', secret: true, ...marks }] } })
    table.answer('dan', { name: 'unsecret', cardId: `dan.${zone}.0` })
    is(table, 'dan', { [zone]: [{ name: 'Wall', secret: false, knownTo: [...knownTo] }] })
  })
})

describe('chance', () => {
  it('shuffles every library of one answer on its own: equal decks lie in other orders', () => {
    const main = Array.from({ length: 30 }, (_, at) => `Card ${at}`)
    const table = duel({ opening: true, dan: { deck: { main } }, mia: { deck: { main } } })
    for (const player of ['dan', 'mia']) table.answer(player, { deck: true })
    const [dans, mias] = [names(table, 'dan', 'library'), names(table, 'mia', 'library')]
    expect(dans).not.toEqual(mias)
    for (const cards of [dans, mias]) expect(cards.toSorted()).toEqual(main.toSorted())
  })

  it('gives another order with each mulligan, and its owner sees a hand that was shuffled', () => {
    const library = Array.from({ length: 40 }, (_, at) => `Card ${at}`)
    const table = duel({ dan: { library } })
    const hands = [1, 2, 3].map(() => {
      table.answer('dan', { name: 'mulligan' })
      return names(table, 'dan', 'hand').join()
    })
    expect(new Set(hands).size).toBe(3)
    table.answer('mia', { name: 'shuffle', zoneId: 'dan.hand' })
    for (const card of table.view('dan').seats[0]?.zones.hand.cards ?? [])
      expect(card).toHaveProperty('record')
    for (const card of table.view('mia').seats[0]?.zones.hand.cards ?? [])
      expect(card).not.toHaveProperty('record')
  })
})

describe('the star', () => {
  it('is five steps, taken back one by one', () => {
    const table = duel({ phase: 'end', dan: { land: [{ name: 'Plains', tapped: true }], library: ['Ash'] } })
    const before = table.board()
    for (const phase of STAR_PHASES) table.answer('dan', { name: 'select phase', phase })
    const phases = STAR_PHASES.map(() => {
      table.undo('dan')
      // The draw showed a card: the other one is asked.
      if (table.pending.length > 1) table.answer('mia', ['yes'])
      return table.board().phase
    })
    expect(phases).toEqual(['draw', 'upkeep', 'untap', 'start turn', 'end'])
    expect(table.board()).toEqual(before)
    expect(table.undo('dan')).toBe('__NO_MORE_ACTIONS__')
  })
})

describe('several cards', () => {
  it('reverse their order in a graveyard, and keep it elsewhere', () => {
    const table = duel({ dan: { hand: ['Ash', 'Birch', 'Cedar'] } })
    table.answer('dan', { name: 'move all', sourceId: 'dan.hand', targetId: 'dan.graveyard' })
    expect(names(table, 'dan', 'graveyard')).toEqual(['Cedar', 'Birch', 'Ash'])
    table.answer('dan', { name: 'move all', sourceId: 'dan.graveyard', targetId: 'dan.exile' })
    expect(names(table, 'dan', 'exile')).toEqual(['Cedar', 'Birch', 'Ash'])
  })

  it('that hang on one card are all loosened when it leaves', () => {
    const aura = (name: string) => ({ name, attachedTo: 'dan.creatures.0' })
    const table = duel({
      dan: { creatures: ['Wall'], battlefield: [aura('Ash'), aura('Birch'), aura('Oak')] },
    })
    move(table, 'dan.creatures.0', 'dan.hand')
    expect(JSON.stringify(table.board())).not.toContain('attached')
    expect(names(table, 'dan', 'battlefield')).toEqual(['Ash', 'Birch', 'Oak'])
  })
})

describe('a counter or tracker', () => {
  it('that is added counts from one when it had run out, and is left alone when it counts', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    const wall = { cardId: 'dan.creatures.0', key: 'charge' }
    table.answer('dan', { name: 'add counter', ...wall })
    table.answer('dan', { name: 'adjust c-counter', ...wall, count: -1 })
    table.answer('dan', { name: 'add counter', ...wall })
    table.answer('dan', { name: 'add counter', ...wall })
    is(table, 'dan', { creatures: [{ name: 'Wall', counters: { charge: 1 } }] })
  })

  it('of zero is not said to be cleared at the end of the turn', () => {
    const table = duel({ dan: { creatures: [{ name: 'Wall', trackers: { storm: 0 } }] } })
    table.answer('dan', { name: 'select phase', phase: 'end' })
    expect(table.log('mia').at(-1)).toBe('end')
  })
})

describe('the turn', () => {
  it('belongs to somebody before its first phase was selected, and draws on the first one too', () => {
    const table = duel({ dan: { library: ['Ash'] } })
    expect(table.view('mia').turnPlayer).toBe('dan')
    table.answer('dan', { name: 'select phase', phase: 'draw' })
    expect(names(table, 'dan', 'hand')).toEqual(['Ash'])
  })

  it('goes by who has priority, whoever selects the phase', () => {
    const table = duel({ dan: { library: ['Ash'] }, mia: { library: ['Elm'] } })
    table.answer('mia', { name: 'select phase', phase: 'draw' })
    expect([names(table, 'dan', 'hand'), names(table, 'mia', 'hand')]).toEqual([['Ash'], []])
  })
})

describe('a detached card, and a zone that is public', () => {
  it('are left as they are', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    const before = JSON.stringify([table.board(), table.log()])
    table.answer('dan', { name: 'detach', cardId: 'dan.creatures.0' })
    expect(JSON.stringify([table.board(), table.log()])).toBe(before)
    expect(() => table.answer('dan', { name: 'hide all', zoneId: 'dan.creatures' })).toThrow(Refusal)
  })
})
