import type {
  Answer,
  AnyRules,
  Effect,
  GameFacts,
  GameSettings,
  GameState,
  GuidedLesson,
  JsonObject,
  LobbyPlayer,
  ServerFeatures,
  RecordedAnswer,
  Request,
  StoryParts,
} from '@parlour/kernel'
import type { CardPush, CubePush, GameKind } from '@parlour/protocol'
import type { Db, Tx } from '../store/driver/store'

/** What is known of a lobby when its game is created. */
export interface NewGame extends ServerFeatures {
  readonly gameId: string
  readonly name: string
  readonly kind: GameKind
  readonly seed: string
  readonly now: number
  readonly players: readonly LobbyPlayer[]
  readonly options: unknown
  readonly linkedDraftId?: string
}

/** Where something that concerns stored records happens. */
export interface GamePlace {
  readonly gameId: string
  readonly settings: GameSettings
}

/** Where an effect of a step happens. */
export interface EffectPlace extends GamePlace {
  /** Who acted; absent for a bot. */
  readonly userId: string | undefined
  readonly adminId: string | undefined
  /** A pasted game changes no stored records. */
  readonly occasion: 'play' | 'rewrite' | 'insert'
}
/** The push for a stored record that an effect changed; sent once the transaction is committed. */
export type RecordPush =
  | { readonly of: 'card'; readonly push: CardPush }
  | { readonly of: 'cube'; readonly push: CubePush }

/** Where a game looks up what its options depend on, and what this server offers of it. */
export interface OptionSources extends ServerFeatures {
  readonly db: Db
}

/**
 * All the server knows of one game: its facts always, its rules once they are built, and what ties it to
 * stored records.
 */
export interface GameModule {
  readonly facts: GameFacts<unknown, unknown>
  /** Looks up what the lobby's validity depends on. */
  known(place: OptionSources, options: unknown): Promise<unknown>
  /**
   * The options that choose the only thing there is to choose, for a lobby in which nobody has chosen yet;
   * none where there are several.
   */
  onlyChoice?(db: Db): Promise<JsonObject | undefined>
  /** Options of a practice game that only the server can say. */
  practiceOptions?(db: Db): Promise<JsonObject>
  /** Absent while the game is not built yet. */
  readonly play?: GamePlay
  /** What teaches it. */
  readonly lessons?: readonly GuidedLesson[]
}

/**
 * The games that a server knows, by kind; made when it starts and handed to whatever needs a game's module.
 */
export type Games = ReadonlyMap<string, GameModule>

export interface GamePlay {
  readonly rules: AnyRules
  /**
   * Settings of a new game, with everything drawn or stored that belongs to its creation. Refuses what cannot
   * start.
   */
  settings(tx: Tx, game: NewGame): Promise<GameSettings>
  /**
   * Completes an answer with what it needs of stored records, whatever was sent of them: the cards of a deck
   * that is named. Refuses records that are not there, or not the player's.
   */
  prepare?(tx: Tx, submitted: SubmittedAnswer): Promise<Answer>
  /**
   * Returns the game to which a new one is to be linked, such as the draft whose decks it is played with,
   * once what that game keeps of it is stored. Refuses one that does not fit. Left out where a game is linked
   * to no other.
   */
  linked?(tx: Tx, wish: LinkWish): Promise<string | undefined>
  /**
   * Carries out an effect within the step's transaction; a refusal undoes the whole step. Returns what pages
   * are to be told.
   */
  effect(tx: Tx, effect: Effect, place: EffectPlace): Promise<readonly RecordPush[]>
  /** Called when answers were taken back: removes from stored records what they had put there. */
  withdrawn(tx: Tx, answers: readonly RecordedAnswer[], place: GamePlace): Promise<void>
  /** The game is over or killed: frees what it held. */
  ended(tx: Tx, gameId: string): Promise<void>
  /**
   * Keeps what games of the kind that are over add up to: takes out what `before` added, and adds `after`.
   * Left out where nothing is kept.
   */
  counted?(tx: Tx, gameId: string, states: CountedStates): Promise<void>
  /** Charts and figures of a finished game that stored records are needed for, such as what cards cost. */
  storyParts?(db: Db, state: GameState<GameSettings>): Promise<StoryParts>
  /** Lobby options that would start the same game again. */
  rematchOptions(settings: GameSettings): unknown
  /**
   * Settings out of a pasted game, checked and with new records for what a game owns. Refuses other shapes.
   */
  adopt(tx: Tx, settings: GameSettings, pasted: PastedGame): Promise<GameSettings>
}

/** A finished game that all may look at, before and after a change; absent while it is not. */
export interface CountedStates {
  readonly before: GameState<GameSettings> | undefined
  readonly after: GameState<GameSettings> | undefined
}

/** A new game that may be linked to another one. */
export interface LinkWish {
  readonly games: Games
  readonly callerId: string
  /** What its lobby, or the call that begins it, names. */
  readonly wished: unknown
  readonly players: readonly LobbyPlayer[]
  readonly now: number
  /** Holds the other game until the transaction ends. */
  hold(gameId: string): Promise<void>
}

/** An answer as it was sent, the request that it is meant for, and whose seat gives it. */
export interface SubmittedAnswer {
  /** What the seat may know: whatever an answer names beside it is looked up for nobody. */
  readonly view: () => unknown
  readonly answer: Answer
  readonly request: Request
  readonly userId: string
}

/** A pasted game that is about to become a new one. */
export interface PastedGame extends ServerFeatures {
  readonly gameId: string
  readonly answers: readonly Answer[]
}
