import {
  advance,
  type GameSettings,
  type GameState,
  type Pick,
  type Position,
  type Request,
} from '@parlour/kernel'
import { median } from './median'
import { type MeasuredGame, playGame, type Playing, type PlayedGame } from './rules-games'

/** One act, and around which answers of the games it is looked for. */
interface Act<State> extends Playing<State> {
  /** What is picked; undefined where the act is not offered. */
  readonly picks: (request: Request) => readonly Pick[] | undefined
  readonly late: number
  readonly early: number
}

const AROUND = 20
const ROUNDS = 40

/**
 * How much longer one and the same act takes in positions late in games than early in them: what a long past costs, apart from
 * what is done late being more. All games must last beyond the late place.
 */
export function sameActLateAgainstEarly<
  State extends GameState<Settings>,
  View,
  Settings extends GameSettings,
>(
  game: MeasuredGame<State, View, Settings>,
  games: readonly PlayedGame[],
  { picks, late, early, ...playing }: Act<State>,
): number {
  const timesAround = (at: number) =>
    games.flatMap(({ seed }) => {
      const found: State[] = []
      const see = ({ state, seq }: Position<State>) => {
        const [request] = game.rules.pending(state)
        if (Math.abs(seq - at) <= AROUND && request !== undefined && picks(request) !== undefined)
          found.push(state)
      }
      playGame(game, seed, { ...playing, see })
      return found
    })
  const [before, after] = [timesAround(early), timesAround(late)]
  const fastest = (state: State): number => {
    const text = JSON.stringify(state)
    return Math.min(
      ...Array.from({ length: ROUNDS }, () => timeOfAct(game, JSON.parse(text) as State, picks)),
    )
  }
  // Once for the compiler.
  for (const state of [...before, ...after]) fastest(state)
  return median(after.map(fastest)) / median(before.map(fastest))
}

function timeOfAct<State extends GameState<Settings>, View, Settings extends GameSettings>(
  { rules }: MeasuredGame<State, View, Settings>,
  state: State,
  picks: Act<State>['picks'],
): number {
  const [request] = rules.pending(state)
  if (request === undefined) return Infinity
  const answer = { actor: request.actor, title: request.title, selection: picks(request) ?? [] }
  const started = performance.now()
  advance(rules, { state, seq: 0, branchId: 0 }, answer)
  return performance.now() - started
}
