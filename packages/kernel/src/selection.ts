import { isJsonObject, type JsonObject } from './json'
import {
  boundsFor,
  type Choice,
  type ChoiceItem,
  type PickedChoice,
  type Pick,
  type Request,
  UNSPECIFIED,
} from './request'
import { answerRefusal } from './answer-refusals'

/** Returns a choice in its object form: a plain text or number becomes the title. */
export const asItem = (choice: Choice): ChoiceItem =>
  typeof choice === 'object' ? choice : { title: choice }

/** Returns the choices that a request lists; none where its answer is free-form. */
export const listedChoices = ({ choices }: Request): readonly Choice[] =>
  choices === UNSPECIFIED ? [] : choices

/** Returns the pick that names a choice, by its id where it has one. */
export const namedPick = ({ title, id }: ChoiceItem): JsonObject =>
  id === undefined ? { title } : { title, id }

/**
 * Matches a selection to the choices of a request (rules: hub 9): by id when both have one, else by title (a
 * number and its digits are the same), equal titles in the listed order, each once; groups recursively.
 * Refuses an option that is not offered, too many or too few, an empty group, and an exclusive choice with
 * others. Free-form requests and direct acts have nothing to match and are checked by their rules.
 */
export function chosenFrom(request: Request, selection: readonly Pick[]): readonly PickedChoice[] {
  if (request.choices === UNSPECIFIED || isFree(request, selection)) return []
  return match(request, request.choices, selection)
}

/** Whether a selection names no choice of its request: a free-form answer, or a direct act. */
export function isFree(request: Request, selection: readonly Pick[]): boolean {
  if (request.choices === UNSPECIFIED || request.freeForm === true) return true
  return request.direct === true && directAct(selection) !== undefined
}

/** The direct act on the board that a selection is: a single object that names no choice. */
export function directAct(selection: readonly Pick[]): JsonObject | undefined {
  const [act, ...others] = selection
  if (others.length > 0 || !isJsonObject(act)) return undefined
  const { title, id, action } = act
  const isNamed = action === undefined || typeof action === 'string'
  const isEmpty = Object.keys(act).length === 0
  return isNamed && !isEmpty && title === undefined && id === undefined ? act : undefined
}

/** What choices are picked from: a request, or a choice that holds others. */
export interface Group {
  readonly title: string | number
  readonly min?: number
  readonly max?: number
}

function match(
  group: Group,
  choices: readonly Choice[],
  selection: readonly Pick[],
): readonly PickedChoice[] {
  const chosen: PickedChoice[] = []
  const isFree = (at: number) => chosen.every(({ index }) => index !== at)
  for (const pick of selection) {
    const index = choices.findIndex((choice, at) => isPickOf(pick, choice) && isFree(at))
    const choice = choices[index]
    if (choice === undefined)
      throw answerRefusal('not_a_choice', { pick: nameOf(pick), question: group.title })
    chosen.push(chosenItem(asItem(choice), index, pick))
  }
  checkCount(group, choices, chosen)
  return chosen
}

function chosenItem(item: ChoiceItem, index: number, pick: Pick): PickedChoice {
  const plain = item.kind === undefined ? { index } : { index, kind: item.kind }
  if (item.choices === undefined) return plain
  const inner = isJsonObject(pick) && Array.isArray(pick.selection) ? pick.selection : []
  if (inner.length === 0) throw answerRefusal('nothing_chosen', { choice: item.title })
  return { inside: match(item, item.choices, inner.map(asPick)), ...plain }
}

/** Refuses too many or too few, and an exclusive choice with others. */
export function checkCount(group: Group, choices: readonly Choice[], chosen: readonly PickedChoice[]): void {
  const { min, max } = boundsFor(group, choices.length)
  const is = ({ index }: PickedChoice, mark: 'extra' | 'exclusive') => {
    const choice = choices[index]
    return typeof choice === 'object' && choice[mark] === true
  }
  const counted = chosen.filter((one) => !is(one, 'extra'))
  if (counted.length > 1 && counted.some((one) => is(one, 'exclusive'))) {
    throw answerRefusal('choice_stands_alone', { question: group.title })
  }
  if (counted.length >= min && counted.length <= max) return
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`
  throw answerRefusal('wrong_count', { question: group.title, wanted, count: counted.length })
}

function isPickOf(pick: Pick, choice: Choice): boolean {
  const title = String(typeof choice === 'object' ? choice.title : choice)
  if (!isJsonObject(pick)) return String(pick) === title
  const id = typeof choice === 'object' ? choice.id : undefined
  if (typeof pick.id === 'string' && id !== undefined) return pick.id === id
  return (typeof pick.title === 'string' || typeof pick.title === 'number') && String(pick.title) === title
}

function asPick(value: unknown): Pick {
  if (typeof value === 'string' || typeof value === 'number' || isJsonObject(value)) return value
  throw answerRefusal('pick_malformed')
}

function nameOf(pick: Pick): string {
  const name = isJsonObject(pick) ? (pick.title ?? pick.id) : pick
  return typeof name === 'string' || typeof name === 'number' ? `'${String(name).slice(0, 80)}'` : 'That'
}
