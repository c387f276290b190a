import { type ChatEntry, gameNudge, gameTakeSeat } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { clockFor } from '../pace/clock-for'
import { addNote } from '../pace/clock-note'
import { NUDGE_AGAIN, withoutStandIn } from '../pace/game-clock'
import { reminderTo } from '../pace/reminder'
import { pendingRequestsOf } from '../play/pending-requests'
import { ownSeat } from '../play/seat'
import { refusal } from '../refusals/refusal'

/** What players do about the pace of their game (rules: hub 4). */
export function paceCalls(on: ReturnType<typeof callsOn>): void {
  on(gameNudge, async ({ gameId }, { services, caller }) => {
    const notes: ChatEntry[] = []
    await services.play.change(gameId, async (game, tx) => {
      const seat = ownSeat(game, caller)
      const now = Date.now()
      const { waiting } = pendingRequestsOf(game)
      const { settings } = game
      const clock = game.clock ?? (await clockFor(tx, null, { settings, waiting, now }))
      const nudged = waiting.filter(
        (name) => name !== seat && name in clock.seats && !(name in clock.standIns),
      )
      if (game.gameOver || nudged.length === 0) throw refusal('nobody_to_nudge')
      if (clock.nudged !== null && clock.nudged + NUDGE_AGAIN > now) throw refusal('nudged_already')
      const also = async (same: typeof tx) => {
        notes.push(await addNote(same, game, `${seat} nudges ${nudged.join(', ')}.`))
        await services.notices.tell(same, reminderTo(game, nudged, seat))
      }
      return { clock: { ...clock, nudged: now }, also }
    })
    for (const entry of notes) services.live.chat({ gameId, entry })
    return {}
  })
  on(gameTakeSeat, async ({ gameId }, { services, caller }) => {
    const notes: ChatEntry[] = []
    await services.play.change(gameId, (game) => {
      const seat = ownSeat(game, caller)
      const { clock } = game
      if (clock === null || !(seat in clock.standIns)) throw refusal('seat_is_own')
      const also = async (tx: Parameters<typeof addNote>[0]) => {
        notes.push(await addNote(tx, game, `${seat} takes the seat back.`))
      }
      return { clock: withoutStandIn(clock, seat, Date.now()), also }
    })
    for (const entry of notes) services.live.chat({ gameId, entry })
    return {}
  })
}
