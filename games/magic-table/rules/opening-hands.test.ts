import { Refusal } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { open } from './testing/open'

const deck = (from: string) => ({ deck: { main: Array.from({ length: 12 }, (_, at) => `${from} ${at}`) } })
const opening = {
  players: ['dan', 'mia'],
  opening: true,
  settings: { dealByHand: false },
  dan: deck('Oak'),
  mia: deck('Elm'),
}
const dealt = (position: object = opening) => {
  const table = open(position)
  table.answer('dan', { deck: true })
  table.answer('mia', { deck: true })
  return table
}
type Table = ReturnType<typeof open>
type CardFixture = { readonly name: string; readonly knownTo: readonly string[] }
const zone = (table: Table, player: string, name: string) =>
  (table.board()[player] as Record<string, readonly CardFixture[]>)[name] ?? []
const names = (table: Table, player: string, name: string) =>
  zone(table, player, name).map((card) => card.name)

describe('opening hands', () => {
  it('are seven cards each, known to their players, who are all asked at once', () => {
    const table = dealt()
    expect(table.pending).toMatchObject([
      { actor: 'dan', title: 'Mulligan', min: 1, max: 1 },
      { actor: 'mia', title: 'Mulligan' },
    ])
    for (const player of ['dan', 'mia']) {
      expect(zone(table, player, 'library')).toHaveLength(5)
      expect(zone(table, player, 'hand').map(({ knownTo }) => knownTo)).toEqual(Array(7).fill([player]))
    }
    expect(table.log('mia').slice(-2)).toEqual(['dan draws 7 cards', 'mia draws 7 cards'])
    expect(JSON.stringify(table.view('mia'))).not.toContain('Oak')
  })

  it('are not dealt where the lobby deals by hand, nor in games from before', () => {
    for (const settings of [{ dealByHand: true }, {}]) {
      const table = dealt({ ...opening, settings })
      expect(table.pending).toMatchObject([{ actor: 'dan', title: 'Do Something' }])
      expect(zone(table, 'dan', 'hand')).toEqual([])
    }
  })

  it('begin the first turn once all are kept', () => {
    const table = dealt()
    table.answer('mia', ['Keep'])
    expect(table.pending.map(({ actor }) => actor)).toEqual(['dan'])
    expect(table.view('dan').keepers).toEqual(['mia'])
    expect(() => table.answer('dan', { name: 'draw' })).toThrow(Refusal)
    table.answer('dan', ['Keep'])
    expect(table.pending).toMatchObject([{ actor: 'dan', title: 'Do Something' }])
    expect(table.view('dan').keepers).toBeUndefined()
    expect(table.log('dan').slice(-4)).toEqual([
      'dan keeps 7 cards',
      'mia keeps 7 cards',
      "dan's turn",
      'dan has priority',
    ])
    expect(table.undo('dan')).toBe('__NO_UNDO__')
  })

  it('are kept after a mulligan with one card on the bottom, which others do not see', () => {
    const table = dealt()
    const first = names(table, 'dan', 'hand')
    table.answer('dan', ['Mulligan'])
    expect(names(table, 'dan', 'hand')).not.toEqual(first)
    expect(table.log('mia').slice(-2)).toEqual(['dan takes a mulligan', 'dan draws 7 cards'])
    expect(() => table.answer('dan', ['Keep'])).toThrow(Refusal)
    const [, second = ''] = names(table, 'dan', 'hand')
    table.answer('dan', [{ title: 'Keep', selection: [second] }])
    // Until all have kept, it may be decided again.
    expect(zone(table, 'dan', 'hand')).toHaveLength(7)
    table.answer('mia', ['Keep'])
    expect(names(table, 'dan', 'hand')).not.toContain(second)
    expect(names(table, 'dan', 'library').at(-1)).toBe(second)
    expect(table.view('mia').seats[0]).toMatchObject({ mulligans: 1, toPutBack: 0 })
    expect(table.log('mia')).toContain('dan keeps 6 cards')
  })

  it('put the cards on the bottom in the order named', () => {
    const table = dealt()
    table.answer('dan', ['Mulligan'])
    table.answer('dan', ['Mulligan'])
    const [one = '', other = ''] = names(table, 'dan', 'hand').toReversed()
    table.answer('dan', [{ title: 'Keep', selection: [one, other] }])
    table.answer('mia', ['Keep'])
    expect(names(table, 'dan', 'library').slice(-2)).toEqual([one, other])
  })

  it('are decided again by whoever kept, as long as another has not; a mulligan stays', () => {
    const table = dealt()
    expect(table.undo('dan')).toBe('__NO_UNDO__')
    table.answer('dan', ['Keep'])
    expect(table.undo('dan')).toBe('__SUCCESS__')
    expect(table.pending.map(({ actor }) => actor)).toEqual(['dan', 'mia'])
    table.answer('dan', ['Mulligan'])
    expect(table.undo('dan')).toBe('__NO_UNDO__')
  })
})
