import { defined, lineFor } from '@parlour/kernel'
import { pendingRequestsOf } from './pending-requests'
import { undoProposal } from './proposal'
import type { RunningGame } from './running-game'

/** What a seat is asked, as notices say it: in words that this seat may read. */
export interface SeatQuestion {
  /** The title of its request. */
  readonly asked?: string
  /** By which card, and how it came to that. */
  readonly because?: string
  /** It is the turn of somebody else. */
  readonly isInTurn: boolean
}

/** An effect that asks somebody begins at most this many lines of the log before. */
const LINES_BACK = 200

type AskedGame = Pick<RunningGame, 'rules' | 'position' | 'proposals' | 'clock' | 'log'>

/** Returns what a seat is asked now. */
export function questionOf(game: AskedGame, seat: string): SeatQuestion {
  const { rules, position } = game
  const turn = rules.turnOf?.(position.state)
  const isInTurn = turn !== undefined && turn !== seat
  const request = pendingRequestsOf(game).requests.find(({ actor }) => actor === seat)
  const undo = undoProposal(game)
  if (undo?.waitingFor.includes(seat) === true)
    return { asked: `${undo.by} asks to take back: ${undo.what}`, isInTurn }
  if (request === undefined) return { isInTurn }
  const lines = game.log
    .slice(-LINES_BACK)
    .flatMap((item) => ('line' in item ? [lineFor(item.line, seat)] : []))
  const because = rules.occasion?.(request, lines)
  return { asked: request.title, isInTurn, ...defined({ because }) }
}
