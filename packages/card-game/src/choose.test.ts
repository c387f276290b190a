import type { PickedChoice } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { choose, chooseInGroups, headingOf } from './choose'
import { confirm } from './confirm'
import type { Verb } from './verb'

/** Runs a verb whose questions get these answers. Returns what it asked, logged and returned. */
function run<T>(
  verb: (run: { log(template: string): void }) => Verb<T>,
  ...answers: readonly (readonly PickedChoice[])[]
) {
  const lines: string[] = []
  const script = verb({ log: (template) => lines.push(template) })
  const asked = []
  let turn = script.next()
  while (turn.done !== true) {
    asked.push(...turn.value.questions)
    const chosen = answers[asked.length - 1] ?? []
    turn = script.next([{ question: 0, actor: 'ann', chosen, selection: [] }])
  }
  return { asked, lines, result: turn.value }
}

const common = { actor: 'ann', kind: 'color', title: 'Choose a color', show: (word: string) => word }
const colors = ['red', 'blue', 'green']

describe('the general chooser', () => {
  const of = (options: readonly string[], min: number, max: number) => (log: { log(line: string): void }) =>
    choose(log, { ...common, options, min, max, onNone: () => log.log('nothing') })

  it('returns the picked options in the order of the list', () => {
    const { asked, lines, result } = run(of(colors, 1, 2), [{ index: 2 }, { index: 0 }])
    expect(asked).toMatchObject([{ actor: 'ann', kind: 'color', choices: colors, min: 1, max: 2 }])
    expect(result).toEqual(['red', 'green'])
    expect(lines).toEqual([])
  })
  it('asks for no more than there are', () => {
    expect(run(of(['red'], 2, 3), [{ index: 0 }]).asked).toMatchObject([{ min: 1, max: 1 }])
  })
  it('asks nothing where there is nothing to choose or to pick', () => {
    for (const verb of [of([], 1, 1), of(colors, 0, 0)])
      expect(run(verb)).toEqual({ asked: [], lines: ['no effect'], result: [] })
  })
  it('logs when nothing was picked', () => {
    expect(run(of(colors, 0, 1), [])).toMatchObject({ lines: ['nothing'], result: [] })
  })
})

describe('options in groups', () => {
  const groups = [
    { title: 'ann', options: ['red', 'blue'] },
    { title: 'bob', options: [] },
    { title: 'cat', kind: 'seat', options: ['green'] },
  ]
  const of = (list: typeof groups, min: number) => (log: { log(line: string): void }) =>
    chooseInGroups(log, {
      ...common,
      groups: list,
      min,
      max: 2,
      leastInGroup: 0,
      onNone: () => log.log('nothing'),
    })

  it('leave out a group without options, and return what was picked', () => {
    const { asked, result } = run(of(groups, 1), [{ index: 1, inside: [{ index: 0 }] }])
    expect(asked[0]?.choices).toEqual([
      { title: 'ann', choices: ['red', 'blue'], min: 0, max: 1 },
      { title: 'cat', kind: 'seat', choices: ['green'], min: 0, max: 1 },
    ])
    expect(result).toEqual(['green'])
  })
  it('return nothing for a group in which nothing is picked', () => {
    expect(run(of(groups, 1), [{ index: 0, inside: [] }])).toMatchObject({ lines: [], result: [] })
  })
  it('ask nothing where all groups are empty', () => {
    expect(run(of(groups.slice(1, 2), 1))).toEqual({ asked: [], lines: ['no effect'], result: [] })
  })
  it('log when no group was picked', () => {
    expect(run(of(groups, 0), [])).toMatchObject({ lines: ['nothing'], result: [] })
  })
})

it('a choice that may be left empty says so in its title', () => {
  expect([headingOf('Pick', 1), headingOf('Pick', 0), headingOf('', 0)]).toEqual([
    'Pick',
    '(optional) Pick',
    '(optional) Choose',
  ])
})

it('a yes/no question returns whether the answer was yes, and logs a no', () => {
  const question = (log: { log(line: string): void }) =>
    confirm({
      actor: 'ann',
      kind: 'confirm',
      title: 'Sure?',
      yes: 'yes',
      no: 'no',
      onNo: () => log.log('chooses not to'),
    })
  expect(run(question, [{ index: 0 }])).toMatchObject({ lines: [], result: true })
  expect(run(question, [{ index: 1 }])).toMatchObject({ lines: ['chooses not to'], result: false })
})
