import { scryfallStatus, scryfallUpdate } from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import type { CardUpdates } from '../magic/update/card-updates'
import { audit } from '../store/records/audit'

/** The update of the provider's cards: begun by admins, watched by everybody (rules: hub 6; library 8). */
export function magicUpdateCalls(on: ReturnType<typeof callsOn>, updates: CardUpdates): void {
  on(scryfallUpdate, async ({ force = false, replace = false }, { caller }) => {
    const entry = { actorId: caller._id, action: scryfallUpdate.path, ip: caller.ip }
    const { began, status } = await updates.start({ kind: 'provider', force, replace }, (tx) =>
      audit(tx, entry),
    )
    return {
      message: began ? 'The update has started.' : 'An update is already running.',
      count: status.cards,
      filename: status.filename,
      update: status,
    }
  })
  on(scryfallStatus, async () => ({ update: await updates.status() }))
}
