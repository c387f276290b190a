import type { GameSummary } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { resultWords } from './result-words'

const game = (waiting: readonly string[], over?: readonly string[]): GameSummary => ({
  _id: 'g',
  settings: { name: 'g', game: 'any', createdTimestamp: 0, players: [] },
  waiting,
  lastUpdated: 0,
  gameOver: over !== undefined,
  gameOverData: over === undefined ? null : { player: over[0] ?? 'everyone', reason: 'r', winners: over },
  ...(over === undefined
    ? {}
    : { stats: { error: false, result: { player: over[0] ?? 'everyone', reason: 'r' } } }),
})

it.each([
  [game(['ann', 'bob']), 'your turn', 'turn'],
  [game(['bob', 'cat']), 'waits for bob, cat', undefined],
  [game([]), 'runs', undefined],
  [game([], ['ann']), 'won', 'won'],
  [game([], ['bob', 'ann']), 'won together', 'won'],
  [game([], ['bob']), 'bob won', undefined],
  [game([], []), 'complete', undefined],
] as const)('a game stands for ann: %#', (of, words, tone) => {
  expect(resultWords(of, 'ann')).toEqual(tone === undefined ? { words } : { words, tone })
})
