import type { GameProgress } from '@parlour/protocol'
import type { Caller } from '../services'

/** What somebody may watch: a game from a seat, or, with none, as a spectator; a lobby. */
export type Watch =
  | { readonly kind: 'game'; readonly id: string; readonly seat: string | undefined }
  | { readonly kind: 'lobby'; readonly id: string }

/** What the live connection asks of the rest of the server: who comes in, and what each may watch. */
export interface LiveAccess {
  /** The caller that a token stands for. Refuses an expired or unknown one. */
  signIn(token: string, address: string): Promise<Caller>
  /** Counts that a person opens a page, or that one comes back. Refuses with 429 when they do so too often. */
  countPage(caller: Caller): void
  /** Counts something that a page says. Refuses in the same way. */
  countWord(caller: Caller): void
  /** Counts that a page begins to watch something. Refuses with 429 when the person does so too often. */
  countWatch(caller: Caller): void
  /** Refuses what does not exist or is not for this caller. */
  mayWatch(caller: Caller, target: { readonly kind: Watch['kind']; readonly id: string }): Promise<Watch>
  /** How far a game is now. */
  standOf(gameId: string): Promise<GameProgress>
  /** Another process of this hub changed a game. */
  onRemoteChange(gameId: string, version: number): Promise<void>
}
