import { describe, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { tableOf } from '../table/table'
import { movesUnder } from './card-commands'

const names = ['A', 'B', 'C', 'D', 'E']
type CardFixture = { readonly name: string }

/** The library of a player after dan put the cards of these places under this many others. */
function put(position: object, places: readonly (readonly [string, string, number])[], above: number) {
  const table = open({ players: ['dan', 'mia'], ...position })
  table.answer('dan', { name: 'view all', zoneId: 'dan.library' })
  const { players, places: all } = tableOf(table.view('dan'), [])
  const cards = places.flatMap(([player, zone, at]) => {
    const seat = players.find(({ name }) => name === player)
    const card = seat?.zones[zone as 'hand'].cards[at]
    return card === undefined ? [] : (all.get(card.id) ?? [])
  })
  for (const action of movesUnder(cards, above)) table.answer('dan', { ...action })
  return (player: string) =>
    ((table.board()[player] as { readonly library: readonly CardFixture[] }).library ?? [])
      .map(({ name }) => name)
      .join('')
}

describe('a card that goes n from the top', () => {
  it.each([
    [[0], 1, 'BACDE'],
    [[0], 0, 'ABCDE'],
    [[3], 1, 'ADBCE'],
    [[1], 4, 'ACDEB'],
    [[0, 1], 2, 'CDABE'],
    [[0, 4], 1, 'BAECD'],
  ])('of the places %j lies under %i others', (places, above, order) => {
    const library = put(
      { dan: { library: names } },
      places.map((at) => ['dan', 'library', at]),
      above,
    )
    expect(library('dan')).toBe(order)
  })

  it('goes to the library of its owner', () => {
    const library = put(
      {
        dan: { library: names, graveyard: ['X'] },
        mia: { library: ['P', 'Q'], graveyard: ['Y'] },
      },
      [
        ['dan', 'graveyard', 0],
        ['mia', 'graveyard', 0],
      ],
      1,
    )
    expect([library('dan'), library('mia')]).toEqual(['AXBCDE', 'PYQ'])
  })
})
