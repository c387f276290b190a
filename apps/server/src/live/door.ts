import type { GameProgress, WireOnlookerSight, WatchTarget } from '@parlour/protocol'
import type { Caller } from '../services'

/** A target that a caller may watch: a game from a seat, as a spectator or as an onlooker, or a lobby. */
export type Watch =
  | { readonly kind: 'game'; readonly id: string; readonly seat: string | undefined }
  | { readonly kind: 'onlooker'; readonly id: string; readonly sight: WireOnlookerSight }
  | { readonly kind: 'lobby'; readonly id: string }

/**
 * What the live connection needs from the rest of the server: sign-in, rate limits and access to games and
 * lobbies.
 */
export interface LiveAccess {
  /** Resolves with the caller of a session token. Refuses an expired or unknown one. */
  signIn(token: string, address: string): Promise<Caller>
  /**
   * Resolves with a caller without an account who looks in by the link of a game. Refuses a link that lets
   * nobody in.
   */
  lookIn(by: { readonly gameId: string; readonly link: string }, address: string): Promise<Caller>
  /** Counts a new connection of a person against their limit. Refuses with 429 above it. */
  countPage(caller: Caller): void
  /** Counts a message of a page against the limit. Refuses with 429 above it. */
  countWord(caller: Caller): void
  /** Counts a `watch` against the person's limit. Refuses with 429 above it. */
  countWatch(caller: Caller): void
  /**
   * Resolves with what the caller may watch. Refuses a target that does not exist or is not for this caller.
   */
  mayWatch(caller: Caller, target: Exclude<WatchTarget, { readonly kind: 'home' }>): Promise<Watch>
  /** Somebody has a game or lobby before them. Never fails. */
  saw(caller: Caller, id: string): void
  /** Resolves with the version and number of chat lines of a game that a page is up to date with. */
  standOf(watched: Exclude<Watch, { readonly kind: 'lobby' }>): Promise<GameProgress>
  /** Updates the pages here after another process of this hub changed a game. */
  onRemoteChange(gameId: string, version: number): Promise<void>
}
