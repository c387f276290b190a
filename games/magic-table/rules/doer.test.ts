import { describe, expect, it } from 'vitest'
import { open } from './testing/open'

/** Dan has priority in all of these. */
const duel = (position: object = {}) => open({ players: ['dan', 'mia'], ...position })
type Table = ReturnType<typeof open>
const last = (table: Table) => table.log('dan').at(-1)

describe('a line about no player', () => {
  it.each([
    [
      { name: 'move card', cardId: 'dan.stack.0', destId: 'dan.creatures' },
      { dan: { stack: ['Wall'] } },
      "Wall resolves to dan's creatures",
    ],
    [
      { name: 'move card', cardId: 'dan.creatures.0', destId: 'dan.graveyard' },
      { dan: { creatures: [{ name: 'Bear', token: true }] } },
      'Bear ceases to exist',
    ],
    [{ name: 'set mark', mark: 'monarch', playerName: '' }, {}, 'Nobody has the monarch any more'],
    [{ name: 'reveal next', zoneId: 'dan.library' }, {}, "No more cards of dan's library can be shown"],
    [{ name: 'select phase', phase: 'main 1' }, {}, 'main 1'],
  ])('names who did it when that is not the player with priority: %j', (action, position, line) => {
    const [own, others] = [duel(position), duel(position)]
    own.answer('dan', action)
    expect(last(own)).toBe(line)
    others.answer('mia', action)
    expect(last(others)).toBe(`${line} (by mia)`)
  })

  it('names who lets chance say who goes first, as it was before', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const [own, others] = [duel({ seed }), duel({ seed })]
      own.answer('dan', { name: 'who starts' })
      expect(last(own)).toMatch(/^(dan|mia) is chosen by chance to go first$/)
      others.answer('mia', { name: 'who starts' })
      expect(last(others)).toMatch(/ is chosen by chance to go first \(by mia\)$/)
    }
  })

  it('names who ends the aim of a card', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    const clear = { name: 'clear targets', cardId: 'dan.creatures.0' }
    const lines = ['dan', 'mia'].map((player) => {
      table.answer('dan', { name: 'target', cardId: 'dan.creatures.0', playerName: 'mia' })
      table.answer(player, clear)
      return last(table)
    })
    expect(lines).toEqual(['Wall aims at nothing any more', 'Wall aims at nothing any more (by mia)'])
  })

  it('names who ends the turn of another, beside what ends with it', () => {
    const table = duel({ dan: { creatures: [{ name: 'Wall', annotationEOT: '+1/+1' }] } })
    table.answer('mia', { name: 'select phase', phase: 'end' })
    expect(table.log('dan').slice(-2)).toEqual(['end (by mia)', "Wall loses '+1/+1' (by mia)"])
  })
})

describe('a line about a player', () => {
  it('has them at its head', () => {
    const table = duel({ dan: { creatures: ['Wall'] } })
    table.answer('mia', { name: 'notap set', cardId: 'dan.creatures.0' })
    table.answer('mia', { name: 'notap clear', cardId: 'dan.creatures.0' })
    expect(table.log('dan').slice(-2)).toEqual(['mia keeps Wall from untapping', 'mia lets Wall untap again'])
  })

  it('names who acts for them', () => {
    const table = duel({ mia: { library: ['Wall'] } })
    table.answer('dan', { name: 'draw', playerName: 'mia' })
    expect(table.log('mia').at(-1)).toBe('mia draws Wall (by dan)')
    table.answer('mia', { name: 'pass priority' })
    expect(last(table)).toBe('dan passes priority to mia (by mia)')
    table.answer('dan', { name: 'select phase', phase: 'start turn' })
    expect(table.log('mia').slice(-2)).toEqual(["mia's turn (by dan)", 'start turn (by dan)'])
  })
})
