import { changedSum, checksum, type Difference, type Json } from '@parlour/kernel'
import type { ChatEntry, GameOverData, GamePart, GameSummary, WireLobby } from './records'
import type { WireClock } from './clock'
import type { LogChange } from './log-change'
import type { LookAgainPush, OnlookerChatPush, OnlookersPush } from './onlookers'

/** What changed in a game for one viewer, from the version `base` to the version `seq`. */
export interface GameChange {
  /**
   * The change of the viewer's part (`GamePart`), and the checksum after it (`sumAfter`); absent where it is
   * unchanged.
   */
  readonly part?: { readonly difference: Difference; readonly checksum: number }
  /** The answers are among its entries. */
  readonly log: LogChange
  readonly lastUpdated: number
  /** Set where the viewer may take something back now; otherwise, for a viewer with a seat, why not. */
  readonly canUndo?: true
  readonly whyNoUndo?: string
  /** Set where it changed. */
  readonly clock?: WireClock
}
export interface GamePush {
  readonly gameId: string
  /** The version the change starts from; a page that holds another one fetches the game again. */
  readonly base: number
  /** The version it leads to. */
  readonly seq: number
  readonly branchId: number
  /** Absent when too much changed: fetch the game again. */
  readonly change?: GameChange
}
export interface LobbyPush {
  readonly lobbyId: string
  /** Null when the lobby was killed. */
  readonly lobby: WireLobby | null
}
export interface ChatPush {
  readonly gameId: string
  readonly entry: ChatEntry | null
  /** Set when an entry was deleted. */
  readonly deleted?: string
}
/** The comments on moments of a game changed: whoever shows them fetches them again. */
export interface CommentsPush {
  readonly gameId: string
}
export interface PresencePush {
  readonly gameId: string
  readonly players: readonly string[]
}
/** A cube card changed: look it up again. */
export interface CardPush {
  readonly cubeId: string
  readonly cardId: string
}
/** A cube's lists or settings changed: whoever holds an older version of it fetches it again. */
export interface CubePush {
  readonly cubeId: string
  readonly rev: number
}
/** A deck of a draft that is over changed. Only its drafters are told, who may look at all of them. */
export interface DecksPush {
  readonly draftId: string
}

/** The lists of a home page changed. */
export interface HomePush {
  /**
   * The new fields of one running game's row, where only who is asked changed. Absent where more may have:
   * fetch the lists again.
   */
  readonly game?: Pick<GameSummary, '_id' | 'waiting' | 'lastUpdated'>
}

/** The notices that the bell shows changed: fetch them again. */
export type BellPush = Readonly<Record<string, never>>

/** Events from the server. */
export interface ServerEvents {
  game(push: GamePush): void
  lobby(push: LobbyPush): void
  home(push: HomePush): void
  chat(push: ChatPush): void
  comments(push: CommentsPush): void
  presence(push: PresencePush): void
  onlookers(push: OnlookersPush): void
  look_again(push: LookAgainPush): void
  onlooker_chat(push: OnlookerChatPush): void
  card(push: CardPush): void
  cube(push: CubePush): void
  decks(push: DecksPush): void
  bell(push: BellPush): void
}
export type WatchTarget =
  /** `eyes`: whose hand an onlooker is shown, where all are. */
  | { readonly kind: 'game'; readonly id: string; readonly eyes?: string }
  | { readonly kind: 'lobby'; readonly id: string }
  | { readonly kind: 'home' }
/** The version of a game and the number of its chat lines. A page that holds both is up to date. */
export interface GameProgress {
  readonly seq: number
  readonly lines: number
}
/**
 * The state when watching began: of a game, its progress; of the home page, for how many ms it has certainly
 * not changed.
 */
export interface WatchState {
  readonly stand?: GameProgress
  readonly quiet?: number
}
export type WatchReply = ({ readonly ok: true } & WatchState) | { readonly error: string }
/** Events from the browser. */
export interface ClientEvents {
  watch(target: WatchTarget, reply: (answer: WatchReply) => void): void
  unwatch(target: WatchTarget): void
  /** Whether the page is hidden: who has it open is away then. */
  away(isAway: boolean): void
}
/** Returns the checksum of a whole part: equal parts have equal sums. */
export const checksumOf = (part: GamePart): number => checksum(partAsJson(part))

/**
 * Returns the checksum of what a change touched in a part, which browser and server compare after every push.
 */
export const sumAfter = (part: GamePart, change: Difference): number => changedSum(partAsJson(part), change)

/** Returns a part as plain JSON. */
export function partAsJson({ view, requests, waiting, pace, gameOver, gameOverData }: GamePart): Json {
  return { view, requests, waiting, pace, gameOver, gameOverData: overAsJson(gameOverData) }
}
const overAsJson = (over: GameOverData | null): Json => (over === null ? null : { ...over })
