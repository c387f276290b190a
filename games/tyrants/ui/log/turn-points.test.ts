import { logLine } from '@parlour/kernel'
import type { LogTurn } from '@parlour/ui-kit'
import { expect, test } from 'vitest'
import { viewFor } from '../../rules/testing/view-fixture'
import { turnPoints } from './turn-points'

const headingOf = (player: string, totals: readonly string[] | undefined) => ({
  ...{ type: 'log' as const, id: 1 },
  ...logLine("{player}'s turn", totals === undefined ? { player } : { player, totals: { value: totals } }, {
    classes: ['turn-start'],
  }),
})
const turnOf = (
  player: string,
  totals: readonly string[] | undefined,
  next: LogTurn['next'],
): Pick<LogTurn, 'heading' | 'next'> => ({
  heading: { kind: 'line', entry: headingOf(player, totals), children: [], answers: 0, isFirst: false },
  next,
})

test('a turn shows the points of its player at its start and at the start of the next one', () => {
  const view = viewFor('ann')
  const seat = view.players.findIndex(({ name }) => name === 'bob')
  const totals = (points: string) => view.players.map((_, at) => (at === seat ? points : '0'))
  const next = headingOf('ann', totals('31'))
  expect(turnPoints(turnOf('bob', totals('27'), next), view)).toEqual({ before: 27, after: 31 })
  const now = view.players[seat]?.score.total
  expect(turnPoints(turnOf('bob', totals('2'), undefined), view)).toEqual({ before: 2, after: now })
})

test('no points are shown for turns that were stored before headings had totals', () => {
  const view = viewFor('ann')
  expect(turnPoints(turnOf('bob', undefined, headingOf('ann', ['1', '2'])), view)).toBeUndefined()
  expect(turnPoints(turnOf('bob', ['1', '2'], headingOf('ann', undefined)), view)).toBeUndefined()
})
