import type { LeafGroup } from '@parlour/ui-kit'
import { expect, test } from 'vitest'
import type { ActionKind } from '../../rules/facts/question-kinds'
import { type Arrangement, groupColumns } from './group-columns'

const KINDS: readonly ActionKind[] = [
  'achieve',
  'decree',
  'draw',
  'dogma',
  'endorse',
  'auspice',
  'meld',
  'meld-from-museum',
]
const leaf = { path: [0], key: '0', item: { title: 'any' }, group: undefined }
const groups = (empty: readonly ActionKind[]): readonly LeafGroup[] =>
  KINDS.map((kind, index) => ({
    index,
    item: { title: kind, kind, choices: [] },
    leaves: empty.includes(kind) ? [] : [leaf],
  }))
const columns = (arrangement: Arrangement, ...empty: readonly ActionKind[]) =>
  groupColumns(groups(empty), arrangement).map((column) => column.map(({ item }) => item.kind).join(' '))

test('a group that offers nothing is not drawn', () => {
  expect(columns('few', 'achieve', 'decree', 'auspice', 'meld-from-museum')).toEqual([
    'draw',
    'dogma',
    'endorse',
    'meld',
  ])
})

test('of few sets the short groups share a column, of many all of them do, and museums come last', () => {
  expect(columns('few')).toEqual([
    'achieve decree draw',
    'dogma',
    'endorse',
    'auspice',
    'meld',
    'meld-from-museum',
  ])
  expect(columns('many', 'decree')).toEqual([
    'achieve draw endorse auspice',
    'dogma',
    'meld',
    'meld-from-museum',
  ])
})

test('on a phone dogma, meld, draw and achieve come first, each alone', () => {
  expect(columns('phone', 'auspice')).toEqual([
    'dogma',
    'meld',
    'draw',
    'achieve',
    'decree',
    'endorse',
    'meld-from-museum',
  ])
})
