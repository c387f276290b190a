import type { Choice, Request } from '@parlour/kernel'
import { expect, test } from 'vitest'
import { draftOf, leafAt, linkWords, picked, pieceState, readQuestion, UNANSWERED } from './question'
import { NOTHING_CHECKED } from './selection'

function request(choices: readonly Choice[], rest: Partial<Request> = {}): Request {
  return { id: 'r1', actor: 'ann', kind: 'deploy', title: 'Choose', choices, min: 1, max: 1, ...rest }
}

/** A menu of which one entry is picked, as a game offers the actions of a turn. */
const menu = readQuestion(
  request([
    {
      title: 'Assassinate',
      kind: 'assassinate',
      choices: [
        { title: 'red at Araumycos', pieces: ['troop/1', 'site/Araumycos'], links: { loses: ['seat/1'] } },
        { title: 'blue at Araumycos', pieces: ['troop/2', 'site/Araumycos'] },
      ],
      min: 0,
      max: 1,
    },
    { title: 'Deploy', choices: [{ title: 'Araumycos', pieces: ['site/Araumycos'] }], min: 0, max: 1 },
  ]),
)
const ASSASSINATE_RED = [0, 0]
const DEPLOY = [1, 0]

test('a piece answers the first choice that begins with it; its other pieces are only linked', () => {
  expect(leafAt(menu, 'troop/1', NOTHING_CHECKED)?.path).toEqual(ASSASSINATE_RED)
  expect(leafAt(menu, 'site/Araumycos', NOTHING_CHECKED)?.path).toEqual(DEPLOY)
  expect(leafAt(menu, 'site/Gauntlgrym', NOTHING_CHECKED)).toBeUndefined()
})

test('a game may let several pieces of a choice answer; where choices share one, each click takes the next', () => {
  const pairs = ['1 2', '1 3', '1 4'].map((title) => ({ title, pieces: title.split(' ') }))
  const question = readQuestion(request(pairs), { answering: ({ pieces = [] }) => pieces })
  const click = (piece: string, checked = NOTHING_CHECKED) => leafAt(question, piece, checked)?.path
  expect(click('2')).toEqual([0])
  expect(click('3')).toEqual([1])
  expect(click('1')).toEqual([0])
  expect(click('1', picked(question, NOTHING_CHECKED, [0]))).toEqual([1])
  expect(click('1', picked(question, NOTHING_CHECKED, [1]))).toEqual([2])
  expect(click('1', picked(question, NOTHING_CHECKED, [2]))).toEqual([0])
})

test('equal choices of one piece: each click takes one more, then the last is taken back', () => {
  const back = { title: 'a card of bob', pieces: ['hand/1'] }
  const question = readQuestion(request([back, back], { min: 2, max: 2 }))
  expect(leafAt(question, 'hand/1', NOTHING_CHECKED)?.path).toEqual([0])
  const once = picked(question, NOTHING_CHECKED, [0])
  expect(leafAt(question, 'hand/1', once)?.path).toEqual([1])
  expect(leafAt(question, 'hand/1', picked(question, once, [1]))?.path).toEqual([1])
})

test('in a menu of which one entry is picked, one pick replaces any other', () => {
  const red = picked(menu, NOTHING_CHECKED, ASSASSINATE_RED)
  const blue = picked(menu, red, [0, 1])
  expect(draftOf(menu, blue).selection).toEqual([{ title: 'Assassinate', selection: ['blue at Araumycos'] }])
  const deploy = picked(menu, blue, DEPLOY)
  expect(draftOf(menu, deploy)).toMatchObject({
    selection: [{ title: 'Deploy', selection: ['Araumycos'] }],
    reason: undefined,
    picks: [{ key: '1.0', group: { title: 'Deploy' } }],
  })
  expect(draftOf(menu, picked(menu, deploy, DEPLOY)).selection).toEqual([])
})

test('a piece knows whether it can be picked, is linked with the choice pointed at, or is picked', () => {
  const state = { ...UNANSWERED, checked: picked(menu, NOTHING_CHECKED, DEPLOY), pointed: '0.0' }
  expect(pieceState(menu, 'troop/1', state)).toBe('can linked')
  expect(pieceState(menu, 'troop/2', state)).toBe('can')
  expect(pieceState(menu, 'site/Araumycos', state)).toBe('can linked chosen')
  expect(pieceState(menu, 'site/Gauntlgrym', state)).toBe('')
})

test('what the choice pointed at touches is linked under the words of the game; else what is picked', () => {
  expect(linkWords(menu, 'seat/1', UNANSWERED)).toBe('')
  expect(linkWords(menu, 'seat/1', { ...UNANSWERED, pointed: '0.0' })).toBe('loses')
  const checked = picked(menu, NOTHING_CHECKED, ASSASSINATE_RED)
  expect(linkWords(menu, 'seat/1', { ...UNANSWERED, checked, pointed: undefined })).toBe('loses')
  expect(linkWords(menu, 'seat/1', { ...UNANSWERED, checked, pointed: '1.0' })).toBe('')
})

test('picks are sent by id where a choice has one; too few say so', () => {
  const asked = request(
    ['Oars', 'Tools'].map((title) => ({ title, id: title })),
    { min: 2, max: 2 },
  )
  const question = readQuestion(asked)
  const one = picked(question, NOTHING_CHECKED, [1])
  expect(draftOf(question, one).reason).toMatch(/exactly 2, not 1/)
  expect(draftOf(question, picked(question, one, [0])).selection).toEqual([
    { title: 'Oars', id: 'Oars' },
    { title: 'Tools', id: 'Tools' },
  ])
})
