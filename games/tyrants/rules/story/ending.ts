import type { GameEnding } from '@parlour/kernel'
import type { Board } from '../engine/board'
import { type Score, scoreOf } from '../engine/scoring'
import { MARKET_DECK } from '../engine/zones'
import { SOURCES } from './sources'

/** Returns who won a game that is over and why, for readers who do not know Tyrants. */
export function endingOf(board: Board): GameEnding {
  const { winners = [] } = board.outcome ?? {}
  const scores = board.players
    .map((player) => ({ name: player.name, score: scoreOf(player) }))
    .toSorted((one, other) => other.score.total - one.score.total)
  const totals = scores.map(({ score }) => score.total)
  const [first] = scores
  const best = first === undefined ? '' : ` ${bestSources(first.name, first.score)}`
  const rest = totals.slice(winners.length)
  const words =
    winners.length === 1
      ? `won with ${points(totals[0])} to ${listed(totals.slice(1).map(String))}`
      : `share the win at ${points(totals[0])}${rest.length === 0 ? '' : ` to ${listed(rest.map(String))}`}`
  return { winners, words, why: `${triggerOf(board)}${winners.length === 1 ? best : ''}` }
}

const points = (count = 0): string => `${count} ${count === 1 ? 'point' : 'points'}`

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Why the round was the last one, as the board still shows it. */
function triggerOf(board: Board): string {
  const emptied = board.players.find(({ troops }) => troops === 0)
  if (emptied !== undefined)
    return `The game ended with the round in which ${emptied.name} had deployed all troops.`
  if ((board.zones[MARKET_DECK] ?? []).length === 0)
    return 'The game ended with the round in which the last card came into the market.'
  return 'The game ended because nobody had anything left to do.'
}

/** `ann got most of them from the inner circle, 24, and control of sites, 17.` */
function bestSources(name: string, score: Score): string {
  const [first, second] = SOURCES.map(({ key, from }) => ({ from, count: score[key] }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  if (first === undefined) return ''
  const more = second === undefined ? '' : ` and ${second.from}, ${second.count}`
  return `${name} got most from ${first.from}, ${first.count}${more === '' ? '' : `,${more}`}.`
}
