import {
  buildNameIndex,
  type Card,
  type CardListOutcome,
  cardListOutcomes,
  cardName,
  isKnownName,
  readCardList,
} from '@parlour/mtg-cards'
import type { FoundByName } from '@parlour/mtg-ui'

interface CubeListSources {
  /** What the server found for the names of the list. */
  readonly found: FoundByName
  /** The cards of the cube, which removals take. */
  readonly own: readonly Card[]
}

/**
 * What each line of a list does to a cube, which has no zones: inserts look in all cards, removals in the
 * cube alone (rules: library 1.3).
 */
export function cubeListOutcomes(text: string, { found, own }: CubeListSources): readonly CardListOutcome[] {
  const inserts = buildNameIndex(found.cards, found.sets)
  const removals = buildNameIndex(own)
  const knownName = (name: string) => isKnownName(inserts, name) || isKnownName(removals, name)
  const outcomes = cardListOutcomes(readCardList(text, { purpose: 'cube', knownName }), { inserts, removals })
  return outcomes.map((outcome) => ({ ...outcome, entry: { ...outcome.entry, zone: 'main' } }))
}

/** The ids that the outcomes add to the cube and take from it. */
export function cubeListIds(outcomes: readonly CardListOutcome[]) {
  const idsOf = (wanted: CardListOutcome['kind']) =>
    outcomes.filter(({ kind }) => kind === wanted).flatMap(({ cards }) => cards.map(({ _id }) => _id))
  return { addIds: idsOf('insert'), removeIds: idsOf('remove') }
}

/** Names that the outcomes insert and the cube holds already. */
export function duplicateNames(
  outcomes: readonly CardListOutcome[],
  own: readonly Card[],
): readonly string[] {
  const ownNames = new Set(own.map(({ data }) => cardName(data)))
  const inserted = outcomes.filter(({ kind }) => kind === 'insert').flatMap(({ cards }) => cards)
  return [...new Set(inserted.map(({ data }) => cardName(data)))].filter((name) => ownNames.has(name))
}
