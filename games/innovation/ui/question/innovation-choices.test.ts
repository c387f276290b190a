import type { ChoiceItem } from '@parlour/kernel'
import { expect, test } from 'vitest'
import { piece } from '../../rules/facts/piece'
import { request } from '../testing/question-fixture'
import { answeringPieces, featuredIcon, thingOf } from './innovation-choices'

const leaf = (item: ChoiceItem, group?: ChoiceItem) => ({ path: [0], key: '0', item, group })
const archery = { title: 'Archery', pieces: [piece.card('Archery')] }

test('of two cards that are one choice, each answers; else the first piece', () => {
  const pieces = [piece.card('Archery'), piece.card('Tools')]
  expect(answeringPieces({ title: 'Archery, Tools', kind: 'card-pair', pieces })).toEqual(pieces)
  expect(
    answeringPieces({ title: 'red', kind: 'color', pieces: [piece.stack(0, 'red'), ...pieces] }),
  ).toEqual([piece.stack(0, 'red')])
  expect(answeringPieces({ title: 'auto' })).toEqual([])
})

test('the icon that decides a dogma action is that of its card; of an auspice, the person', () => {
  const menu = (kind: string, item: ChoiceItem) => featuredIcon(leaf(item, { title: kind, kind }))
  const red = { title: 'red', pieces: [piece.stack(0, 'red'), piece.card('Archery')] }
  expect(menu('dogma', archery)).toBe('k')
  expect(menu('endorse', red)).toBe('k')
  expect(menu('auspice', archery)).toBe('p')
  expect(menu('meld', archery)).toBeUndefined()
  expect(featuredIcon(leaf({ ...archery, links: { shares: [piece.seat(1)] } }))).toBe('k')
  expect(featuredIcon(undefined)).toBeUndefined()
})

test('a choice is its piece, unless the question is about what to do with it', () => {
  expect(thingOf(leaf(archery), request([]))).toEqual({ kind: 'card', name: 'Archery' })
  for (const kind of ['artifact-action', 'confirm'])
    expect(thingOf(leaf(archery), request([], { kind })), kind).toBeUndefined()
})
