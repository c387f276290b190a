import {
  listedChoices,
  matchAnswer,
  type MatchedAnswer,
  type Random,
  Refusal,
  type Request,
  RulesBug,
} from '@parlour/kernel'
import { rematchAnswer } from '@parlour/script'
import type { Board, Change, InnovationState } from '../engine/board/board'
import { backOfCard } from '../engine/board/library'
import { sees } from '../engine/board/sight'
import { backCode } from '../facts/piece'
import type { Machine } from '../machine'
import { aboutOf, picksAs, type CardSwaps } from './same-picks'

/**
 * So often a deal is tried that leads to the same question; where an effect depends on what was dealt, it may
 * not.
 */
const TRIES = 4

/**
 * Returns a state that a seat could not tell from the true one: the cards that it cannot know change places
 * with others of the same back, and chance to come is another. What the table saw go where it lies now stays
 * there. Undefined where no deal led to the question that the seat is asked, or where it is asked nothing, to
 * one that the same others are asked.
 */
export const imaginedIn =
  (machine: Machine) =>
  (state: InnovationState, actor: string, random: Random): InnovationState | undefined => {
    const asked = questionOf(machine, state, actor)
    const answers = matchedAnswersOf(machine, state)
    for (let tried = 0; tried < TRIES; tried += 1) {
      const places = swapped(unknownCards(state, machine.boardOf(state), actor), random)
      const dealt = dealtAnew(state, places, random)
      random.next()
      const imagined = playedOn(machine, dealt, { answers, places })
      if (imagined !== undefined && questionOf(machine, imagined, actor) === asked) return imagined
    }
    return undefined
  }

/** Returns the answers of the running step, each with the request that it was given to. */
function matchedAnswersOf(machine: Machine, state: InnovationState): readonly MatchedAnswer[] {
  const { settings, board, count, news, answers } = state
  let at: InnovationState = { settings, board, answers: [], count, news }
  return answers.map((answer) => {
    const matchedAnswer = rematchAnswer(machine.pending(at), answer)
    at = machine.apply(at, matchedAnswer).state
    return matchedAnswer
  })
}

/** The board at the start of the running step with the unknown cards at their new places. */
function dealtAnew({ settings, board, count, news }: InnovationState, places: CardSwaps, random: Random) {
  const named = (name: string) => places.get(name) ?? name
  const dealt: Board = {
    ...board,
    random: random.state,
    zones: board.zones.map((zone) => (zone.some((name) => places.has(name)) ? zone.map(named) : zone)),
  }
  return {
    settings: { ...settings, seed: '' },
    board: dealt,
    answers: [],
    count,
    news: news.map((change) => changeAbout(change, named)),
  }
}

/** A change of the board as it would have been with other cards. */
const changeAbout = (change: Change, named: (card: string) => string): Change => {
  if ('card' in change) return { ...change, card: named(change.card) }
  return change.kind === 'shuffled' ? { ...change, cards: change.cards.map(named) } : change
}

interface PlayedAnswers {
  readonly answers: readonly MatchedAnswer[]
  readonly places: CardSwaps
}

/**
 * Gives the answers of the step once more, about the cards that lie there now. Undefined where they leave no
 * room for one.
 */
function playedOn(
  machine: Machine,
  dealt: InnovationState,
  { answers, places }: PlayedAnswers,
): InnovationState | undefined {
  let at = dealt
  try {
    for (const one of answers) {
      const request = machine.pending(at).find((open) => isSame(open, one.request))
      if (request === undefined) return undefined
      const selection = picksAs(one, request, places)
      if (selection === undefined) return undefined
      const { actor, title } = request
      at = machine.apply(at, matchAnswer(request, { actor, title, selection })).state
    }
    return at
  } catch (error) {
    if (error instanceof Refusal || error instanceof RulesBug) return undefined
    throw error
  }
}

const isSame = (one: Request, other: Request): boolean =>
  one.id === other.id && one.actor === other.actor && one.kind === other.kind

/** What a seat is asked, or else who is asked something, as one word to compare. */
function questionOf(machine: Machine, state: InnovationState, actor: string): string {
  const requests = machine.pending(state)
  const request = requests.find((one) => one.actor === actor)
  if (request === undefined) return JSON.stringify(requests.map((one) => one.actor))
  const { id, kind, min, max } = request
  return JSON.stringify([id, kind, min, max, listedChoices(request).map((choice) => aboutOf(choice))])
}

/**
 * The cards whose faces a seat neither saw when the step began nor sees now, nor saw go where they are; by
 * their backs.
 */
function unknownCards(
  { board: start, news }: InnovationState,
  now: Board,
  actor: string,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set<string>([...(start.known ?? []), ...(now.known ?? [])])
  const seat = now.players.findIndex(({ name }) => name === actor)
  for (const change of news) if (showsCard(now, seat, change)) known.add(change.card)
  now.zones.forEach((cards, zone) => {
    for (const card of cards) if (sees(now, seat, { card, zone })) known.add(card)
  })
  const groups = new Map<string, string[]>()
  start.zones.forEach((cards, zone) => {
    for (const card of cards) {
      const back = backOfCard(card)
      if (back === undefined || known.has(card) || sees(start, seat, { card, zone })) continue
      const code = backCode(back)
      const group = groups.get(code)
      if (group === undefined) groups.set(code, [card])
      else group.push(card)
    }
  })
  return groups
}

/** Whether a seat saw in a change which card it was. */
const showsCard = (
  board: Board,
  seat: number,
  change: Change,
): change is Extract<Change, { readonly card: string }> =>
  'card' in change &&
  (change.kind !== 'moved' ||
    change.shown === true ||
    [change.from, change.to].some((zone) => sees(board, seat, { card: change.card, zone })))

/** Shuffles from the order of the alphabet: where the cards truly lie has no part in where they are dealt. */
function swapped(groups: ReadonlyMap<string, readonly string[]>, random: Random): CardSwaps {
  const places = new Map<string, string>()
  for (const cards of groups.values()) {
    const shuffled = random.shuffle(cards.toSorted())
    cards.forEach((card, at) => places.set(card, shuffled[at] ?? card))
  }
  return places
}
