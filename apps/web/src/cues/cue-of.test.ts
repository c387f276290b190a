import type { SerializedGame } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { gameAt } from '../game/testing/game-store-fixture'
import { cueOf } from './cue-of'

const game = (seq: number, more: Partial<SerializedGame> = {}): SerializedGame => ({
  ...gameAt(seq),
  waiting: ['bob'],
  ...more,
})
const asked = (id: string) => ({
  id,
  actor: 'ann',
  kind: 'pick',
  title: 'Pick',
  choices: ['yes'],
  min: 1,
  max: 1,
})
const answered = (count: number): Pick<SerializedGame, 'responses'> => ({
  responses: Array.from({ length: count }, (_, seq) => ({ seq, actor: 'bob', title: 'Pick', selection: [] })),
})
const cue = (before: SerializedGame, after: SerializedGame, hasPacks = false) =>
  cueOf(before, after, { name: 'ann', hasPacks })

it('is the turn of whoever is asked and was not before', () => {
  expect(cue(game(1), game(2, { waiting: ['ann'], ...answered(1) }))).toBe('turn')
  expect(cue(game(1, { waiting: ['ann'] }), game(2, { waiting: ['ann'] }))).toBeUndefined()
})

it('is a pack where packs are passed, each that comes', () => {
  const first = game(1, { waiting: ['ann'], requests: [asked('a')] })
  expect(cue(game(0), first, true)).toBe('pack')
  expect(cue(first, game(2, { waiting: ['ann'], requests: [asked('b')] }), true)).toBe('pack')
  expect(cue(first, game(2, { waiting: ['ann'], requests: [asked('a')] }), true)).toBeUndefined()
})

it('is a card where somebody else did something, and the end once', () => {
  expect(cue(game(1), game(2, answered(1)))).toBe('card')
  expect(cue(game(1), game(2, { gameOver: true }))).toBe('end')
  expect(cue(game(2, { gameOver: true }), game(3, { gameOver: true, ...answered(1) }))).toBeUndefined()
})

it('is nothing in the past, in another game, and where nothing is new', () => {
  const after = game(2, { waiting: ['ann'] })
  expect(cue(game(1), { ...after, upTo: 1 })).toBeUndefined()
  expect(cue(game(1), { ...after, _id: 'other' })).toBeUndefined()
  expect(cue(game(2), after)).toBeUndefined()
})
