import type { CardSet } from '../card/card'
import { compareText } from './card-order'

/** Set types in the order of the set picker (rules: screens 2.9). */
export const SET_TYPE_ORDER: readonly string[] = [
  'expansion',
  'core',
  'draft_innovation',
  'masters',
  'masterpiece',
  'alchemy',
  'archenemy',
  'arsenal',
  'box',
  'commander',
  'duel_deck',
  'from_the_vault',
  'funny',
  'memorabilia',
  'minigame',
  'planechase',
  'premium_deck',
  'promo',
  'spellbook',
  'starter',
  'token',
  'treasure_chest',
  'vanguard',
]

/**
 * Returns the sets in the picker's order: by type, types that are not listed after all others; newest release
 * first; then by name (rules: cards 2.5).
 */
export function sortSets<S extends CardSet>(sets: readonly S[]): readonly S[] {
  return sets.toSorted(
    (a, b) =>
      typeRank(a) - typeRank(b) ||
      compareText(a.set_type, b.set_type) ||
      compareText(b.released_at, a.released_at) ||
      compareText(a.name, b.name),
  )
}

function typeRank({ set_type }: CardSet): number {
  const rank = SET_TYPE_ORDER.indexOf(set_type)
  return rank < 0 ? SET_TYPE_ORDER.length : rank
}

const WORDS_OF_TYPES: readonly (readonly [words: RegExp, type: string])[] = [
  [/\btokens?\b/i, 'token'],
  [/\bpromos?\b|\bprerelease\b|\bjudge\b|\bfriday night\b|\bplayer rewards\b/i, 'promo'],
  [/\bcommander\b(?! legends)/i, 'commander'],
  [/\bmasters\b|\bremastered\b/i, 'masters'],
  [
    /\bmodern horizons\b|\bconspiracy\b|\bcommander legends\b|\bbattlebond\b|\bjumpstart\b/i,
    'draft_innovation',
  ],
  [/\bcore set\b|\bmagic 20\d\d\b|\b(?:\w+) edition\b|^(?:alpha|beta|unlimited|revised)\b/i, 'core'],
  [/\bduel decks?\b/i, 'duel_deck'],
  [/\bfrom the vault\b/i, 'from_the_vault'],
  [/\bplanechase\b/i, 'planechase'],
  [/\barchenemy\b/i, 'archenemy'],
  [/\bpremium deck\b/i, 'premium_deck'],
  [/\bmasterpiece|\binventions\b|\binvocations\b|\bexpeditions\b/i, 'masterpiece'],
  [/^un(?:glued|hinged|stable|sanctioned|finity)\b/i, 'funny'],
  [/\bsecret lair\b/i, 'box'],
  [/\balchemy\b/i, 'alchemy'],
  [/\bworld championship\b/i, 'memorabilia'],
]

/**
 * Returns the type that a set most likely has, by its name, and by its code when it is of tokens or promos of
 * another.
 */
export function guessedSetType(code: string, name: string): string {
  const type = WORDS_OF_TYPES.find(([words]) => words.test(name))?.[1]
  if (type !== undefined) return type
  if (code.length < 4) return 'expansion'
  return code.startsWith('t') ? 'token' : code.startsWith('p') ? 'promo' : 'expansion'
}

/** Returns the sets whose name or code contains the text, ignoring case; all for a blank text. */
export function searchSets<S extends CardSet>(sets: readonly S[], text: string): readonly S[] {
  const wanted = text.trim().toLowerCase()
  return sets.filter(
    ({ name, code }) => name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted),
  )
}
