import { type LogGains, logLine } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { expect, test } from 'vitest'
import { logStream, logTurns } from './log-stream'
import { turnTotals } from './turn-totals'

let id = 0
const line = (player: string, gain?: LogGains, indent = 0): WireLogEntry => ({
  type: 'log',
  id: id++,
  ...logLine('{player} does it', { player }, { indent, gain }),
})
const turnOf = (player: string): WireLogEntry => ({
  type: 'log',
  id: id++,
  ...logLine("{player}'s turn", { player }, { classes: ['turn-start'] }),
})

test('a turn sums up the gains of its player, then those of the others', () => {
  const log = [
    turnOf('ann'),
    line('ann', { what: 'point', by: 5 }),
    line('ann', { what: 'splayed blue right' }),
    line('bob', { what: 'trophy', by: 2 }, 1),
    line('ann', { what: 'point', by: 2 }, 2),
    line('ann', { what: 'achievement', by: 1 }),
    turnOf('bob'),
    line('bob'),
  ]
  const totals = logTurns(logStream({ log, chat: [] })).map(turnTotals)
  expect(totals).toEqual([
    [
      { player: undefined, words: ['+7 points', '+1 achievement', 'splayed blue right'] },
      { player: 'bob', words: ['+2 trophies'] },
    ],
    [],
  ])
})

test('a line may bring one player what it takes from another', () => {
  const taken = [
    { what: 'point', by: 3 },
    { what: 'point', by: -3, player: 'bob' },
  ]
  const log = [turnOf('ann'), line('ann', taken), line('bob', { what: 'point', by: 1 })]
  expect(logTurns(logStream({ log, chat: [] })).map(turnTotals)).toEqual([
    [
      { player: undefined, words: ['+3 points'] },
      { player: 'bob', words: ['-2 points'] },
    ],
  ])
})
