import type { MatchedAnswer, Step } from '@parlour/kernel'
import { ZONES } from './facts/zones'
import { change } from './change'
import type { TableState } from './types'
import { cardsIn, everyone, inSeatOrder, say, workOn } from './work'

/**
 * Returns who may still show what they had hidden when the game is over: the people at the table, in seat
 * order.
 */
export const showing = ({ settings, board, shown }: TableState): readonly string[] =>
  inSeatOrder(
    board,
    settings.players.flatMap(({ name, bot }) => (bot === undefined && !shown.includes(name) ? [name] : [])),
  )

/**
 * A player shows all their cards after the end. With that the end is final: nothing is taken back any more
 * (rules: magic-table 6).
 */
export function showAll(state: TableState, { request: { actor } }: MatchedAnswer): Step<TableState> {
  const work = workOn(state, actor)
  const all = everyone(work.board)
  for (const zone of ZONES) {
    const at = { player: actor, zone }
    change(work, { kind: 'known', at, cards: new Map(cardsIn(work.board, at).map(({ id }) => [id, all])) })
  }
  say(work, '{player} shows all their cards', { player: actor })
  const shown = [...state.shown, actor]
  const { board } = work
  return {
    state: { ...state, board, shown, past: [], future: [], step: state.step + 1, news: [] },
    log: work.lines,
    noUndo: true,
  }
}
