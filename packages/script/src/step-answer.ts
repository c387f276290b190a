import {
  answerRefusal,
  asItem,
  checkCount,
  type Choice,
  type ChoiceItem,
  type PickedChoice,
  type Group,
  isFree,
  listedChoices,
  type MatchedAnswer,
  matchAnswer,
  namedPick,
  type Pick,
  type Request,
  requestFor,
} from '@parlour/kernel'

/**
 * An answer given inside the running step. No word of its question or its choices is kept, so that those may
 * be reworded.
 */
export type StepAnswer = PickedAnswer | FreeAnswer | WordedAnswer

interface RequestKey {
  readonly actor: string
  /** The id of the request and its kind. */
  readonly id: string
  readonly kind: string
}
interface PickedAnswer extends RequestKey {
  readonly picked: readonly StoredPick[]
}
/** An answer that names no choice: a free-form one, or a direct act. */
interface FreeAnswer extends RequestKey {
  readonly selection: readonly Pick[]
}
/** An answer in a state that was stored before answers kept places. */
interface WordedAnswer {
  readonly actor: string
  readonly title: string
  readonly selection: readonly Pick[]
}

/**
 * A choice that was picked, by its place in its list, with what it was about: there must still be the same at
 * that place.
 */
interface StoredPick {
  readonly at: number
  readonly about?: string
  readonly inside?: readonly StoredPick[]
}

/** What is kept of an answer while its step runs. */
export function stepAnswer({ request, answer, chosen }: MatchedAnswer): StepAnswer {
  const { id, kind } = request
  const { actor, selection } = answer
  if (isFree(request, selection)) return { actor, id, kind, selection }
  return { actor, id, kind, picked: pickedOf(listedChoices(request), chosen) }
}

/** Returns a kept answer as it was given, matched to what is open now. Refuses one that no longer fits. */
export function rematchAnswer(open: readonly Request[], stored: StepAnswer): MatchedAnswer {
  if ('title' in stored) return matchAnswer(requestFor(open, stored), stored)
  const { actor, id, kind } = stored
  const request = open.find((one) => one.id === id && one.actor === actor && one.kind === kind)
  if (request === undefined) throw answerRefusal('not_asked_there', { kind })
  const { title } = request
  if ('selection' in stored) return matchAnswer(request, { actor, title, selection: stored.selection })
  const choices = listedChoices(request)
  const chosen = chosenAgain(request, choices, stored.picked)
  return { request, answer: { actor, title, selection: wordsOf(choices, chosen) }, chosen }
}

function pickedOf(choices: readonly Choice[], chosen: readonly PickedChoice[]): readonly StoredPick[] {
  return chosen.map(({ index: at, inside }) => {
    const item = asItem(choices[at] ?? '')
    const about = aboutOf(item)
    const picked = about === undefined ? { at } : { at, about }
    return inside === undefined ? picked : { ...picked, inside: pickedOf(item.choices ?? [], inside) }
  })
}

function chosenAgain(
  group: Group,
  choices: readonly Choice[],
  picked: readonly StoredPick[],
): readonly PickedChoice[] {
  const chosen = picked.map((one) => {
    const item = asItem(choices[one.at] ?? '')
    if (choices[one.at] === undefined || aboutOf(item) !== one.about)
      throw answerRefusal('choice_changed', { place: one.at, question: group.title })
    return chosenOne(item, one)
  })
  checkCount(group, choices, chosen)
  return chosen
}

function chosenOne(item: ChoiceItem, { at: index, inside }: StoredPick): PickedChoice {
  const plain = item.kind === undefined ? { index } : { index, kind: item.kind }
  if ((item.choices === undefined) !== (inside === undefined))
    throw answerRefusal('choice_holds', {
      choice: item.title,
      what: inside === undefined ? 'choices' : 'no choices',
    })
  if (item.choices === undefined || inside === undefined) return plain
  return { inside: chosenAgain(item, item.choices, inside), ...plain }
}

function wordsOf(choices: readonly Choice[], chosen: readonly PickedChoice[]): readonly Pick[] {
  return chosen.map(({ index, inside }) => {
    const item = asItem(choices[index] ?? '')
    const named = namedPick(item)
    return inside === undefined ? named : { ...named, selection: [...wordsOf(item.choices ?? [], inside)] }
  })
}

/** What a choice is about, where the rules say so in data. */
const aboutOf = ({ pieces, id }: ChoiceItem): string | undefined => pieces?.[0] ?? id
