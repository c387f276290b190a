import type { Difference, Json, JsonObject, LogArg, LogGains, Pace, Request, Warning } from '@parlour/kernel'
import type { WireClock } from './clock'
import type { WireOnlookers, WireOnlookerSight } from './onlookers'
import type { WireProposal } from './proposal'
import type { CardIdsByZone, DeckFormat } from '@parlour/mtg-cards'

/** A user as everybody may see one; `slack` only to admins and oneself. */
export interface WireUser {
  readonly _id: string
  readonly name: string
  readonly slack?: string
  readonly isAdmin?: boolean
  readonly deactivated?: boolean
  /** What stands beside the name; absent while none is chosen. */
  readonly mark?: WireMark
  /** Wants to be asked before each answer is sent; only to oneself. */
  readonly asksFirst?: boolean
  readonly _impersonation?: {
    readonly isImpersonated: true
    readonly adminId: string
    readonly impersonationToken: true
  }
}
/** A color and a shape of the seats', each from 1 to 6. */
export interface WireMark {
  readonly color: number
  readonly shape: number
}
/** A link that lets one person in, once; its token is never shown again. */
export interface NewLink {
  readonly id: string
  readonly token: string
  readonly expires: number
}
/** A link that can still be used, as admins see it. */
export interface OpenLink {
  readonly id: string
  readonly kind: 'invitation' | 'reset'
  readonly created: number
  readonly expires: number
  readonly madeBy: string
  /** Whose password it resets. */
  readonly target: string | null
}
/** The signed-in user. */
export interface SessionUser extends WireUser {
  readonly isAdmin: boolean
  readonly token: string
}

/** Who was signed in, and the token by which this browser is known at its next sign-in. */
export interface SignedIn {
  readonly user: SessionUser
  readonly device: string
}

/** The kind of a game, as its facts name it. Which kinds there are, the registries of server and web say. */
export type GameKind = string

export interface WireLobbyUser {
  readonly _id: string
  readonly name: string
  /** The kind of bot that plays this seat. */
  readonly bot?: string
  readonly deactivated?: boolean
  readonly mark?: WireMark
  /** Name of whoever put this person in; absent once the person has seen the lobby. */
  readonly invitedBy?: string
}
export interface WireLobby {
  readonly _id: string
  readonly name: string
  readonly game: GameKind | null
  readonly options?: JsonObject
  readonly users: readonly WireLobbyUser[]
  readonly userId: string
  readonly createdTimestamp: number
  readonly valid: boolean
  readonly warnings: readonly Warning[]
  /** Parts of games that this server offers although lobbies leave them off. */
  readonly experiments?: readonly string[]
  readonly gameLaunched: boolean
  readonly gameId?: string
  readonly rev: number
  /** Takes in nobody but those whom its players add. */
  readonly closed?: true
  /** The game that it is the rematch of. */
  readonly rematchOf?: string
}

export interface GameOverData {
  readonly player: string
  readonly reason: string
  readonly winners: readonly string[]
}
export interface WirePlayer {
  readonly _id: string
  readonly name: string
  readonly bot?: string
}
/** A game in a list: never responses, packs or a seed. */
export interface GameSummary {
  readonly _id: string
  readonly settings: {
    readonly name: string
    readonly game: GameKind
    readonly createdTimestamp: number
    readonly players: readonly WirePlayer[]
    readonly cubeId?: string
    readonly linkedDraftId?: string
  }
  /** The deck of whoever's list it is. */
  readonly deckId?: string
  /** Names of those who are asked something. */
  readonly waiting: readonly string[]
  readonly lastUpdated: number
  readonly gameOver: boolean
  readonly gameOverData: GameOverData | null
  readonly killed?: boolean
  readonly stats?: {
    readonly error: boolean
    readonly result: { readonly player: string; readonly reason: string }
  }
}

/** A Swiss round of the matches of a draft, fixed when the first of its games began. */
export interface DraftRound {
  readonly begun: number
  /** Ids of users: two who meet, or one with a bye. */
  readonly pairings: readonly (readonly string[])[]
}

/** An answer in the history, as the viewer may read it. */
export interface WireResponse {
  readonly seq: number
  readonly actor: string
  readonly title: string
  readonly selection?: readonly Json[]
  readonly masked?: true
  readonly isUserResponse?: true
  readonly noUndo?: true
}
export interface ChatEntry {
  readonly type: 'chat'
  readonly id: string
  readonly author: string
  readonly text: string
  /** Length of the log when it was written. */
  readonly position: number
  readonly at: number
}
/** What somebody wrote about a moment of a game: after its first `seq` answers. */
export interface MomentComment {
  readonly id: string
  readonly seq: number
  readonly author: string
  readonly text: string
  readonly at: number
  /** When its author changed it last. */
  readonly edited?: number
  /** The caller wrote it. */
  readonly own?: true
}
export type WireLogEntry =
  | {
      readonly type: 'log'
      readonly id: number
      readonly indent: number
      readonly template: string
      readonly args: Readonly<Record<string, LogArg>>
      readonly classes: readonly string[]
      readonly gain?: LogGains
    }
  /** An answer, and when it was given. */
  | {
      readonly type: 'response-received'
      readonly id: number
      readonly at?: number
      readonly data: WireResponse
    }

/** The part of a game that depends on the viewer and that checksums cover. */
export interface GamePart {
  readonly view: Json
  /** The viewer's own pending requests. */
  readonly requests: readonly Request[]
  readonly waiting: readonly string[]
  readonly pace: Pace
  readonly gameOver: boolean
  readonly gameOverData: GameOverData | null
}

/** Where in a game a moment is: after its first `seq` answers, when the log had `logLength` entries. */
export interface MomentPosition {
  readonly seq: number
  readonly logLength: number
}
/** A moment as one seat knew it, whole. */
export interface WholeMoment extends MomentPosition {
  readonly part: GamePart
}
/**
 * A moment as one seat knew it, by what its part differs in from that of the moment before: `applyDifference`
 * turns the one as plain JSON (`partAsJson`) into the other. Absent where they are equal.
 */
export interface ChangedMoment extends MomentPosition {
  readonly change?: Difference
}
export type GameMoment = WholeMoment | ChangedMoment

/** A game as its viewer receives it. */
export interface SerializedGame extends GamePart {
  readonly _id: string
  readonly gameId: string
  /** The settings everybody may see: name, game, players, createdTimestamp and the game's own open keys. */
  readonly settings: JsonObject & {
    readonly name: string
    readonly game: string
    readonly createdTimestamp: number
    readonly players: readonly (WirePlayer & JsonObject)[]
  }
  readonly responses: readonly WireResponse[]
  readonly branchId: number
  /** The version: grows with every change of the game, undo included. */
  readonly seq: number
  /** The latest lines; `moreChat` says that there are older ones, which `game/chat_before` answers. */
  readonly chat: readonly ChatEntry[]
  readonly moreChat?: true
  readonly log: readonly WireLogEntry[]
  readonly lastUpdated: number
  /**
   * The sum of the whole part. Pushes carry only sums of what they change; a page then sums the whole itself.
   */
  readonly checksum: number
  /** Names of players who have the page open. */
  readonly present: readonly string[]
  /** Whether the viewer may take something back now. */
  readonly canUndo: boolean
  /** Why not, as a sentence; absent for a viewer without a seat. */
  readonly whyNoUndo?: string
  /** Its players closed it: nobody else may look at it once it is over. */
  readonly closed?: true
  /** What players ask the others to agree to, the oldest first. */
  readonly proposals?: readonly WireProposal[]
  /** Absent where there is no clock and nobody was nudged. */
  readonly clock?: WireClock
  /** To players; absent where nobody may look in and nobody wishes it. */
  readonly onlookers?: WireOnlookers
  /** How the viewer looks on; absent for everybody else. */
  readonly looksOn?: WireOnlookerSight
  /** Set where this is not the present: the game as it stood after this many answers. */
  readonly upTo?: number
  /** Where the rulebook of this kind of game is read. */
  readonly rulebook?: string
  /** With `full`, for admins: the complete document, seed and hidden preparation included. */
  readonly full?: JsonObject
}

/** What its owner notes on a deck. */
export interface DeckNotes {
  readonly text: string
  /** Cards that stand beside the deck and count in none of its zones. */
  readonly considering: string[]
  /** The tags of cards, by card id. */
  readonly tags: Record<string, string[]>
}
export interface WireDeck {
  readonly _id: string
  readonly name: string
  readonly userId: string
  readonly links: { readonly draftId?: string }
  readonly format: DeckFormat
  readonly cardIdsByZone: CardIdsByZone
  /** Absent while there are none, and for everybody but the owner. */
  readonly notes?: DeckNotes
  readonly timestamps: { readonly created: string; readonly updated: string }
  readonly rev: number
}
/** A deck as lists show it: how many cards are in each zone, and not which. */
export interface DeckSummary extends Omit<WireDeck, 'cardIdsByZone' | 'notes'> {
  readonly counts: Readonly<Record<keyof CardIdsByZone, number>>
}
