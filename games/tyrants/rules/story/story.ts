import type { FigureRow, MomentStanding, StoryRules } from '@parlour/kernel'
import type { Board, TyrantsState } from '../engine/board'
import { roundOf, scoreOf } from '../engine/scoring'
import { endingOf } from './ending'
import { SOURCES } from './sources'

/** Points by which a turn changes the gap between the first two. */
const SMALLEST_SWING = 3

/** The story of a game of Tyrants, given its boards to read. */
export const storyWith = (boardOf: (state: TyrantsState) => Board): StoryRules<TyrantsState> => ({
  unit: 'round',
  courses: [
    { title: 'points', one: 'point', many: 'points' },
    { title: 'sites held', one: 'site', many: 'sites', stepped: true },
    { title: 'troops', one: 'troop', many: 'troops' },
  ],
  smallestSwing: SMALLEST_SWING,
  seats: (state) => boardOf(state).players.map(({ name }) => name),
  standing: (state) => standingOf(boardOf(state)),
  ending: (state) => endingOf(boardOf(state)),
  figures: ({ state }) => figuresOf(boardOf(state)),
  charts: (state) => {
    const scores = boardOf(state).players.map(scoreOf)
    return [
      {
        kind: 'columns',
        title: 'by source',
        columns: SOURCES.map(({ title }) => title),
        values: scores.map((score) => SOURCES.map(({ key }) => score[key])),
      },
    ]
  },
})

/** Nothing is counted while the tiles are laid and the first troops are placed. */
function standingOf(board: Board): MomentStanding | undefined {
  const { turn, players } = board
  if (turn.phase === 'tiles' || turn.phase === 'setup') return undefined
  const totals = players.map((player) => scoreOf(player).total)
  return {
    round: roundOf(board),
    turn: turn.taken,
    player: players[turn.player]?.name ?? '',
    values: [totals, players.map(({ sites }) => sites), players.map(({ troopsOnMap }) => troopsOnMap)],
    worth: totals,
  }
}

function figuresOf({ players }: Board): readonly FigureRow[] {
  const scores = players.map(scoreOf)
  const row = (title: string, values: readonly number[]): FigureRow => ({ title, values })
  return [
    ...SOURCES.map(({ key, title }) =>
      row(
        title,
        scores.map((score) => score[key]),
      ),
    ),
    row(
      'total',
      scores.map(({ total }) => total),
    ),
    row(
      'sites held',
      players.map(({ sites }) => sites),
    ),
    row(
      'troops on the map',
      players.map(({ troopsOnMap }) => troopsOnMap),
    ),
  ]
}
