import { type BodyOf, gamePropose, gameProposalSay } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { authorOf } from '../play/author-of'
import { changeAndNote } from '../play/change-and-note'
import { changeAfterVote, proposedChange } from '../play/propose'
import type { Proposed } from '../play/game-proposal'
import { replyTo } from '../play/reply'
import { ownSeat } from '../play/seat'
import { timeZoneNamed } from '../notify/zoned-time'
import { refusal } from '../refusals/refusal'

/** What players of a game agree on beside it (rules: hub 4). */
export function proposalCalls(on: ReturnType<typeof callsOn>): void {
  on(gamePropose, async ({ gameId, proposal, knows, page }, { services, caller }) => {
    const { notices } = services
    const change = await changeAndNote(services, gameId, (game, { tx, note }) => {
      const about = { seat: ownSeat(game, caller), proposed: proposedBy(proposal) }
      return proposedChange(game, about, { tx, note, notices, author: authorOf(caller) })
    })
    return replyTo(services, change, { seat: ownSeat(change.after, caller), knows, page })
  })
  on(gameProposalSay, async ({ gameId, made, allow, knows, page }, { services, caller }) => {
    const change = await changeAndNote(services, gameId, (game, { tx, note }) => {
      const vote = { seat: ownSeat(game, caller), made, allow }
      return changeAfterVote(game, vote, { tx, note, author: authorOf(caller) })
    })
    return replyTo(services, change, { seat: ownSeat(change.after, caller), knows, page })
  })
}

/** Returns what a page proposes. Refuses a time zone that there is not. */
function proposedBy(sent: BodyOf<typeof gamePropose>['proposal']): Proposed {
  if (sent.kind !== 'pause') return sent
  const zone = timeZoneNamed(sent.zone)
  if (zone === undefined) throw refusal('time_zone_unknown')
  return { ...sent, zone, until: sent.until ?? null }
}
