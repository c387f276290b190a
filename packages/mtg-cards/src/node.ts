import { createHash } from 'node:crypto'
import type { CardIdParts } from './provider/provider-record'

/**
 * The stable id of a provider's card (rules: cards 3.6): lower-case md5 of all face names joined with ` // `,
 * the set code and the collector number, the three parts separated by `|`. The separator must never change:
 * decks hold these ids.
 */
export function providerCardId({ names, set, collectorNumber }: CardIdParts): string {
  const text = [names.join(' // '), set, collectorNumber].join('|')
  return `scryfall-md5-${createHash('md5').update(text, 'utf8').digest('hex')}`
}
