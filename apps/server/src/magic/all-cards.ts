import { Readable } from 'node:stream'
import type { Db } from '../store/driver/store'
import { cardsOfSource, cardVersions, providerCardsAsJson } from '../store/cards/cards'
import { cardsForViewer } from './card-secrecy'

interface Wanted {
  readonly source: 'custom' | 'scryfall' | 'all'
  /** Only custom cards that changed after this version. */
  readonly since?: number | undefined
  readonly viewerId: string
}

/**
 * Whole sources with their versions, as the text of the answer: the provider's cards go out as they come from the store, a
 * few at a time, for all of them are far more than a server should hold. When a new release is put to use in the middle, the
 * answer breaks off, so that nobody keeps a part of an old one.
 */
export const allCards = (db: Db, wanted: Wanted): Readable => Readable.from(answerParts(db, wanted))

async function* answerParts(db: Db, { source, since, viewerId }: Wanted): AsyncGenerator<string> {
  const versions = await cardVersions(db)
  yield '{"status":"success"'
  if (source !== 'scryfall') {
    const cards = await cardsForViewer(db, await cardsOfSource(db, 'custom', since), viewerId)
    yield `,"custom":${JSON.stringify({ cards, version: versions.custom ?? 0 })}`
  }
  if (source !== 'custom') {
    yield `,"scryfall":{"version":${JSON.stringify(versions.scryfall ?? '')},"cards":[`
    let first = true
    for await (const cards of providerCardsAsJson(db)) {
      yield (first ? '' : ',') + cards.join(',')
      first = false
    }
    if ((await cardVersions(db)).scryfall !== versions.scryfall)
      throw new Error('the cards were replaced while they were sent')
    yield ']}'
  }
  yield '}'
}
