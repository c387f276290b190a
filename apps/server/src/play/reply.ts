import type { GameSaved } from '@parlour/protocol'
import type { Services } from '../services'
import { lastChat } from '../store/records/chat'
import type { ChangedGame } from './change'
import { type GameContext, pushFor, serialize } from './project'

/** Returns what a page gets with a game that is no part of its history: chat, presence, rulebooks. */
export async function besideOf({ store, live, config }: Services, gameId: string): Promise<GameContext> {
  const { entries, more } = await lastChat(store.db, gameId)
  return { chat: entries, moreChat: more, present: live.presentIn(gameId), rulebooks: config.rulebooks }
}

/** Who changed a game, the version that their page held, and the id of its live connection. */
export interface Changer {
  readonly seat: string
  readonly knows: number | undefined
  readonly page: string | undefined
}

/**
 * Returns the reply to a caller who changed a game: only the version, if their page watches the game and gets
 * the push; the push itself, if they knew the version before; else the whole game.
 */
export async function replyTo(
  services: Services,
  change: ChangedGame,
  { seat, knows, page }: Changer,
): Promise<GameSaved> {
  const { before, after } = change
  const { position, version: seq } = after
  const brief = { serializedGame: { _id: after.id, branchId: position.branchId, seq } }
  // Where others changed the game first, the page gets their pushes before the push of this answer.
  const isToBeTold = before !== after && knows !== undefined && knows <= before.version
  if (isToBeTold && page !== undefined && services.live.watches(page, after.id, seat)) return brief
  if (before !== after && knows === before.version) return { ...brief, push: pushFor(change, seat) }
  return { serializedGame: serialize(after, seat, await besideOf(services, after.id)) }
}
