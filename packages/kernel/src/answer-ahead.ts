import { defined } from './defined'
import { listedChoices, namedPick } from './selection'
import type { Choice, Pick, PickedChoice, Request } from './request'

/** How long an answer ahead stands: for one question, until its owner's turn, or until it is withdrawn. */
export const AHEAD_UNTIL = ['once', 'turn', 'always'] as const
export type AheadUntil = (typeof AHEAD_UNTIL)[number]

/** The answer to one question, for whenever exactly this question is asked. */
export interface StandingAnswer {
  readonly form: 'standing'
  readonly until: AheadUntil
  readonly kind: string
  /** By what the question is asked (`source` of the rules); absent where nothing in particular asks. */
  readonly source?: string
  /** What was on offer, and how much of it (`offerOf`); an answer that picks nothing fits any offer. */
  readonly offer?: string
  readonly picks: readonly Pick[]
}

/** Picks nothing where nothing has to be picked, in the turns of others. */
export interface DecliningAnswer {
  readonly form: 'decline'
  readonly until: AheadUntil
}

/** Picks what is worth least by the rules, in the turns of others, where something has to be picked. */
export interface LowestAnswer {
  readonly form: 'lowest'
  readonly until: AheadUntil
}

/** Takes the first of several things that is there, in questions of one kind. */
export interface WishList {
  readonly form: 'wishes'
  readonly until: 'always'
  readonly kind: string
  /** Choices by id, the dearest first. */
  readonly wishes: readonly string[]
  /** How often it is given; without it, until it is withdrawn. */
  readonly most?: number
  /** Two of the first three are worth a look: then its owner is asked. */
  readonly isCareful: boolean
}

export type AnswerAhead = StandingAnswer | DecliningAnswer | LowestAnswer | WishList

/** Something that a player may wish for: a choice that may be offered, as the player knows it. */
export interface Wishable {
  readonly id: string
  readonly title: string
  /** Where the player saw it, in words. */
  readonly where: string
}

/** The questions of a game that take wish lists, and what a player may wish for. */
export interface WishableChoices {
  readonly kind: string
  readonly things: readonly Wishable[]
}

/** A question as answers ahead are held against it. */
export interface AskedQuestion {
  readonly request: Request
  readonly source?: string | undefined
  /** The picks that are worth least (`lowest` of the rules). */
  readonly lowest?: readonly Pick[] | undefined
  /** Whether it is the turn of whoever is asked; false also where a game has no turns. */
  readonly isOwnTurn: boolean
}

/** What tells a choice from others: its id, else its pieces, else its kind and words. */
function choiceKey(choice: Choice): string {
  if (typeof choice !== 'object') return String(choice)
  const { id, pieces = [], kind = '', title, choices = [] } = choice
  const own = id ?? (pieces.length > 0 ? pieces.join(' ') : `${kind}:${title}`)
  return choices.length === 0 ? own : `${own}(${choices.map(choiceKey).toSorted().join('|')})`
}

/** Returns what a question offers and how much of it is to be picked, in a form that only compares. */
const offerOf = (request: Request): string =>
  `${request.min}-${request.max}: ${listedChoices(request).map(choiceKey).toSorted().join('|')}`

/**
 * Whether a question can be answered ahead: its answer is some of its listed choices, none of which holds
 * others.
 */
export const isAnswerableAhead = (request: Request): boolean =>
  listedChoices(request).length > 0 &&
  request.freeForm !== true &&
  request.optional !== true &&
  listedChoices(request).every((choice) => typeof choice !== 'object' || choice.choices === undefined)

/** Returns the answer ahead that gives these choices of a question whenever exactly it is asked again. */
export function standingAnswer(
  { request, source }: AskedQuestion,
  chosen: readonly PickedChoice[],
  until: AheadUntil,
): StandingAnswer {
  const choices = listedChoices(request)
  const picks = chosen.flatMap(({ index }): readonly Pick[] => {
    const choice = choices[index]
    if (choice === undefined) return []
    return [typeof choice === 'object' ? namedPick(choice) : choice]
  })
  return {
    form: 'standing',
    until,
    kind: request.kind,
    picks,
    ...defined({ source, offer: picks.length === 0 ? undefined : offerOf(request) }),
  }
}

/** Returns what an answer ahead picks; undefined where the question is not the one that it is for. */
export function picksAhead(ahead: AnswerAhead, asked: AskedQuestion): readonly Pick[] | undefined {
  const { request, source, lowest, isOwnTurn } = asked
  if (!isAnswerableAhead(request)) return undefined
  if (ahead.form === 'wishes') return wishIn(ahead, request)
  if (ahead.form === 'lowest') return request.min > 0 && !isOwnTurn ? lowest : undefined
  if (ahead.form === 'decline') return request.min === 0 && !isOwnTurn ? [] : undefined
  if (request.kind !== ahead.kind || source !== ahead.source) return undefined
  if (ahead.offer !== undefined) return ahead.offer === offerOf(request) ? ahead.picks : undefined
  return request.min === 0 ? [] : undefined
}

/** Returns the first wish that is offered; undefined where its owner is to choose. */
function wishIn({ kind, wishes, isCareful }: WishList, request: Request): readonly Pick[] | undefined {
  if (request.kind !== kind || request.max !== 1) return undefined
  const offered = listedChoices(request).map(choiceKey)
  const [first] = wishes.filter((wish) => offered.includes(wish))
  const dearest = wishes.slice(0, 3).filter((wish) => offered.includes(wish))
  return first === undefined || (isCareful && dearest.length > 1) ? undefined : [first]
}

/** Whether an answer ahead is over once it was given so often. */
export const isSpent = (ahead: AnswerAhead, times: number): boolean =>
  ahead.form === 'wishes' ? times >= (ahead.most ?? Infinity) : ahead.until === 'once'
