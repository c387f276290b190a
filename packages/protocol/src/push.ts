import { changedSum, checksum, type Difference, type Json } from '@parlour/kernel'
import type { ChatEntry, GameOverData, GamePart, GameSummary, WireLobby } from './records'
import type { LogChange } from './log-change'

/** What changed in a game for one viewer, from the version `base` to the version `seq`. */
export interface GameChange {
  /** How the viewer's part (`GamePart`) changes, and the sum of what becomes of it (`sumAfter`); absent where it stays as it is. */
  readonly part?: { readonly difference: Difference; readonly checksum: number }
  /** The answers are among its entries. */
  readonly log: LogChange
  readonly lastUpdated: number
  /** Set where the viewer may take something back now; otherwise, for a viewer with a seat, why not. */
  readonly canUndo?: true
  readonly whyNoUndo?: string
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

/** What the lists of a home page show has changed. */
export interface HomePush {
  /** All that changed is who is asked in this running game, as its row in a list says it. Absent where more may have changed: fetch the lists again. */
  readonly game?: Pick<GameSummary, '_id' | 'waiting' | 'lastUpdated'>
}

/** Events from the server. */
export interface ServerEvents {
  game(push: GamePush): void
  lobby(push: LobbyPush): void
  home(push: HomePush): void
  chat(push: ChatPush): void
  presence(push: PresencePush): void
  card(push: CardPush): void
  cube(push: CubePush): void
}
export type WatchTarget = { readonly kind: 'game' | 'lobby'; readonly id: string } | { readonly kind: 'home' }
/** How far a game is: its version and how many lines of chat it has. Whoever holds as much has missed nothing. */
export interface GameProgress {
  readonly seq: number
  readonly lines: number
}
/** What was so when watching began: where a game stood; of the home page, for how many ms nobody told of a change in it, for certain. */
export interface WatchState {
  readonly stand?: GameProgress
  readonly quiet?: number
}
export type WatchReply = ({ readonly ok: true } & WatchState) | { readonly error: string }
/** Events from the browser. */
export interface ClientEvents {
  watch(target: WatchTarget, reply: (answer: WatchReply) => void): void
  unwatch(target: WatchTarget): void
}
/** The sum of a part as a whole: equal parts, equal sums. */
export const checksumOf = (part: GamePart): number => checksum(partAsJson(part))

/** The sum that browser and server compare after every change: that of what the change made of a part. */
export const sumAfter = (part: GamePart, change: Difference): number => changedSum(partAsJson(part), change)

/** What a page holds of a game, as plain JSON. */
export function partAsJson({ view, requests, waiting, pace, gameOver, gameOverData }: GamePart): Json {
  return { view, requests, waiting, pace, gameOver, gameOverData: overAsJson(gameOverData) }
}
const overAsJson = (over: GameOverData | null): Json => (over === null ? null : { ...over })
