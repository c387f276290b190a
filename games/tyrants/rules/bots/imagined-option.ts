import { matched, type Pick, type Request } from '@parlour/kernel'
import { scripted } from '@parlour/script'
import type { Board, Change, TyrantsSettings } from '../engine/board'
import { Game } from '../engine/game'
import { cardOf } from '../engine/library'
import { reduce } from '../engine/reduce'
import { contexts } from '../vocabulary/seat'
import { settingsOf } from './imagined-board'

/** An effect that asks on and on is not followed further than this. */
const MOST_QUESTIONS = 12

/** One of the options of a card that a seat plays. */
export interface Option {
  readonly seat: number
  readonly card: string
  readonly index: number
}

/** The board once the option was carried out, every question in it answered by `answer`; undefined where the card has no such option. */
export function boardAfter(
  board: Board,
  { seat, card, index }: Option,
  answer: (board: Board, request: Request) => readonly Pick[],
): Board | undefined {
  const branches = cardOf(board, card).effects.flatMap((effect) =>
    effect.choose === undefined ? [] : Object.values(effect.options),
  )
  const branch = branches[index]
  if (branch === undefined) return undefined
  let done = false
  const machine = scripted<Board, Change, TyrantsSettings>({
    begin: () => board,
    reduce,
    bars: () => false,
    *step(run) {
      yield* branch(contexts(new Game(run, contexts), seat, card))
      done = true
    },
    over: () => done,
  })
  let { state } = machine.startFrom(settingsOf(board), board)
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const [request] = machine.pending(state)
    if (request === undefined) break
    const selection = answer(machine.boardOf(state), request)
    const { actor, title } = request
    state = machine.apply(state, matched(request, { actor, title, selection })).state
  }
  return machine.boardOf(state)
}
