import { matchAnswer, type Pick, type Request } from '@parlour/kernel'
import { scripted } from '@parlour/script'
import type { Board, Change, TyrantsSettings } from '../engine/board'
import { Game, type Language } from '../engine/game'
import { reduce } from '../engine/reduce'
import { settingsOf } from './imagined-board'

/** An effect that asks on and on is not followed further than this. */
const MOST_QUESTIONS = 12

/** One of the options of a card that a seat plays. */
export interface Option {
  readonly seat: number
  readonly card: string
  readonly index: number
}

interface ImaginedPlay {
  readonly language: Language
  /** What is answered to each question in it. */
  readonly answer: (board: Board, request: Request) => readonly Pick[]
}

/** The board once the option was carried out; undefined where the card has no such option. */
export function boardAfter(
  board: Board,
  { seat, card, index }: Option,
  { language, answer }: ImaginedPlay,
): Board | undefined {
  let done = false
  let isKnown = true
  const machine = scripted<Board, Change, TyrantsSettings>({
    begin: () => board,
    reduce,
    bars: () => false,
    *step(run) {
      const option = language.optionOf(new Game(run, language), { player: seat, source: card, index })
      if (option === undefined) isKnown = false
      else yield* option
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
    state = machine.apply(state, matchAnswer(request, { actor, title, selection })).state
  }
  return isKnown ? machine.boardOf(state) : undefined
}
