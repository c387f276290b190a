import { defined, type Request } from '@parlour/kernel'
import type { WireLessonMoment, WireLessonStep } from '@parlour/protocol'
import { expect, it } from 'vitest'
import {
  afterAnswer,
  afterClick,
  afterUndo,
  isDone,
  momentAt,
  placeAfter,
  placeAt,
  pointsAt,
} from './lesson-course'

const request: Request = {
  id: '1',
  actor: 'ann',
  kind: 'action',
  title: 'Act',
  min: 1,
  max: 1,
  choices: [
    { title: 'Dogma', choices: [{ title: 'Writing', pieces: ['card/Writing'] }], min: 0, max: 1 },
    { title: 'Draw', id: 'draw', pieces: ['deck'] },
  ],
}
const moment = (words: string, act?: WireLessonMoment['act']): WireLessonMoment => ({
  view: words,
  requests: [request],
  waiting: ['ann'],
  pace: 'one',
  gameOver: false,
  gameOverData: null,
  log: [],
  ...defined({ act }),
})
const words = { name: 'n', ask: 'a', task: 't', result: 'o', why: 'w', points: ['card/Writing'] }
const act: WireLessonStep = {
  ...words,
  wrong: { deck: 'That is the deck.', icon: 'That is an icon.' },
  moments: [moment('before', [{ title: 'Dogma', selection: ['Writing'] }]), moment('after')],
}
const look: WireLessonStep = { ...words, points: ['icon/s'], wrong: {}, moments: [moment('same')] }
const lesson = { steps: [act, look] }

it('goes on with the answer that is waited for, in whatever form it is sent', () => {
  for (const picks of [
    [{ title: 'Dogma', selection: ['Writing'] }],
    [{ title: 'Dogma', selection: [{ title: 'Writing' }] }],
  ]) {
    const place = afterAnswer(lesson, placeAt(0), { request, picks })
    expect(isDone(act, place)).toBe(true)
    expect(momentAt(act, place)?.view).toBe('after')
  }
})

it('leaves the game alone at any other answer, and says what it was', () => {
  const place = afterAnswer(lesson, placeAt(0), { request, picks: ['Draw'] })
  expect(place).toEqual({ step: 0, at: 0, tries: 1, wrong: 'That is the deck. Nothing happened.' })
  expect(momentAt(act, place)?.view).toBe('before')
})

it('says what a piece is that answers nothing, and is silent about others and once the step is done', () => {
  expect(afterClick(act, placeAt(0), 'icon')?.wrong).toBe('That is an icon. Nothing happened.')
  expect(afterClick(act, placeAt(0), 'card/Other')).toBeUndefined()
  expect(afterClick(act, { ...placeAt(0), at: 1 }, 'icon')).toBeUndefined()
})

it('takes a click on the piece for the act where there is only something to look at', () => {
  const place = afterClick(look, placeAt(1), 'icon/s')
  expect(place && isDone(look, place)).toBe(true)
})

it('takes one act back, and before the first of a step the last of the step before', () => {
  expect(afterUndo(lesson, { ...placeAt(0), at: 1 })).toEqual(placeAt(0))
  expect(afterUndo(lesson, placeAt(1))).toEqual(placeAt(0))
  expect(afterUndo(lesson, placeAt(0))).toEqual(placeAt(0))
})

it('takes an answer of a done step for the next one, where that asks the same', () => {
  const done = { ...placeAt(0), at: 1 }
  const again = { steps: [act, { ...act, name: 'again' }] }
  const picks = [{ title: 'Dogma', selection: ['Writing'] }]
  expect(afterAnswer(again, done, { request, picks })).toEqual({ ...placeAt(1), at: 1 })
  // Nothing of what it asks is among these choices: it is opened, and nothing is refused.
  const asked = { ...request, choices: ['Draw', 'Meld'] }
  expect(afterAnswer(again, done, { request: asked, picks: ['Meld'] })).toEqual(placeAt(1))
  expect(afterAnswer({ steps: [act] }, done, { request, picks })).toEqual(done)
})

it('tells direct acts on the board apart', () => {
  const direct = { ...request, direct: true }
  const deploy = { action: 'deploy', location: 'here' }
  const first = { ...moment('before', [deploy]), requests: [direct] }
  const step = { steps: [{ ...act, moments: [first, moment('after')] }] }
  expect(afterAnswer(step, placeAt(0), { request: direct, picks: [{ ...deploy }] }).at).toBe(1)
  expect(
    afterAnswer(step, placeAt(0), { request: direct, picks: [{ ...deploy, location: 'there' }] }).at,
  ).toBe(0)
  expect(afterAnswer(step, placeAt(0), { request: direct, picks: ['Draw'] }).at).toBe(0)
})

it('points at what every act of a step is about, and at nothing once it is done', () => {
  const second = moment('between', ['Draw'])
  const step: WireLessonStep = { ...act, moments: [moment('before', ['Draw']), second, moment('after')] }
  const at = (done: number) => pointsAt(step, { ...placeAt(0), at: done })
  expect([at(0), at(1), at(2)]).toEqual([['card/Writing'], ['deck'], []])
})

it('goes on where somebody was, and begins again when it is done or has fewer steps now', () => {
  const next = (step: number, isDone = false) => placeAfter(lesson, { step, isDone, isHidden: false })
  expect([next(1), next(1, true), next(2)]).toEqual([placeAt(1), placeAt(0), placeAt(0)])
})
