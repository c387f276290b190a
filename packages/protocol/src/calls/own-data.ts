import { call, nothing } from '../call'

/** A row of somebody's data, in words for programs. Moments are written as in ISO 8601, in UTC. */
export type OwnRow = Readonly<Record<string, unknown>>

/** A game of somebody's, as their data names it. */
export interface OwnGame {
  readonly _id: string
  readonly kind: string
  readonly name: string
  readonly seat: string
  readonly began: string
  /** Absent while it goes on. */
  readonly ended?: string
  readonly won?: boolean
  /** It was killed and cannot be looked at any more. */
  readonly killed?: true
}

/**
 * Everything that the hub keeps about somebody, and nothing that is secret to them: no password, token or
 * address of a hook, and of games only which they are. Each game comes by `game/file`.
 */
export interface OwnData {
  readonly made: string
  readonly account: OwnRow
  readonly games: readonly OwnGame[]
  readonly lobbies: readonly OwnRow[]
  readonly decks: readonly OwnRow[]
  readonly cubes: readonly OwnRow[]
  readonly cubeChanges: readonly OwnRow[]
  readonly scars: readonly OwnRow[]
  readonly achievements: readonly OwnRow[]
  /** What they made for games, such as tiles and maps, with all that it holds. */
  readonly things: readonly (OwnRow & { readonly content: object })[]
  readonly chat: readonly OwnRow[]
  readonly comments: readonly OwnRow[]
  /** What they said while they looked on at games of others. */
  readonly onlookerChat: readonly OwnRow[]
  readonly answersAhead: readonly OwnRow[]
  readonly vacations: readonly OwnRow[]
  readonly lessons: readonly OwnRow[]
  readonly noticeChannels: readonly OwnRow[]
  readonly noticeSettings: readonly OwnRow[]
  readonly noticesOfGames: readonly OwnRow[]
  readonly bell: readonly OwnRow[]
  readonly sentNotices: readonly OwnRow[]
  readonly sessions: readonly OwnRow[]
  readonly links: readonly OwnRow[]
  /** What they did that is kept for accountability, and what admins did to their account. */
  readonly acts: readonly OwnRow[]
}

/** Everything that the hub keeps about the caller. Refuses whoever impersonates. */
export const ownData = call<{ data: OwnData }>()('user/data', nothing, { reads: true, cost: 100 })
