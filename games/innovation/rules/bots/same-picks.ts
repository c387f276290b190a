import {
  type Choice,
  type ChoiceItem,
  listedChoices,
  type MatchedAnswer,
  namedPick,
  type Pick,
  type PickedChoice,
  type Piece,
  type Request,
} from '@parlour/kernel'
import { meaningOf, piece } from '../facts/piece'
import type { QuestionKind } from '../facts/question-kinds'

/** For each card the one that takes its place. */
export type CardSwaps = ReadonlyMap<string, string>

/**
 * Returns the picks of an answer as they are at the same question about other cards: each is about the card
 * that took the place of the one that was picked. Undefined where one is not offered.
 */
export function picksAs(
  { request, chosen }: MatchedAnswer,
  other: Request,
  places: CardSwaps,
): readonly Pick[] | undefined {
  // Whoever names a card at large means that card, wherever it lies.
  const isNaming = request.kind === ('named-card' satisfies QuestionKind)
  return picksAmong(
    listedChoices(other),
    { choices: listedChoices(request), chosen },
    isNaming ? NOWHERE : places,
  )
}
const NOWHERE: CardSwaps = new Map()

/** What a choice is about, as one word to compare: its kind, its pieces, and those of the choices in it. */
export function aboutOf(choice: Choice, places: CardSwaps = NOWHERE): string {
  const { kind, pieces = [], choices = [] } = itemOf(choice)
  const moved = pieces.map((address) => movedTo(address, places))
  return JSON.stringify([kind, moved, choices.map((inner) => aboutOf(inner, places))])
}

interface PickedLevel {
  readonly choices: readonly Choice[]
  readonly chosen: readonly PickedChoice[]
}

function picksAmong(
  offered: readonly Choice[],
  { choices, chosen }: PickedLevel,
  places: CardSwaps,
): readonly Pick[] | undefined {
  const picks = chosen.map(({ index, inside }) => {
    const same = sameOf(offered, { choices, index }, places)
    if (same === undefined) return undefined
    if (typeof same !== 'object') return same
    const named = namedPick(same)
    if (inside === undefined) return named
    const within = picksAmong(
      same.choices ?? [],
      { choices: itemOf(choices[index]).choices ?? [], chosen: inside },
      places,
    )
    return within && { ...named, selection: [...within] }
  })
  return picks.every((pick) => pick !== undefined) ? picks : undefined
}

/** The choice that is about the same: of several alike the one at the same place among them. */
function sameOf(
  offered: readonly Choice[],
  { choices, index }: { readonly choices: readonly Choice[]; readonly index: number },
  places: CardSwaps,
): Choice | undefined {
  const about = (choice: Choice | undefined, moved?: CardSwaps) => headOf(choice, moved)
  const wanted = about(choices[index], places)
  const nth = choices.slice(0, index).filter((choice) => about(choice, places) === wanted).length
  return offered.filter((choice) => about(choice) === wanted)[nth]
}

/** What a choice itself is about: a group may hold other choices now. */
function headOf(choice: Choice | undefined, places: CardSwaps = NOWHERE): string {
  const { kind, pieces = [] } = itemOf(choice)
  return JSON.stringify([kind, pieces.map((address) => movedTo(address, places))])
}

const NOTHING: Partial<ChoiceItem> = {}
const itemOf = (choice: Choice | undefined): Partial<ChoiceItem> =>
  typeof choice === 'object' ? choice : NOTHING

function movedTo(address: Piece, places: CardSwaps): Piece {
  const meaning = meaningOf(address)
  return meaning?.kind === 'card' ? piece.card(places.get(meaning.name) ?? meaning.name) : address
}
