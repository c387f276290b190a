import { guidedLesson, type LessonStep } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { piece } from '../facts/piece'
import type { InnovationView } from '../view'
import { firstGame } from './first-game'
import { lessonGame } from './lesson-game'
import { lessons } from './lessons'

/** Longer sentences do not fit beside the board. */
const MOST_WORDS = { ask: 45, task: 12, result: 16, why: 35 } as const

describe.each(lessons.map((one) => [one.lesson.id, one] as const))('the lesson %s', (_, lesson) => {
  const { steps } = lesson.play(['ann', 'Ada'])

  it('can be played through, and ends with a win of the learner', () => {
    expect(steps.at(-1)?.moments.at(-1)?.outcome).toMatchObject({ winners: ['ann'] })
  })

  it('waits for the learner whenever it waits for an act, and for nobody else', () => {
    const acting = steps.flatMap(({ moments }) => moments).filter(({ act }) => act !== undefined)
    expect(acting.length).toBeGreaterThan(0)
    expect(acting.map(({ waiting }) => waiting)).toEqual(acting.map(() => ['ann']))
  })

  it.each(steps.map((step) => [step.name, step] as const))('says step %s in few words', (_name, step) => {
    for (const part of ['ask', 'task', 'result', 'why'] as const)
      expect(step[part].split(' ').length, step[part]).toBeLessThanOrEqual(MOST_WORDS[part])
  })

  it('tells the learner no card of the rival’s hand', () => {
    const [first] = steps
    expect(JSON.stringify(first?.moments)).not.toContain('Oars')
  })
})

describe('the first game of Innovation', () => {
  const [first] = lessons
  const steps = first?.play(['ann', 'Ada']).steps ?? []
  const step = (name: string) => steps.find((one) => one.name === name)

  it('counts in its sentences what the board shows', () => {
    expect(step('Icons')?.result).toBe('You show 2 bulbs, Ada 0.')
    expect(step('Demand')?.ask).toContain('You show 3, Ada 1.')
    expect(step('Score')?.result).toBe('You scored a 3. Now you have 5 points.')
  })

  it('shows a dogma that nobody shares before one that the rival shares', () => {
    const rivalHands = (name: string) =>
      (step(name)?.moments ?? []).map(({ view }) => (view as InnovationView).players[1]?.piles.hand.length)
    expect(rivalHands('Dogma alone')).toEqual([3, 3])
    expect(rivalHands('Sharing')).toEqual([3, 5])
  })
})

describe('a lesson that does not fit its game any more is named by its step', () => {
  const [step] = firstGame.steps
  if (step === undefined) throw new Error('the first game has no steps')
  const played = (changed: Partial<LessonStep>) => () =>
    guidedLesson(lessonGame, { ...firstGame, steps: [{ ...step, ...changed }] }).play(['ann', 'Ada'])

  it.each([
    [
      'a position of unknown cards',
      { position: { players: ['a', 'b'], a: { hand: ['No Card'] } } },
      'No Card',
    ],
    ['an act that is refused', { meanwhile: [{ picks: ['Oars'] }] }, 'Oars'],
    ['pointing at what does not answer', { points: [piece.card('Agriculture')] }, 'is pointed at'],
    ['pointing at nothing', { points: [] }, "'nothing' is pointed at"],
    ['an unknown number', { result: 'You have {you.luck}.' }, "no number 'you.luck'"],
    ['an act of somebody who is not asked', { meanwhile: [{ seat: 1, picks: [] }] }, 'Ada is asked nothing'],
  ])('%s', (_, changed, says) => {
    expect(played({})).not.toThrow()
    expect(played(changed)).toThrow(new RegExp(`step 'Draw': .*${says}`))
  })
})
