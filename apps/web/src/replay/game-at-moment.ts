import type { SerializedGame } from '@parlour/protocol'
import type { SeatMoment } from './moments'

/**
 * Returns a game as it stood at a moment, made from the game as it stands now. Nothing is asked in it, and
 * nothing can be taken back.
 */
export function gameAtMoment(live: SerializedGame, { seq, logLength, part }: SeatMoment): SerializedGame {
  const { view, waiting, pace, gameOver, gameOverData } = part
  const { whyNoUndo: _why, proposals: _proposals, clock: _clock, ...rest } = live
  return {
    ...rest,
    view,
    waiting,
    pace,
    gameOver,
    gameOverData,
    requests: [],
    responses: live.responses.slice(0, seq),
    log: live.log.slice(0, logLength),
    chat: live.chat.filter(({ position }) => position <= logLength),
    seq,
    canUndo: false,
    upTo: seq,
  }
}
