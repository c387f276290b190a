import type { JsonObject } from './json'

/** Choices of a request whose answer is free-form and checked by the rules themselves. */
export const UNSPECIFIED = '__UNSPECIFIED__'

/**
 * The title under which a direct act on the board is sent, whatever the request that it answers is called.
 */
export const DIRECT_ACT = '__ALT_ACTION__'

/**
 * The address of a thing that a screen can point at: a card, a stack, a seat, a site. Minted and read by the
 * facts of its game alone; everybody else only compares it.
 */
export type Piece = string

/**
 * One thing that may be picked. With `choices` it is a group: picking it means picking inside it. Titles and
 * subtitles are for people; code uses the rest.
 */
export type ChoiceItem = {
  readonly title: string | number
  readonly id?: string
  /** What kind of choice it is, in the game's own word. */
  readonly kind?: string
  readonly subtitles?: readonly string[]
  /** What it is about: a click on the first answers, the others are linked. */
  readonly pieces?: readonly Piece[]
  /** What else it touches, under the game's own words: who shares, who is demanded. */
  readonly links?: Readonly<Record<string, readonly Piece[]>>
  readonly choices?: readonly Choice[]
  readonly min?: number
  readonly max?: number
  /** May not be combined with other counted choices. */
  readonly exclusive?: boolean
  /** Does not count towards the number of picks. */
  readonly extra?: boolean
}
export type Choice = string | number | ChoiceItem

/**
 * A pending question to one seat, as plain data. `id` guards against stale answers; `min` and `max` are
 * capped by the number of choices.
 */
export type Request = {
  readonly id: string
  readonly actor: string
  /** Which question this is, in the game's own word: what code compares. */
  readonly kind: string
  /** The question in words for people. */
  readonly title: string
  readonly choices: readonly Choice[] | typeof UNSPECIFIED
  readonly min: number
  readonly max: number
  /** The choices are shown, but the answer is an object that the rules check (a scar and its card). */
  readonly freeForm?: boolean
  /** May also be answered by a direct act on the board, `{ action, ... }`, which the rules check. */
  readonly direct?: boolean
  /** Seats that may answer it as well as its actor, each as itself: everybody acts on a shared table. */
  readonly alsoBy?: readonly string[]
  /** Nobody is waited for because of it, and it may still be there when the game is over. */
  readonly optional?: boolean
}

/**
 * Returns what a seat may answer, each request as addressed to it: its own, and those of others that it may
 * answer too.
 */
export function requestsFor(pending: readonly Request[], seat: string | undefined): readonly Request[] {
  const own: Request[] = []
  for (const request of pending) {
    if (request.actor === seat) own.push(request)
    else if (seat !== undefined && request.alsoBy?.includes(seat) === true)
      own.push({ ...request, actor: seat })
  }
  return own
}

/** A pick by title, by id, inside a group, or, in a free-form answer, any plain object. */
export type Pick = string | number | JsonObject

/** What a seat answers to its pending request. */
export interface Answer {
  readonly actor: string
  readonly title: string
  readonly selection: readonly Pick[]
  /** The id of the request it answers; when given, an answer to another request is refused as stale. */
  readonly requestId?: string
}

/** An answer with the request it is meant for and the choices that it picks: made once, by `advance`. */
export interface MatchedAnswer {
  readonly request: Request
  readonly answer: Answer
  /** Empty where the answer is free-form or a direct act. */
  readonly chosen: readonly PickedChoice[]
}

/** A choice that was picked. `index` is its place in its list. */
export interface PickedChoice {
  readonly index: number
  readonly kind?: string
  /** What was picked inside it, for a group. */
  readonly inside?: readonly PickedChoice[]
}

/** The bounds of a request or group as its rules state them, before they are capped. */
export interface Bounds {
  readonly count?: number
  readonly min?: number
  readonly max?: number
}

/**
 * Count → exactly; neither → 1..1; only min → min..number; only max → 0..max; then capped by the number of
 * choices (rules: hub 9).
 */
export function boundsFor(bounds: Bounds, choices: number): { readonly min: number; readonly max: number } {
  const min = bounds.count ?? bounds.min ?? (bounds.max === undefined ? 1 : 0)
  const max = bounds.count ?? bounds.max ?? (bounds.min === undefined ? 1 : choices)
  if (min > max) throw new RangeError(`a request asks for at least ${min} and at most ${max}`)
  return { min: Math.min(min, choices), max: Math.min(max, choices) }
}
