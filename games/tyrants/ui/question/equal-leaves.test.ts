import type { ChoiceItem } from '@parlour/kernel'
import type { Leaf } from '@parlour/ui-kit'
import { expect, test } from 'vitest'
import { piece } from '../../rules/facts/piece'
import { viewFor } from '../../rules/testing/view-fixture'
import { equalLeaves } from './equal-leaves'

const view = viewFor('ann', { ann: { hand: ['Noble', 'Noble', 'Soldier'] } })
const hand = view.players.flatMap((player) => player.hand ?? [])
const idsOf = (name: string) => hand.filter((card) => card.name === name).map(({ id }) => id)
const [noble = '', other = ''] = idsOf('Noble')

const together = (...items: readonly ChoiceItem[]): readonly number[] => {
  const leaves: readonly Leaf[] = items.map((item, at) => ({
    path: [at],
    key: `${at}`,
    item,
    group: undefined,
  }))
  return equalLeaves(leaves, view).map(({ length }) => length)
}
const card = (id: string): ChoiceItem => ({ title: 'Noble', kind: 'card', pieces: [piece.card(id)] })

test('copies of a card and troops of one owner are together', () => {
  expect(together(card(noble), card(other))).toEqual([2])
  const troop = { title: 'a troop', kind: 'troop', pieces: [piece.trophy(0, 1)] }
  expect(together(troop, { ...troop, title: 'another' })).toEqual([2])
})

test('what only reads the same stays apart', () => {
  const player = { title: 'Noble', kind: 'player', pieces: [piece.seat(0)] }
  expect(together(card(noble), player, { ...player, pieces: [piece.seat(1)] })).toEqual([1, 1, 1])
  const devoured = { ...card(other), pieces: [piece.card(other), piece.stack('devoured')] }
  expect(together(card(noble), devoured)).toEqual([1, 1])
  expect(together({ title: 'yes' }, { title: 'yes' })).toEqual([1, 1])
})
