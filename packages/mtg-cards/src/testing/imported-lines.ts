import type { Card, CardSet } from '../card/card'
import { cardName } from '../card/card-text'
import { readCardList } from '../lists/card-list-files'
import { type CardListOutcome, cardListOutcomes } from '../lists/card-list-outcome'
import { namesInList } from '../lists/names-in-list'
import { lookupKey, lookupKeys } from '../names/lookup-key'
import { buildNameIndex, isKnownName } from '../names/name-index'
import { sampleCard, sampleData } from './sample-card'

/** Returns a card of this name, its faces parted by ` // `, in a printing such as `m19 156`. */
export function printedCard(name: string, print: string, type_line = 'Instant'): Card {
  const [set = '', number = ''] = print.split(' ')
  return sampleCard(
    sampleData(
      name.split(' // ').map((face) => ({ name: face, type_line })),
      { set, collector_number: number, layout: name.includes(' // ') ? 'split' : 'normal' },
    ),
    { _id: `${set}-${number}` },
  )
}

/**
 * Returns `zone count name set number (guesses)` of each line of a list, its names looked up as the hub is
 * asked for them: without a zone for the main deck, set and number only where the line names them.
 */
export function importedLines(
  text: string,
  cards: readonly Card[],
  sets: readonly CardSet[],
): readonly string[] {
  const asked = new Set(namesInList(text).map(lookupKey))
  const found = cards.filter(({ data }) => lookupKeys(data).some((key) => asked.has(key)))
  const inserts = buildNameIndex(found, sets)
  const list = readCardList(text, { knownName: (name) => isKnownName(inserts, name) })
  return cardListOutcomes(list, { inserts }).map(lineWords)
}

function lineWords({ kind, cards: [card], entry, text }: CardListOutcome): string {
  const { zone, count, set, number, guesses = [] } = entry
  if (kind === 'maybe') return `maybe ${count} ${entry.name}`
  if (card === undefined) return `${kind}: ${text}`
  return [
    ...(zone === 'main' ? [] : [zone]),
    `${count} ${cardName(card.data)}`,
    ...(set === undefined ? [] : [card.data.set]),
    ...(number === undefined ? [] : [card.data.collector_number]),
    ...(guesses.length === 0 ? [] : [`(${guesses.join()})`]),
  ].join(' ')
}
