import type { GameSaved } from '@parlour/protocol'
import type { Services } from '../services'
import { chatOf } from '../store/records/chat'
import type { Changed } from './change'
import { type Beside, pushFor, serialize } from './project'

/** What is kept of a game outside of its own course. */
export const besideOf = async ({ store, live, config }: Services, gameId: string): Promise<Beside> => ({
  chat: await chatOf(store.db, gameId),
  present: live.presentIn(gameId),
  rulebooks: config.rulebooks,
})

/** Who changed a game, and which version of it they knew. */
export interface Changer {
  readonly seat: string
  readonly knows: number | undefined
}

/**
 * The reply to whoever changed a game: only what changed, if they knew the version before; no content, if their open page
 * is behind and catches up by pushes that are on their way; else the whole game.
 */
export async function replyTo(
  services: Services,
  change: Changed,
  { seat, knows }: Changer,
): Promise<GameSaved> {
  const { before, after } = change
  const brief = { serializedGame: { _id: after.id, branchId: after.position.branchId } }
  if (before !== after && knows === before.version) return { ...brief, push: pushFor(change, seat) }
  // Others were quicker: a page that watches hears of them and of this answer by its pushes, one after the other.
  const isBehind = before !== after && knows !== undefined && knows < before.version
  if (isBehind && services.live.watched(after.id, seat)) return brief
  return { serializedGame: serialize(after, seat, await besideOf(services, after.id)) }
}
