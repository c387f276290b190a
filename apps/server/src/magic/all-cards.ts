import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Card } from '@parlour/mtg-cards'
import { chunks } from '../store/driver/chunks'
import type { Db } from '../store/driver/store'
import { cardVersions } from '../store/cards/cards'
import { cardsOfSource, providerCardsAsJson } from '../store/cards/whole-sources'
import { cardsForViewer } from './card-secrecy'

interface CardsQuery {
  readonly source: 'custom' | 'scryfall' | 'all'
  /** Only custom cards that changed after this version. */
  readonly since?: number | undefined
  readonly viewerId: string
}

/**
 * Whole sources with their versions, as the text of the answer: cards go out as they come from the store, a
 * few at a time, for all of them are far more than a server should hold. When a new release is put to use in
 * the middle, the answer breaks off, so that nobody keeps a part of an old one.
 */
export const allCards = (db: Db, wanted: CardsQuery): Readable => Readable.from(answerParts(db, wanted))

async function* answerParts(db: Db, { source, since, viewerId }: CardsQuery): AsyncGenerator<string> {
  const versions = await cardVersions(db)
  yield '{"status":"success"'
  if (source !== 'scryfall') {
    yield `,"custom":{"version":${JSON.stringify(versions.custom ?? 0)},"cards":[`
    let first = true
    for await (const cards of cardsOfSource(db, 'custom', since)) {
      const seen = await cardsForViewer(db, cards, viewerId)
      yield (first ? '' : ',') + seen.map((card) => JSON.stringify(card)).join(',')
      first = false
      await setImmediate()
    }
    yield ']}'
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

/**
 * These cards, with what stands beside them, as the text of the answer: written a few at a time, so that
 * other calls get their turn in between.
 */
export const givenCards = (cards: readonly Card[], beside: object = {}): Readable =>
  Readable.from(writtenParts(cards, beside))

async function* writtenParts(cards: readonly Card[], beside: object): AsyncGenerator<string> {
  const start = JSON.stringify({ status: 'success', ...beside }).slice(0, -1)
  yield `${start},"cards":[`
  for (const [at, part] of chunks(cards, CARDS_PER_PART).entries()) {
    yield (at === 0 ? '' : ',') + part.map((card) => JSON.stringify(card)).join(',')
    await setImmediate()
  }
  yield ']}'
}
const CARDS_PER_PART = 100
