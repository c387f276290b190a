import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open'

const WHITE = ['Plains', 'Plains', 'Wall', 'Knight', 'Angel', 'Cleric', 'Lion']
const RED = ['Mountain', 'Mountain', 'Goblin', 'Dragon', 'Giant', 'Bolt', 'Shaman']
const opening = {
  players: ['dan', 'mia'],
  opening: true,
  dan: { deck: { main: WHITE, side: ['Wish'], command: ['General'] } },
  mia: { deck: { main: RED } },
}
const started = (position: object = opening) => {
  const table = open(position)
  table.answer('dan', { deck: true })
  table.answer('mia', { deck: true })
  return table
}
const names = (cards: unknown) => (cards as readonly { name: string }[]).map(({ name }) => name)
type CardFixture = { readonly name: string; readonly knownTo: readonly string[] }
const zone = (table: ReturnType<typeof open>, player: string, name: string) =>
  (table.board()[player] as Record<string, readonly CardFixture[]>)[name] ?? []

describe('a new table', () => {
  it('begins when all have chosen a deck', () => {
    const table = started()
    expect(table.pending).toMatchObject([
      { actor: 'dan', title: 'Do Something', choices: '__UNSPECIFIED__', min: 1, max: 1 },
    ])
    expect(zone(table, 'dan', 'library')).toHaveLength(7)
    expect(zone(table, 'mia', 'library')).toHaveLength(7)
    expect(zone(table, 'dan', 'hand')).toEqual([])
    expect(
      table.differences({ dan: { counters: { life: 20 }, sideboard: ['Wish'], command: ['General'] } }),
    ).toEqual([])
    expect(table.board()).toMatchObject({ phase: 'start turn', turn: 'dan', priority: 'dan' })
    expect(table.log('mia')).toContain('dan has selected a deck')
  })

  it('lets a choice be taken back until all have chosen', () => {
    const table = open(opening)
    expect(table.undo('dan')).toBe('__NO_MORE_ACTIONS__')
    table.answer('dan', { deck: true })
    expect(table.pending.map(({ actor }) => actor)).toEqual(['mia'])
    expect(table.undo('dan')).toBe('__SUCCESS__')
    expect(table.pending.map(({ actor }) => actor)).toEqual(['dan', 'mia'])
    table.answer('mia', { deck: true })
    table.answer('dan', { deck: true })
    expect(table.undo('dan')).toBe('__NO_UNDO__')
  })
})

describe('drawing and moving', () => {
  it('shows a drawn card to the drawer alone', () => {
    const table = started()
    table.answer('dan', { name: 'draw' })
    const [card] = zone(table, 'dan', 'hand')
    expect(zone(table, 'dan', 'library')).toHaveLength(6)
    expect(card?.knownTo).toEqual(['dan'])
    expect(table.log('mia').at(-1)).toBe('dan draws a card')
    expect(table.log('dan').at(-1)).toBe(`dan draws ${card?.name}`)
    table.answer('dan', { name: 'move card', cardId: 'dan.hand.0', destId: 'dan.creatures', destIndex: 0 })
    expect(zone(table, 'dan', 'creatures')[0]?.knownTo).toEqual(['dan', 'mia'])
    table.answer('dan', { name: 'move card', cardId: 'dan.creatures.0', destId: 'dan.library', destIndex: 0 })
    expect(zone(table, 'dan', 'library')[0]?.knownTo).toEqual(['dan', 'mia'])
    expect(table.log('mia').at(-1)).toBe(`dan puts ${card?.name} from creatures on top of library`)
    table.answer('dan', { name: 'shuffle', zoneId: 'dan.library' })
    expect(zone(table, 'dan', 'library').flatMap(({ knownTo }) => knownTo)).toEqual([])
  })

  it('keeps what is known of a card that goes back to the hand, until it is hidden', () => {
    const table = open({ players: ['dan', 'mia'], dan: { creatures: ['Wall'] } })
    table.answer('dan', { name: 'move card', cardId: 'dan.creatures.0', destId: 'dan.hand' })
    expect(zone(table, 'dan', 'hand')[0]?.knownTo).toEqual(['dan', 'mia'])
    table.answer('dan', { name: 'hide all', zoneId: 'dan.hand' })
    expect(zone(table, 'dan', 'hand')[0]?.knownTo).toEqual(['dan'])
    expect(() => table.answer('dan', { name: 'hide all', zoneId: 'dan.graveyard' })).toThrow(Refusal)
  })

  it('views and reveals one after the other', () => {
    const table = open({ players: ['dan', 'mia'], dan: { library: WHITE } })
    const known = () => zone(table, 'dan', 'library').map(({ knownTo }) => knownTo.join())
    table.answer('dan', { name: 'view next', zoneId: 'dan.library' })
    table.answer('dan', { name: 'view next', zoneId: 'dan.library' })
    table.answer('dan', { name: 'view top k', zoneId: 'dan.library', count: 3 })
    expect(known()).toEqual(['dan', 'dan', 'dan', '', '', '', ''])
    table.answer('dan', { name: 'reveal next', zoneId: 'dan.library' })
    table.answer('dan', { name: 'reveal next', zoneId: 'dan.library' })
    expect(known().slice(0, 3)).toEqual(['dan,mia', 'dan,mia', 'dan'])
    table.answer('dan', { name: 'view all', zoneId: 'dan.library' })
    expect(names(zone(table, 'dan', 'library'))).toEqual(WHITE)
    table.answer('dan', { name: 'view next', zoneId: 'dan.library' })
    expect(table.log('dan').at(-1)).toBe("No more cards of dan's library can be shown")
  })
})
