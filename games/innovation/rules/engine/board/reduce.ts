import type { Board, Change, PlayerState } from './board'
import { boardWith, playerWith, splayIndex } from './board'
import { isAchievement } from './library'
import { handOn } from './reading'
import { zoneAt } from './zones'

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
      return boardWith(board, {
        zones: board.zones.with(change.zone, change.cards),
        ...(board.known === undefined
          ? {}
          : { known: board.known.filter((name) => !change.cards.includes(name)) }),
      })
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

function moved(board: Board, change: Extract<Change, { kind: 'moved' }>): Board {
  const { card, from, to, at } = change
  const zones = board.zones.slice()
  const lay = zones[from] ?? []
  const left = lay.toSpliced(placeOf(lay, card), 1)
  zones[from] = left
  const target = from === to ? left : (zones[to] ?? [])
  zones[to] = target.toSpliced(at === 'top' ? 0 : target.length, 0, card)
  const revealed = board.revealed.includes(card)
    ? board.revealed.filter((name) => name !== card)
    : board.revealed
  const known = knownAfter(board, change)
  return boardWith(board, known === undefined ? { zones, revealed } : { zones, revealed, known })
}

function placeOf(zone: readonly string[], card: string): number {
  const place = zone.indexOf(card)
  if (place === -1) throw new RangeError(`'${card}' is not where it is moved from`)
  return place
}

/** The cards that all know where they lie face down; undefined where they stay the same. */
function knownAfter(
  { known = NONE, revealed }: Board,
  { card, from, to, shown }: Extract<Change, { kind: 'moved' }>,
): readonly string[] | undefined {
  const isClosed = zoneAt(to).sight !== 'public'
  const at = known.indexOf(card)
  if (!isClosed || !(zoneAt(from).sight === 'public' || shown === true || revealed.includes(card)))
    return at === -1 ? undefined : known.toSpliced(at, 1)
  return at !== -1 || isAchievement(card) ? undefined : known.toSpliced(known.length, 0, card)
}
const NONE: readonly string[] = []
