import {
  isJsonObject,
  type Json,
  type Pick,
  type Random,
  Refusal,
  type Request,
  RulesBug,
} from '@parlour/kernel'
import type { Board, InnovationState } from '../engine/board/board'
import { backOfCard } from '../engine/board/library'
import { sees } from '../engine/board/sight'
import { backCode } from '../facts/piece'
import type { Machine } from '../machine'

/** So often a deal is tried that leads to the same question; where an effect depends on what was dealt, it may not. */
const TRIES = 4

/**
 * Returns a state that a seat could not tell from the true one: the cards that it cannot know change places with others of
 * the same back, and chance to come is another. What the table saw go where it lies now stays there. Undefined where no deal
 * led to the question that the seat is asked.
 */
export const imaginedIn =
  (machine: Machine) =>
  (state: InnovationState, actor: string, random: Random): InnovationState | undefined => {
    const asked = questionOf(machine, state, actor)
    for (let tried = 0; tried < TRIES; tried += 1) {
      const dealt = dealtAnew(machine, { state, actor }, random)
      if (leadsTo(machine, dealt, { actor, asked })) return dealt
    }
    return undefined
  }

interface Asked {
  readonly actor: string
  readonly asked: string | undefined
}

function leadsTo(machine: Machine, state: InnovationState, { actor, asked }: Asked): boolean {
  try {
    return asked !== undefined && questionOf(machine, state, actor) === asked
  } catch (error) {
    // An answer of the step going on that the dealt cards leave no room for.
    if (error instanceof Refusal || error instanceof RulesBug) return false
    throw error
  }
}

/** What a seat is asked, as one word to compare. */
function questionOf(machine: Machine, state: InnovationState, actor: string): string | undefined {
  const request = machine.pending(state).find((one) => one.actor === actor)
  return request === undefined ? undefined : wordOf(request)
}
const wordOf = ({ title, choices, min, max }: Request): string => JSON.stringify([title, min, max, choices])

interface Sitting {
  readonly state: InnovationState
  readonly actor: string
}

function dealtAnew(machine: Machine, { state, actor }: Sitting, random: Random): InnovationState {
  const { settings, board, answers, count, news } = state
  const places = swapped(unknownCards(board, machine.boardOf(state), actor), random)
  const named = (name: string) => places.get(name) ?? name
  const dealt: Board = {
    ...board,
    random: random.state,
    zones: board.zones.map((zone) => (zone.some((name) => places.has(name)) ? zone.map(named) : zone)),
  }
  random.next()
  return {
    settings: { ...settings, seed: '' },
    board: dealt,
    answers: answers.map((answer) => ({ ...answer, selection: renamed(answer.selection, named) as Pick[] })),
    count,
    news,
  }
}

/** The cards whose faces a seat neither saw when the step began nor sees now, nor saw go where they are; by their backs. */
function unknownCards(start: Board, now: Board, actor: string): ReadonlyMap<string, readonly string[]> {
  const known = new Set<string>([...(start.known ?? []), ...(now.known ?? [])])
  const seat = now.players.findIndex(({ name }) => name === actor)
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

/** For each card the one that takes its place. */
function swapped(
  groups: ReadonlyMap<string, readonly string[]>,
  random: Random,
): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const cards of groups.values()) {
    const shuffled = random.shuffle(cards)
    cards.forEach((card, at) => places.set(card, shuffled[at] ?? card))
  }
  return places
}

function renamed(value: Json, named: (name: string) => string): Json {
  if (typeof value === 'string') return named(value)
  if (isList(value)) return value.map((part) => renamed(part, named))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, part === undefined ? part : renamed(part, named)]),
  )
}
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
