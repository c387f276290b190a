import type { OnlookerRule } from '@parlour/kernel'

/** Who may look at a game, as its players are told. */
export interface WireOnlookers {
  readonly rule: OnlookerRule
  /** The token of the link by which people without an account look in; absent where nobody may. */
  readonly link?: string
}
/** How somebody without a seat looks at a running game. */
export interface WireOnlookerSight {
  /** All hands are shown, as they were so many answers ago; absent where the table alone is. */
  readonly behind?: number
  /** Whose hand is shown; absent for the table. */
  readonly eyes?: string
}
/** A running game in the list of those that one may look at: nothing of how it stands. */
export interface WatchableGame {
  readonly _id: string
  readonly name: string
  readonly game: string
  readonly players: readonly { readonly _id: string; readonly name: string; readonly bot?: string }[]
  /** All hands are shown, as they were so many answers ago. */
  readonly behind?: number
}
/** Who looks at a game without a seat. */
export interface OnlookersPush {
  readonly gameId: string
  /** Names of people of the hub: some of them, where they are many. */
  readonly names: readonly string[]
  /** How many look, those without an account included. */
  readonly count: number
}
/** A line of the onlookers' chat, said by somebody who was shown the game after `seq` answers. */
export interface OnlookerLine {
  readonly id: string
  readonly author: string
  readonly seq: number
  readonly text: string
  readonly at: number
  /** The caller said it. */
  readonly own?: true
}
/** An onlooker said something: the others read the chat again. */
export interface OnlookerChatPush {
  readonly gameId: string
}
/** Who may look at a game changed, or what they see: watch and fetch it again. */
export interface LookAgainPush {
  readonly gameId: string
}
