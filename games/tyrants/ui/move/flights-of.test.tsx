import { expect, test } from 'vitest'
import { piece } from '../../rules/facts/piece'
import { tableFor } from '../../rules/testing/view-fixture'
import { flightsOf } from './flights-of'

const endsOf = (viewer: string, table: ReturnType<typeof tableFor>) =>
  flightsOf(table.view(viewer)).map(({ from, to }) => [from[0], to[0]])

test('a deployed troop comes from its owner to its location', () => {
  const table = tableFor()
  table.answer('ann', { title: 'Use Power', selection: ['Deploy a Troop'] })
  table.answer('ann', { title: 'Ched Nasad', id: 'map.Ched Nasad' })
  expect(endsOf('bob', table)).toEqual([[piece.seat(1), piece.location('Ched Nasad')]])
})

test('an assassinated troop goes to whoever takes the trophy', () => {
  const table = tableFor()
  table.answer('ann', { title: 'Use Power', selection: ['Assassinate a Troop'] })
  table.answer('ann', { title: 'Ched Nasad, bob', id: 'map.Ched Nasad::bob' })
  expect(endsOf('ann', table)).toEqual([[piece.location('Ched Nasad'), piece.seat(1)]])
})

test('a played card goes to where its face lies now', () => {
  const table = tableFor()
  table.answer('ann', { title: 'Play Card', selection: ['Noble'] })
  const [[from, to] = []] = endsOf('ann', table)
  expect(from).toBe(piece.pile(1, 'hand'))
  const { id } = table.view('ann').players[1]?.played.find(({ name }) => name === 'Noble') ?? {}
  expect(to).toBe(piece.card(id ?? ''))
})
