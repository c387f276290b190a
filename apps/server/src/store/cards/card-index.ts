import {
  type Card,
  cardArtists,
  cardColors,
  type CardData,
  cardFlavorText,
  cardKeywords,
  cardManaValue,
  cardName,
  cardOracleText,
  cardOwnText,
  type CardSet,
  cardSetCode,
  cardTypeLine,
  COLOR_LETTERS,
  type ColorLetter,
  colorIdentity,
  costMarks,
  type FaceNumberKind,
  faceAt,
  facesOf,
  foldedText,
  type ManaLetter,
  producedMana,
  propertiesOf,
  OWN_NAME,
  sameCardKey,
  STAR,
  statMarks,
  withoutReminders,
} from '@parlour/mtg-cards'
import { createHash } from 'node:crypto'
import type { CardSearchTable, CardTextsTable } from './card-tables'

/** The text fields that are searched, with the letter that prefixes their words in the full-text index. */
export const TEXT_FIELDS = { name: 'n', type: 'y', text: 't', flavor: 'f' } as const
export type TextField = keyof typeof TEXT_FIELDS
/** Numeric fields that each face has of its own. */
const FACE_NUMBERS: readonly FaceNumberKind[] = ['power', 'toughness', 'loyalty', 'defense']

/** Longer words are cut off: PostgreSQL limits the length of a word. */
const LONGEST_WORD = 100

/**
 * Returns the words of a text as they are in the full-text index: lower-case ASCII letters and digits. Each
 * letter is folded by itself, so a part of a text gives parts of its words.
 */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD))

const GREATEST = 1e30
/** Returns the number if both databases can hold it, else the nearest that they can: no card needs more. */
export const storableNumber = (value: number): number => {
  if (Math.abs(value) < 1 / GREATEST) return 0
  return Math.min(GREATEST, Math.max(-GREATEST, value))
}

/** Returns colors as bits: white 1, blue 2, black 4, red 8, green 16. */
export const colorBits = (letters: readonly ColorLetter[]): number =>
  letters.reduce((bits, letter) => bits | (1 << COLOR_LETTERS.indexOf(letter)), 0)

const MANA_LETTERS: readonly ManaLetter[] = [...COLOR_LETTERS, 'c']
/** Returns mana as bits: the colors, and colorless 32. */
export const manaBits = (letters: readonly ManaLetter[]): number =>
  letters.reduce((bits, letter) => bits | (1 << MANA_LETTERS.indexOf(letter)), 0)

/**
 * What is stored to search for a card: short values, longer texts in a table of their own, and words prefixed
 * with the letter of their field.
 */
export interface CardIndex {
  readonly values: Omit<CardSearchTable, 'row' | 'release'>
  readonly texts: Omit<CardTextsTable, 'row'>
  readonly words: readonly string[]
}

/** Returns the index of a card, which must agree with the filters of the browser (rules: cards 8). */
export function cardIndexOf(card: Card, set?: CardSet): CardIndex {
  const { data } = card
  const [name, type] = [foldedText(cardName(data)), foldedText(cardTypeLine(data))]
  const texts = textsOf(data)
  const values = {
    cube_id: card.cubeId ?? null,
    pick: pickOf(card, set),
    same_key: createHash('md5').update(sameCardKey(data)).digest('base64').slice(0, KEY_LETTERS),
    set_code: cardSetCode(data).toLowerCase(),
    origin_set: data.origin?.set.toLowerCase() ?? null,
    origin_id: data.origin?.id ?? null,
    collector: (data.collector_number ?? data.origin?.collector_number)?.toLowerCase() ?? null,
    legal: [...data.legal, ...(data.restricted ?? [])].map(formatMark).join(''),
    colors: colorBits(cardColors(data)),
    identity: colorBits(colorIdentity(data)),
    cmc: storableNumber(cardManaValue(data)),
    rarity: data.rarity,
    produces: manaBits(producedMana(data)),
    properties: ` ${propertiesOf(card).join(' ')} `,
    keywords: `|${cardKeywords(data).join('|')}|`,
    year: data.year ?? null,
    ...numbersOf(data),
    name,
    type,
  }
  const searched = { ...texts, name, type }
  const words = Object.entries(TEXT_FIELDS).flatMap(([field, letter]) =>
    wordsOf(searched[field as TextField]).map((word) => letter + word),
  )
  return { values, texts, words: [...new Set(words)] }
}

function textsOf(data: CardData): CardIndex['texts'] {
  const text = foldedText(cardOracleText(data))
  const own = foldedText(cardOwnText(data))
  return {
    text,
    oracle: unless(text, foldedText(withoutReminders(cardOracleText(data)))),
    own: own.includes(OWN_NAME) ? own : null,
    flavor: foldedText(cardFlavorText(data)),
    artist: foldedText(cardArtists(data)),
    costs: `|${costMarks(data).join('|')}|`,
  }
}

/**
 * Formats that are stored as one capital letter each, by their position. This list must never change: newer
 * formats are stored by name.
 */
const FORMATS_BY_LETTER = [
  ...[
    'commander',
    'modern',
    'standard',
    'alchemy',
    'brawl',
    'duel',
    'explorer',
    'future',
    'gladiator',
    'historic',
  ],
  ...[
    'historicbrawl',
    'legacy',
    'oldschool',
    'pauper',
    'paupercommander',
    'penny',
    'pioneer',
    'premodern',
    'vintage',
  ],
  ...['oathbreaker', 'predh', 'standardbrawl', 'timeless'],
]
const CAPITAL_A = 65

/**
 * Returns a format as it is stored in the list of a card's formats. It is short because a search may read the
 * lists of all cards.
 */
export function formatMark(format: string): string {
  const at = FORMATS_BY_LETTER.indexOf(format)
  return at < 0 ? ` ${format} ` : String.fromCharCode(CAPITAL_A + at)
}

/** Returns the formats in such a list. */
export const formatsIn = (marks: string): readonly string[] =>
  (marks.match(/[A-Z]|[^A-Z ]+/g) ?? []).map(
    (mark) => FORMATS_BY_LETTER[mark.charCodeAt(0) - CAPITAL_A] ?? mark,
  )

/** Returns a text, or null where it equals the one that is stored anyway. */
const unless = (stored: string, text: string): string | null => (text === stored ? null : text)

/**
 * How many letters of a hash are enough to distinguish all cards, and how many digits of an id all printings.
 * Every search reads them, so they are short.
 */
const KEY_LETTERS = 12
const ID_DIGITS = 12

/**
 * Returns a sort key that puts the preferred printing first: printed before digital, legal in some format
 * before none, newest set first (rules: cards 6).
 */
function pickOf({ _id, data }: Card, set: CardSet | undefined): string {
  const released = Number((set?.released_at ?? '').replaceAll('-', '')) || 0
  const isInNoFormat = data.legal.length + (data.restricted ?? []).length === 0
  return `${(data.digital ? 2 : 0) + (isInNoFormat ? 1 : 0)} ${String(99_999_999 - released).padStart(8, '0')} ${_id.slice(-ID_DIGITS)}`
}

/** Returns a number of a face as it is stored in the list of all numbers. */
export const numberMark = (kind: string, value: number | string): string => `|${kind} ${value}|`

function numbersOf(data: CardData) {
  const numbers = FACE_NUMBERS.map((kind) => ({
    kind,
    values: facesOf(data)
      .map((_, face) => Number.parseFloat(faceAt(data, face)[kind]))
      .filter((value) => !Number.isNaN(value)),
  }))
  const range = (kind: FaceNumberKind, end: 'min' | 'max') => {
    const { values = [] } = numbers.find((one) => one.kind === kind) ?? {}
    return values.length === 0 ? null : storableNumber(Math[end](...values))
  }
  const stars = FACE_NUMBERS.filter((kind) =>
    facesOf(data).some((_, face) => faceAt(data, face)[kind].includes(STAR)),
  ).map((kind) => numberMark(kind, STAR))
  const marks = [
    ...numbers.flatMap(({ kind, values }) => values.map((value) => numberMark(kind, value))),
    ...stars,
  ]
  return {
    numbers: [...marks, ...statMarks(data).map((mark) => `|${mark}|`)].join(''),
    power_low: range('power', 'min'),
    power_high: range('power', 'max'),
    toughness_low: range('toughness', 'min'),
    toughness_high: range('toughness', 'max'),
    loyalty_low: range('loyalty', 'min'),
    loyalty_high: range('loyalty', 'max'),
    defense_low: range('defense', 'min'),
    defense_high: range('defense', 'max'),
  }
}
