import type { GameSaved } from '@parlour/protocol'
import type { Services } from '../services'
import { lastChat } from '../store/records/chat'
import type { ChangedGame } from './change'
import { type GameContext, pushFor, serialize } from './project'

/** What is kept of a game outside of its own course. */
export async function besideOf({ store, live, config }: Services, gameId: string): Promise<GameContext> {
  const { entries, more } = await lastChat(store.db, gameId)
  return { chat: entries, moreChat: more, present: live.presentIn(gameId), rulebooks: config.rulebooks }
}

/** Who changed a game, which version of it they knew, and by which live connection their page hears of changes. */
export interface Changer {
  readonly seat: string
  readonly knows: number | undefined
  readonly page: string | undefined
}

/**
 * The reply to whoever changed a game: no content, if their page watches it and hears of the change by its push; only what
 * changed, if they knew the version before; else the whole game.
 */
export async function replyTo(
  services: Services,
  change: ChangedGame,
  { seat, knows, page }: Changer,
): Promise<GameSaved> {
  const { before, after } = change
  const { position, version: seq } = after
  const brief = { serializedGame: { _id: after.id, branchId: position.branchId, seq } }
  // Where others were quicker, the page hears of them and of this answer by its pushes, one after the other.
  const isToBeTold = before !== after && knows !== undefined && knows <= before.version
  if (isToBeTold && page !== undefined && services.live.watches(page, after.id, seat)) return brief
  if (before !== after && knows === before.version) return { ...brief, push: pushFor(change, seat) }
  return { serializedGame: serialize(after, seat, await besideOf(services, after.id)) }
}
