import { NOTHING_CHECKED } from '@parlour/ui-kit'
import { expect, test } from 'vitest'
import { draftOf, leafAt, picked, pieceState, readQuestion } from './answering'
import { viewFor } from '../../rules/testing/view-fixture'
import { actionMenu, request } from '../testing/question-fixture'

const view = viewFor()
const DOGMA_ARCHERY = [3, 0]
const DOGMA_TOOLS = [3, 1]
const MELD_OARS = [6, 0]

test('a piece answers the first choice that means it; a top card means Dogma, its stack Endorse', () => {
  const question = readQuestion(actionMenu, view)
  expect(leafAt(question, 'card/Archery', NOTHING_CHECKED)?.path).toEqual(DOGMA_ARCHERY)
  expect(leafAt(question, 'stack/ann/red', NOTHING_CHECKED)?.group).toBe('Endorse')
  expect(leafAt(question, 'card/Sailing', NOTHING_CHECKED)).toBeUndefined()
  expect(question.narrowed).toBe(false)
})

test('in the action menu one pick replaces any other, also inside a group', () => {
  const one = picked(actionMenu, NOTHING_CHECKED, DOGMA_ARCHERY)
  const other = picked(actionMenu, one, DOGMA_TOOLS)
  const question = readQuestion(actionMenu, view)
  expect(draftOf(question, other).selection).toEqual([{ title: 'Dogma', selection: ['Tools'] }])
  const meld = picked(actionMenu, other, MELD_OARS)
  expect(draftOf(question, meld)).toEqual({
    selection: [{ title: 'Meld', selection: ['Oars'] }],
    reason: undefined,
    words: 'Meld: Oars',
  })
  expect(draftOf(question, picked(actionMenu, meld, MELD_OARS)).selection).toEqual([])
})

test('picks are sent by id where a choice has one; none may be a choice', () => {
  const cards = ['Oars', 'Agriculture'].map((name) => ({ title: name, id: name, kind: 'card' }))
  const asked = request(cards, { min: 0, max: 2 })
  const question = readQuestion(asked, view)
  expect(draftOf(question, NOTHING_CHECKED)).toEqual({ selection: [], reason: undefined, words: 'none' })
  const both = picked(asked, picked(asked, NOTHING_CHECKED, [1]), [0])
  expect(draftOf(question, both)).toMatchObject({
    selection: [
      { title: 'Oars', id: 'Oars' },
      { title: 'Agriculture', id: 'Agriculture' },
    ],
    words: '2',
  })
  expect(question.narrowed).toBe(true)
})

test('equal backs: each click takes one more, then the last is taken back', () => {
  const back = { title: '*base-1* (bob)', id: '*base-1* (bob)', kind: 'card' }
  const asked = request([back, back], { min: 2, max: 2 })
  const question = readQuestion(asked, view)
  const piece = 'back/bob/hand/base-1'
  const first = leafAt(question, piece, NOTHING_CHECKED)
  expect(first?.path).toEqual([0])
  const once = picked(asked, NOTHING_CHECKED, [0])
  expect(leafAt(question, piece, once)?.path).toEqual([1])
  expect(leafAt(question, piece, picked(asked, once, [1]))?.path).toEqual([1])
})

test('a piece knows whether it may be picked, is pointed at, or is picked', () => {
  const question = readQuestion(actionMenu, view)
  const state = { checked: picked(actionMenu, NOTHING_CHECKED, MELD_OARS), pointed: '4.0' }
  expect(pieceState(question, 'card/Oars', state)).toBe('can chosen')
  expect(pieceState(question, 'stack/ann/red', state)).toBe('can linked')
  expect(pieceState(question, 'card/Archery', state)).toBe('can linked')
  expect(pieceState(question, 'card/Sailing', state)).toBe('')
})

test('too few picks say so', () => {
  const asked = request(['Oars', 'Agriculture'], { min: 2, max: 2 })
  const question = readQuestion(asked, view)
  expect(draftOf(question, picked(asked, NOTHING_CHECKED, [0])).reason).toMatch(/exactly 2, not 1/)
})

test('a pair is answered by either of its cards; where pairs share a card, each click takes the next', () => {
  const asked = request(['Archery, Tools', 'Archery, Oars', 'Archery, Sailing'])
  const question = readQuestion(asked, view)
  const click = (piece: string, checked = NOTHING_CHECKED) => leafAt(question, piece, checked)?.path
  expect(click('card/Tools')).toEqual([0])
  expect(click('card/Oars')).toEqual([1])
  expect(click('card/Archery')).toEqual([0])
  expect(click('card/Archery', picked(asked, NOTHING_CHECKED, [0]))).toEqual([1])
  expect(click('card/Archery', picked(asked, NOTHING_CHECKED, [1]))).toEqual([2])
  expect(click('card/Archery', picked(asked, NOTHING_CHECKED, [2]))).toEqual([0])
})
