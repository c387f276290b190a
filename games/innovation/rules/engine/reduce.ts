import type { Board, Change, PlayerState } from './board'
import { boardWith, playerWith, splayIndex } from './board'
import { handOn } from './reading'

/** The board after a change. What did not change is shared with the board before. */
export function reduce(before: Board, change: Change): Board {
  const after = changed(before, change)
  handOn(before, after, change)
  return after
}

function changed(board: Board, change: Change): Board {
  switch (change.kind) {
    case 'moved':
      return moved(board, change)
    case 'splayed':
      return boardWith(board, {
        splays: board.splays.with(splayIndex(change.seat, change.color), change.splay),
      })
    case 'revealed':
      return boardWith(board, { revealed: [...board.revealed, change.card] })
    case 'player':
      return boardWith(board, {
        players: board.players.map((player, seat) =>
          seat === change.seat ? playerWith(player, change.now) : player,
        ),
      })
    case 'turned':
      return boardWith(board, { turn: change.turn })
    case 'flipped':
      return boardWith(board, { coins: (board.coins ?? []).slice(1) })
    case 'shuffled':
      return boardWith(board, { zones: board.zones.with(change.zone, change.cards) })
    case 'decided':
      return boardWith(board, { players: board.players.with(change.seat, decidedBy(board, change)) })
    case 'ageZero':
      return boardWith(board, { ageZero: true })
    case 'executed':
      return board
    case 'counted':
      return boardWith(board, { counted: change.counted })
    case 'over':
      return boardWith(board, { outcome: change.outcome })
  }
}

function decidedBy(board: Board, { seat, by }: Extract<Change, { kind: 'decided' }>): PlayerState {
  const { decider: _before, ...player } = board.players[seat] as PlayerState
  return by === seat ? player : { ...player, decider: by }
}

function moved(board: Board, { card, from, to, at }: Extract<Change, { kind: 'moved' }>): Board {
  const zones = board.zones.slice()
  const left = (zones[from] ?? []).filter((name) => name !== card)
  zones[from] = left
  const target = from === to ? left : (zones[to] ?? [])
  zones[to] = at === 'top' ? [card, ...target] : [...target, card]
  const revealed = board.revealed.includes(card)
    ? board.revealed.filter((name) => name !== card)
    : board.revealed
  return boardWith(board, { zones, revealed })
}
