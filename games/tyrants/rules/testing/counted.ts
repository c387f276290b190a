import { type Board, boardWith, playerWith } from '../engine/board'
import { cardOf } from '../engine/library'
import { pileOf } from '../engine/zones'
import type { Pile } from '../facts/piece'

const OUTSIDE: readonly Pile[] = ['deck', 'hand', 'played', 'discard']

/** The board with the points of cards counted from where they lie: play itself only counts on. */
export function counted(board: Board): Board {
  const players = board.players.map((player, seat) => {
    const sum = (piles: readonly Pile[], worth: 'points' | 'innerPoints') =>
      piles
        .flatMap((pile) => board.zones[pileOf(seat, pile)] ?? [])
        .reduce((total, id) => total + cardOf(board, id)[worth], 0)
    return playerWith(player, {
      deckPoints: sum(OUTSIDE, 'points'),
      innerPoints: sum(['inner-circle'], 'innerPoints'),
    })
  })
  return boardWith(board, { players })
}
