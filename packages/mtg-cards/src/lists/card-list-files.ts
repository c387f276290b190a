import { cubeCobraTable } from './cube-cobra'
import { deckJsonEntries } from './deck-json'
import { isDeckXml, parseDeckXml } from './deck-xml'
import { type CardList, type CardListOptions, parseInSteps, sortedOut } from './card-list-text'
import { readTable, tableOf } from './list-table'
import { tabletopEntries } from './tabletop-simulator'
import { allAtOnce, type Steps } from './steps'

/**
 * Returns a card list from any of the forms that are read: text of many programs, deck files in XML, tables,
 * JSON. Never throws.
 */
export const readCardList = (text: string, options: CardListOptions = {}): CardList =>
  allAtOnce(readListInSteps(text, options))

/** Does the same in small steps, for callers that have other work to do in between. */
export function* readListInSteps(written: string, options: CardListOptions = {}): Steps<CardList> {
  const text = cubeCobraTable(written) ?? written
  if (isDeckXml(text)) return parseDeckXml(text, options.knownName)
  const json = deckJsonEntries(text) ?? tabletopEntries(text)
  if (json !== undefined) return sortedOut(json, options.knownName)
  const table = tableOf(text)
  return table === undefined ? yield* parseInSteps(text, options) : readTable(text, table, options.knownName)
}
