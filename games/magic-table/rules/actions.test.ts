import { type JsonObject, Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open'

const cards = {
  Sage: { data: { card_faces: [{ type_line: 'Planeswalker', loyalty: '4' }] } },
  Siege: { data: { card_faces: [{ type_line: 'Battle — Siege', defense: '5' }] } },
  Orb: { data: { card_faces: [{ oracle_text: 'Put a charge counter on Orb.' }] } },
  Plain: {
    data: { card_faces: [{ oracle_text: 'Remove a counter from it. This spell can be countered.' }] },
  },
  'Day // Night': { data: { card_faces: [{}, { loyalty: '2' }] } },
}
const duel = (position: object) => open({ players: ['dan', 'mia'], cards, ...position })
const trio = (position: object = {}) => open({ players: ['dan', 'mia', 'zoe'], ...position })
type Table = ReturnType<typeof open>
const is = (table: Table, player: string, zones: JsonObject) =>
  expect(table.differences({ [player]: zones })).toEqual([])
const move = (table: Table, cardId: string, destId: string) =>
  table.answer('dan', { name: 'move card', cardId, destId })

describe('coming into play', () => {
  it('gives counters of the face, and takes them away on leaving', () => {
    const table = duel({ dan: { hand: ['Sage', 'Siege', 'Orb', 'Plain'] } })
    for (const _ of [1, 2, 3, 4]) move(table, 'dan.hand.0', 'dan.battlefield')
    is(table, 'dan', {
      battlefield: [
        { name: 'Sage', counters: { loyalty: 4 } },
        { name: 'Siege', counters: { defense: 5 } },
        { name: 'Orb', counters: { charge: 0 } },
        { name: 'Plain', counters: {} },
      ],
    })
    move(table, 'dan.battlefield.0', 'dan.graveyard')
    is(table, 'dan', {
      battlefield: ['Siege', 'Orb', 'Plain'],
      graveyard: [{ name: 'Sage', counters: { loyalty: 0 } }],
    })
    move(table, 'dan.graveyard.0', 'dan.creatures')
    is(table, 'dan', {
      battlefield: ['Siege', 'Orb', 'Plain'],
      creatures: [{ name: 'Sage', counters: { loyalty: 4 } }],
    })
  })

  it('goes by the active face, and does not happen again on the way back from combat', () => {
    const table = duel({ dan: { hand: ['Day // Night'] } })
    table.answer('dan', { name: 'active face', cardId: 'dan.hand.0', faceIndex: 1 })
    expect(table.log('mia').at(-1)).toBe('dan marks a card')
    expect(table.log('dan').at(-1)).toBe('dan turns Day to Night')
    move(table, 'dan.hand.0', 'dan.creatures')
    move(table, 'dan.creatures.0', 'dan.attacking')
    move(table, 'dan.attacking.0', 'dan.creatures')
    is(table, 'dan', {
      creatures: [{ name: 'Day // Night', face: 1, tapped: true, counters: { loyalty: 2 } }],
    })
    move(table, 'dan.creatures.0', 'dan.exile')
    is(table, 'dan', { exile: [{ name: 'Day // Night', face: 0, tapped: false }] })
  })
})

describe('what lies on cards', () => {
  it('links attachments both ways and loosens them when the host leaves', () => {
    const table = duel({ dan: { battlefield: ['Aura'], creatures: ['Wall', 'Knight'] } })
    table.answer('dan', { name: 'attach', cardId: 'dan.battlefield.0', targetId: 'dan.creatures.0' })
    is(table, 'dan', {
      battlefield: [{ name: 'Aura', attachedTo: 'dan.creatures.0' }],
      creatures: [{ name: 'Wall', attached: ['dan.battlefield.0'] }, 'Knight'],
    })
    table.answer('dan', { name: 'attach', cardId: 'dan.battlefield.0', targetId: 'dan.creatures.1' })
    is(table, 'dan', {
      battlefield: ['Aura'],
      creatures: [
        { name: 'Wall', attached: [] },
        { name: 'Knight', attached: ['dan.battlefield.0'] },
      ],
    })
    move(table, 'dan.creatures.1', 'dan.graveyard')
    expect(table.board().dan).toMatchObject({
      battlefield: [{ name: 'Aura', knownTo: ['dan', 'mia'] }],
      graveyard: [{ name: 'Knight', knownTo: ['dan', 'mia'] }],
    })
    expect(JSON.stringify(table.board())).not.toContain('attached')
  })

  it('refuses to attach in a circle', () => {
    const table = duel({ dan: { creatures: ['Wall', { name: 'Aura', attachedTo: 'dan.creatures.0' }] } })
    const attach = (cardId: string, targetId: string) => () =>
      table.answer('dan', { name: 'attach', cardId, targetId })
    expect(attach('dan.creatures.0', 'dan.creatures.0')).toThrow(Refusal)
    expect(attach('dan.creatures.0', 'dan.creatures.1')).toThrow(/directly or through others/)
    table.answer('dan', { name: 'detach', cardId: 'dan.creatures.1' })
    attach('dan.creatures.0', 'dan.creatures.1')()
    table.answer('dan', { name: 'detach', cardId: 'dan.creatures.1' })
  })

  it('untaps in the untap phase what may untap, and nothing of the other player', () => {
    const table = duel({
      dan: { creatures: ['Wall', 'Knight'], land: [{ name: 'Plains', tapped: true }] },
      mia: { creatures: [{ name: 'Goblin', tapped: true }] },
    })
    table.answer('dan', { name: 'tap', cardId: 'dan.creatures.0' })
    table.answer('dan', { name: 'notap set', cardId: 'dan.creatures.0' })
    table.answer('dan', { name: 'select phase', phase: 'untap' })
    is(table, 'dan', {
      creatures: [{ name: 'Wall', tapped: true }, 'Knight'],
      land: [{ name: 'Plains', tapped: false }],
    })
    table.answer('dan', { name: 'notap clear', cardId: 'dan.creatures.0' })
    table.answer('dan', { name: 'select phase', phase: 'untap' })
    is(table, 'dan', { creatures: [{ name: 'Wall', tapped: false }, 'Knight'], land: ['Plains'] })
    is(table, 'mia', { creatures: [{ name: 'Goblin', tapped: true }] })
    table.answer('mia', { name: 'untap', cardId: 'mia.creatures.0' })
    table.answer('mia', { name: 'tap all', zoneId: 'mia.creatures' })
    table.answer('mia', { name: 'untap all' })
    is(table, 'mia', { creatures: [{ name: 'Goblin', tapped: false }] })
  })

  it('clears annotations and trackers that last till the end of the turn', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    table.answer('dan', { name: 'annotate', cardId: 'dan.creatures.0', annotation: 'named Ice' })
    table.answer('dan', { name: 'annotate eot', cardId: 'dan.creatures.0', annotation: '+2/+2' })
    table.answer('dan', { name: 'add tracker', cardId: 'dan.creatures.0', key: 'damage' })
    table.answer('dan', { name: 'adjust c-tracker', cardId: 'dan.creatures.0', key: 'damage', count: 1 })
    is(table, 'dan', { creatures: [{ name: 'Wall', annotationEOT: '+2/+2', trackers: { damage: 2 } }] })
    table.answer('dan', { name: 'select phase', phase: 'end' })
    is(table, 'dan', {
      creatures: [{ name: 'Wall', annotation: 'named Ice', annotationEOT: '', trackers: { damage: 0 } }],
    })
    expect(table.log('mia').slice(-2)).toEqual([
      "Wall loses '+2/+2'",
      'the tracker damage of Wall is cleared',
    ])
  })

  it('counts on cards and players', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    const wall = 'dan.creatures.0'
    table.answer('dan', { name: 'add counter', cardId: wall, key: 'charge' })
    table.answer('dan', { name: 'add counter', cardId: wall, key: 'charge' })
    table.answer('dan', { name: 'add counter', cardId: wall, key: ' ' })
    table.answer('dan', { name: 'adjust c-counter', cardId: wall, key: '+1/+1', count: -1 })
    is(table, 'dan', { creatures: [{ name: 'Wall', counters: { charge: 1, '+1/+1': -1 } }] })
    table.answer('dan', { name: 'adjust counter', playerName: 'mia', counter: 'life', amount: -5 })
    expect(table.log('mia').at(-1)).toBe('mia life: 20 − 5 = 15 (by dan)')
    table.answer('mia', { name: 'add counter player', key: 'poison' })
    table.answer('mia', { name: 'adjust counter', counter: 'poison', amount: 1 })
    is(table, 'mia', { counters: { life: 15, poison: 1 } })
    expect(() => table.answer('mia', { name: 'add counter player', key: 'poison' })).toThrow(Refusal)
    expect(() => table.answer('mia', { name: 'adjust counter', counter: 'rage', amount: 1 })).toThrow(Refusal)
  })
})

describe('the phases of a turn', () => {
  it('brings attackers home when combat is over, still tapped', () => {
    const table = duel({ phase: 'attackers', dan: { creatures: ['Wall'] } })
    move(table, 'dan.creatures.0', 'dan.attacking')
    is(table, 'dan', { attacking: [{ name: 'Wall', tapped: true }] })
    table.answer('dan', { name: 'select phase', phase: 'damage' })
    is(table, 'dan', { attacking: ['Wall'] })
    table.answer('dan', { name: 'select phase', phase: 'main 2' })
    is(table, 'dan', { creatures: [{ name: 'Wall', tapped: true }] })
  })

  it('clears the stacks to the graveyards of the owners', () => {
    const table = duel({ dan: { creatures: ['Wall'] }, mia: { stack: [{ name: 'Theft', owner: 'dan' }] } })
    table.answer('dan', { name: 'stack effect', cardId: 'dan.creatures.0' })
    is(table, 'dan', { stack: ['effect: Wall'], creatures: ['Wall'] })
    table.answer('dan', { name: 'select phase', phase: 'main 1' })
    is(table, 'dan', { creatures: ['Wall'], graveyard: ['Theft'] })
    is(table, 'mia', {})
    expect(table.log('dan').join('\n')).not.toContain('ceases')
  })

  it('passes priority in seat order, over those who are out of the game', () => {
    const table = trio({ mia: { eliminated: true } })
    table.answer('dan', { name: 'pass priority' })
    expect(table.turn()).toBe('zoe')
    table.answer('zoe', { name: 'pass priority', target: 'dan' })
    expect(table.turn()).toBe('dan')
    expect(() => table.answer('dan', { name: 'pass priority', target: 'mia' })).toThrow(Refusal)
    expect(() => table.answer('dan', { name: 'pass priority', target: 'bob' })).toThrow(/'bob'/)
    table.answer('zoe', { name: 'select phase', phase: 'start turn' })
    expect(table.board().turn).toBe('dan')
    expect(() => table.answer('mia', { name: 'draw' })).toThrow(Refusal)
  })
})
