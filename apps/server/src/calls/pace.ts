import { gameNudge, gameResign, gameTakeSeat } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { hasResigned, isAway, NUDGE_AGAIN, withoutStandIn } from '../pace/game-clock'
import { reminderTo } from '../pace/reminder'
import { ownClock } from '../play/carry-out'
import { authorOf } from '../play/author-of'
import { changeAndNote } from '../play/change-and-note'
import { pendingRequestsOf } from '../play/pending-requests'
import { resignedChange } from '../play/resign'
import { ownSeat } from '../play/seat'
import { refusal } from '../refusals/refusal'

/** What players do about the pace of their game (rules: hub 4). */
export function paceCalls(on: ReturnType<typeof callsOn>): void {
  on(gameNudge, async ({ gameId }, { services, caller }) => {
    await changeAndNote(services, gameId, async (game, { tx, note }) => {
      const seat = ownSeat(game, caller)
      const now = Date.now()
      const clock = await ownClock(tx, game)
      const nudged = pendingRequestsOf(game).waiting.filter(
        (name) =>
          name !== seat && name in clock.seats && !(name in clock.standIns) && !isAway(clock, name, now),
      )
      if (game.gameOver || nudged.length === 0) throw refusal('nobody_to_nudge')
      if (clock.nudged !== null && clock.nudged + NUDGE_AGAIN > now) throw refusal('nudged_already')
      await note(`${seat} nudges ${nudged.join(', ')}.`)
      await services.notices.tell(tx, reminderTo(game, nudged, seat))
      return { clock: { ...clock, nudged: now } }
    })
    return {}
  })
  on(gameTakeSeat, async ({ gameId }, { services, caller }) => {
    await changeAndNote(services, gameId, async (game, { note }) => {
      const seat = ownSeat(game, caller)
      const { clock } = game
      if (clock === null || !(seat in clock.standIns)) throw refusal('seat_is_own')
      if (hasResigned(clock, seat)) throw refusal('resigned_already')
      await note(`${seat} takes the seat back.`)
      return { clock: withoutStandIn(clock, seat, Date.now()) }
    })
    return {}
  })
  on(gameResign, async ({ gameId }, { services, caller }) => {
    await changeAndNote(services, gameId, (game, { tx, note }) =>
      resignedChange(game, ownSeat(game, caller), { tx, note, author: authorOf(caller) }),
    )
    return {}
  })
}
