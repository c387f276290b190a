import type { AnyRules, Effect, GameLobby, GameSettings, LobbyPlayer } from '@parlour/kernel'
import type { GameKind } from '@parlour/protocol'
import type { Transaction } from 'kysely'
import type { Live } from '../live/live'
import type { Db } from '../store/connect'
import type { Tables } from '../store/tables'

/** What is known of a lobby when its game is created. */
export interface NewGame {
  readonly gameId: string
  readonly name: string
  readonly kind: GameKind
  readonly seed: string
  readonly now: number
  readonly players: readonly LobbyPlayer[]
  readonly options: unknown
  readonly linkedDraftId?: string
}

/** Where an effect of a step happens. */
export interface EffectPlace {
  readonly gameId: string
  readonly settings: GameSettings
  /** Who acted; absent for a bot. */
  readonly userId: string | undefined
  readonly adminId: string | undefined
}
/** Done once the transaction is stored: pushes. */
export type AfterCommit = (live: Live) => void

/** All the server knows of one game: its lobby side always, its rules once they are built, and what ties it to stored records. */
export interface GameModule {
  readonly kind: GameKind
  readonly lobby: GameLobby<unknown, unknown>
  /** Looks up what the lobby's validity depends on. */
  facts(db: Db, options: unknown): Promise<unknown>
  /** Absent while the game is not built yet. */
  readonly play?: {
    readonly rules: AnyRules
    /** Settings of a new game, with everything drawn or stored that belongs to its creation. Refuses what cannot start. */
    settings(tx: Transaction<Tables>, game: NewGame): Promise<GameSettings>
    /** Carries out an effect within the step's transaction; a refusal undoes the whole step. */
    effect(tx: Transaction<Tables>, effect: Effect, place: EffectPlace): Promise<AfterCommit | undefined>
    /** The game is over or killed: frees what it held. */
    ended(tx: Transaction<Tables>, gameId: string): Promise<void>
    /** Lobby options that would start the same game again. */
    rematchOptions(settings: GameSettings): unknown
  }
}
