import type { Card, CardData, CardSet } from '../card/card'
import { cardTypeLine } from '../card/card-text'
import { compareCollectorNumbers, compareText } from '../collections/card-order'
import { lookupKey, lookupKeys } from './lookup-key'
import { setNameKey } from './set-names'
import { spellingDistance, spellingSlack } from './spelling'

interface Printing {
  readonly card: Card
  /** 0 for the full name, 1 for the front face, 2 and up for the others. */
  readonly nameRank: number
}

/** All printings of every name, best first. Build once per set of cards. */
export interface NameIndex {
  readonly printings: ReadonlyMap<string, readonly Printing[]>
  readonly sets: ReadonlyMap<string, CardSet>
}

/** Set types whose newest printing is taken before others (rules: cards 6). */
const USUAL_SET_TYPES: readonly string[] = ['expansion', 'core', 'masters', 'commander']

/**
 * Returns the index of the cards' names, face names included. Tokens, emblems and deactivated cards are left
 * out: no list of cards means them. The sets decide which printing is newest.
 */
export function buildNameIndex(cards: Iterable<Card>, sets: readonly CardSet[] = []): NameIndex {
  const setsByCode = new Map(sets.map((set) => [set.code, set]))
  const printings = new Map<string, Printing[]>()
  for (const card of cards) {
    if (card.deactivated || isToken(card)) continue
    for (const [nameRank, key] of lookupKeys(card.data).entries()) {
      const list = printings.get(key)
      if (list) list.push({ card, nameRank })
      else printings.set(key, [{ card, nameRank }])
    }
  }
  return { printings, sets: setsByCode }
}

function isToken({ data }: Card): boolean {
  return /\b(?:token|emblem)\b/i.test(`${data.layout} ${cardTypeLine(data)}`)
}

/** True when some card or face has this name. */
export function isKnownName(index: NameIndex, name: string): boolean {
  return index.printings.has(lookupKey(name))
}

/** What a line of a list says about a card. */
export interface WantedCard {
  readonly name: string
  readonly set?: string
  readonly number?: string
}

/**
 * Returns all cards of that name, the one to take first. The rule is fixed (rules: cards 6): the wanted set
 * and number; a card of this cube; the full name before a face's; printed before custom; not digital; known
 * to some format; usual set types; newest release; lowest collector number.
 */
export function findPrintings(index: NameIndex, wanted: WantedCard, cubeId?: string): readonly Card[] {
  const found = index.printings.get(lookupKey(wanted.name)) ?? []
  const ranked = found.map((printing) => ({
    card: printing.card,
    rank: rankOf(index, printing, { wanted, cubeId }),
  }))
  ranked.sort((a, b) => compareRanks(a.rank, b.rank) || comparePrintings(index, a.card, b.card))
  return ranked.map(({ card }) => card)
}

/** Returns the card that a name in a list stands for, if any. */
export function findCard(index: NameIndex, wanted: WantedCard, cubeId?: string): Card | undefined {
  return findPrintings(index, wanted, cubeId)[0]
}

interface Preference {
  readonly wanted: WantedCard
  readonly cubeId: string | undefined
}

function rankOf(
  index: NameIndex,
  { card, nameRank }: Printing,
  { wanted, cubeId }: Preference,
): readonly number[] {
  // A cube's copy stands for the printing that it was made from.
  const { set, collector_number }: Pick<CardData, 'set' | 'collector_number'> = card.data.origin ?? card.data
  const isWantedSet = wanted.set !== undefined && isSetNamed(index, set, wanted.set)
  const isAnySet = wanted.set === undefined || isWantedSet
  const isWantedNumber =
    isAnySet && wanted.number !== undefined && isSameNumber(collector_number, wanted.number)
  const type = index.sets.get(set ?? '')?.set_type ?? ''
  const misses = [
    !isWantedSet,
    !isWantedNumber,
    cubeId === undefined || card.cubeId !== cubeId,
    card.source === 'custom',
    card.data.digital,
    card.data.legal.length + (card.data.restricted ?? []).length === 0,
    !USUAL_SET_TYPES.includes(type),
  ].map(Number)
  return [...misses.slice(0, 3), nameRank, ...misses.slice(3)]
}

/** True for the set of this code that is wanted: some programs write its code, others its name. */
export function isSetNamed(index: NameIndex, code: string | undefined, wanted: string): boolean {
  const name = index.sets.get(code ?? '')?.name
  return code === wanted.toLowerCase() || (name !== undefined && setNameKey(name) === setNameKey(wanted))
}

/** True for the number of a printing that is wanted: zeros before it and capitals say nothing. */
export const isSameNumber = (known = '', wanted: string): boolean =>
  known.toLowerCase() === wanted.toLowerCase().replace(/^0+(?=\d)/, '')

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, place) => rank !== b[place])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

function comparePrintings(index: NameIndex, a: Card, b: Card): number {
  const released = ({ data }: Card) => index.sets.get(data.set ?? '')?.released_at ?? ''
  return (
    compareText(released(b), released(a)) ||
    compareCollectorNumbers(a.data.collector_number ?? '', b.data.collector_number ?? '') ||
    compareText(a._id, b._id)
  )
}

/** The most suggestions; more would be a list to read. */
const MOST_SUGGESTIONS = 3

/** Returns up to three known names spelled nearly like this one, nearest first; only ever a suggestion. */
export function suggestNames(index: NameIndex, name: string): readonly string[] {
  const wanted = lookupKey(name)
  return nearestKeys(index.printings.keys(), wanted)
    .slice(0, MOST_SUGGESTIONS)
    .flatMap((key) => nameOf(index, key))
}

/** Returns the keys of names that may be misspelled as this key, nearest first. */
export function nearestKeys(keys: Iterable<string>, wanted: string): readonly string[] {
  const slack = spellingSlack(wanted)
  const near: { readonly key: string; readonly distance: number }[] = []
  for (const key of keys) {
    const distance = spellingDistance(wanted, key, slack)
    if (distance !== undefined) near.push({ key, distance })
  }
  near.sort((a, b) => a.distance - b.distance || compareText(a.key, b.key))
  return near.map(({ key }) => key)
}

function nameOf(index: NameIndex, key: string): readonly string[] {
  const [printing] = index.printings.get(key) ?? []
  const names = printing?.card.data.card_faces.map(({ name }) => name) ?? []
  const name = [names.join(' // '), ...names].find((candidate) => lookupKey(candidate) === key)
  return name === undefined ? [] : [name]
}
