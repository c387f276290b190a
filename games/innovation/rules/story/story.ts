import type { MomentStanding, StoryRules } from '@parlour/kernel'
import { STRENGTHS } from '../bots/strengths'
import { standing as worthOf } from '../bots/worth'
import type { InnovationState } from '../engine/board/board'
import { achievementTotal, iconsOf, scoreOf } from '../engine/game/count'
import type { Table } from '../engine/board/table'
import { roundOf } from '../engine/turn/turns'
import { ICONS } from '../facts/names'
import { endingOf } from './ending'
import { figuresOf } from './figures'

/** A swing of about a third of an achievement. */
const SMALLEST_SWING = 20

/** The story of a game of Innovation, given its boards to read. */
export const storyWith = (tableOf: (state: InnovationState) => Table): StoryRules<InnovationState> => ({
  unit: 'round',
  courses: [
    { title: 'achievements', one: 'achievement', many: 'achievements', stepped: true },
    { title: 'score', one: 'point', many: 'points' },
    { title: 'icons', one: 'icon', many: 'icons' },
  ],
  smallestSwing: SMALLEST_SWING,
  seats: (state) => tableOf(state).board.players.map(({ name }) => name),
  standing: (state) => standingOf(tableOf(state)),
  ending: (state) => endingOf(tableOf(state)),
  // The age of an achievement is all that anybody saw of it.
  cardWords: (name) => name.replace(/^\*\w+-(\d+)\*$/, 'an age $1'),
  figures: ({ state, log }) => figuresOf(tableOf(state), log),
})

function standingOf(table: Table): MomentStanding | undefined {
  const { board } = table
  if (board.turn.phase === 'opening') return undefined
  const seats = (count: (seat: number) => number) => table.everyone.map(count)
  return {
    round: roundOf({ board }),
    turn: board.turn.turn,
    player: table.nameOf(board.turn.player),
    values: [
      seats((seat) => achievementTotal(table, seat)),
      seats((seat) => scoreOf(table, seat)),
      seats((seat) => ICONS.reduce((total, icon) => total + iconsOf(table, seat, icon), 0)),
    ],
    worth: seats((seat) => worthOf(table, seat, STRENGTHS.steady.weights)),
  }
}
