import {
  type Card,
  type CardData,
  type CardFace,
  type CardSet,
  type CardToken,
  RARITIES,
  type Rarity,
} from '../card/card'
import { isMalformed } from '../card/blank-card'
import { rulesTextWithoutName, shownRulesText } from '../card/card-text'
import { providerFaces } from './provider-face'
import { type CardIdParts, isRecord, type ProviderRecord, recordsOf, textOf } from './provider-record'

/** Why a record yields no card (rules: cards 3). */
export type DropReason = 'layout' | 'language' | 'textless' | 'full_art' | 'type' | 'malformed'

export interface ImportedRecord {
  readonly cards: readonly Card[]
  readonly dropped?: DropReason
  /** For a malformed record: which one it is, and what is wrong with it. */
  readonly fault?: string
}

/** What converting a record needs besides the record itself. */
export interface ImportKnowledge {
  /** Names that have a plain printing: what `plainPrintingName` gave over the whole file (first pass). */
  readonly plainNames: ReadonlySet<string>
  /** Makes the stable id; `providerCardId` of the node entry. */
  readonly cardId: (parts: CardIdParts) => string
}

const DROPPED_LAYOUTS: readonly string[] = ['art_series', 'vanguard', 'double_faced_token', 'scheme']

/**
 * First pass: the name of a record that is a plain English printing, neither full-art nor textless; else
 * nothing.
 */
export function plainPrintingName(value: unknown): string | undefined {
  if (!isRecord(value) || !isEnglish(value)) return undefined
  if (value.full_art === true || value.textless === true) return undefined
  const name = textOf(value, 'name')
  return name === '' ? undefined : name
}

function isEnglish(record: ProviderRecord): boolean {
  return record.lang === undefined || record.lang === 'en'
}

/**
 * Second pass: returns the cards of one record of the provider's bulk file (rules: cards 3), usually one; two
 * where the card is printed under another name as well; none, with the reason, for what is not a card of
 * ours.
 */
export function importRecord(record: unknown, knowledge: ImportKnowledge): ImportedRecord {
  if (!isRecord(record)) return malformed('A record', 'is not an object')
  const dropped = wholeRecordDrop(record, knowledge.plainNames)
  if (dropped) return { cards: [], dropped }
  const faces = providerFaces(record).filter(isPlayableType)
  if (faces.length === 0) return { cards: [], dropped: 'type' }
  const printed = printedFaces(record, faces)
  const cards = [faces, ...(printed ? [printed] : [])].map((named) => providerCard(record, named, knowledge))
  const fault = cards.map(faultOf).find((one) => one !== undefined)
  return fault === undefined ? { cards } : malformed(titleOf(record), fault)
}

const malformed = (title: string, fault: string): ImportedRecord => ({
  cards: [],
  dropped: 'malformed',
  fault: `${title} ${fault}.`,
})

const LONGEST_TITLE = 80
/** The name of a record in error messages. */
function titleOf(record: ProviderRecord): string {
  const words = ['name', 'set', 'collector_number'].map((field) => textOf(record, field).trim())
  const title = words.filter((word) => word !== '').join(' ')
  return title === '' ? 'A record without a name' : title.slice(0, LONGEST_TITLE)
}

/** Far longer than any card's text. */
const LONGEST_TEXT = 20_000

/** Why a card cannot be kept; nothing when it can. */
function faultOf(card: Card): string | undefined {
  const { set = '', collector_number = '', card_faces } = card.data
  if (isMalformed(card)) return 'has a face without a name'
  if (set.trim() === '') return 'has no set'
  if (collector_number.trim() === '') return 'has no collector number'
  const texts = [set, collector_number, ...card_faces.flatMap((face): unknown[] => Object.values(face))]
  const isLong = texts.some((text) => typeof text === 'string' && text.length > LONGEST_TEXT)
  return isLong ? 'has a text that is too long' : undefined
}

function wholeRecordDrop(record: ProviderRecord, plainNames: ReadonlySet<string>): DropReason | undefined {
  if (DROPPED_LAYOUTS.includes(textOf(record, 'layout'))) return 'layout'
  if (!isEnglish(record)) return 'language'
  if (record.textless === true) return 'textless'
  return record.full_art === true && plainNames.has(textOf(record, 'name')) ? 'full_art' : undefined
}

/** Helper cards, checklists and decklists have the type `Card`, or none. */
function isPlayableType(face: CardFace): boolean {
  return face.type_line.trim() !== '' && !/\bCard\b/.test(face.type_line)
}

function providerCard(record: ProviderRecord, faces: readonly CardFace[], { cardId }: ImportKnowledge): Card {
  const data = rootData(record, faces)
  const names = faces.map(({ name }) => name)
  const parts = { names, set: data.set ?? '', collectorNumber: data.collector_number ?? '' }
  return { _id: cardId(parts), source: 'scryfall', data }
}

function rootData(record: ProviderRecord, faces: readonly CardFace[]): CardData {
  const restricted = formatsWith(record, 'restricted')
  const year = Number(/^\d{4}/.exec(textOf(record, 'released_at'))?.[0] ?? 0)
  const cmc = typeof record.cmc === 'number' ? record.cmc : 0
  const tokens = tokensOf(record)
  return {
    card_faces: faces,
    layout: layoutOf(record),
    rarity: rarityOf(record),
    set: textOf(record, 'set').toLowerCase(),
    collector_number: textOf(record, 'collector_number'),
    digital: record.digital === true,
    ...(typeof record.booster === 'boolean' ? { booster: record.booster } : {}),
    ...(record.reprint === true ? { reprint: true } : {}),
    ...(typeof record.mtgo_id === 'number' ? { mtgo_id: record.mtgo_id } : {}),
    ...(tokens.length > 0 ? { tokens } : {}),
    ...(year > 0 ? { year } : {}),
    legal: formatsWith(record, 'legal'),
    ...(restricted.length > 0 ? { restricted } : {}),
    // The parts of a meld result are other records, so only the provider knows its mana value.
    ...(cmc > 0 && faces[0]?.mana_cost === '' ? { cmc } : {}),
  }
}

/** More than any card makes. */
const MOST_TOKENS = 20

/** The tokens among the parts of a card, each once. A token's own parts are itself and those that make it. */
function tokensOf(record: ProviderRecord): readonly CardToken[] {
  if (textOf(record, 'layout') === 'token') return []
  const parts = recordsOf(record, 'all_parts').filter((part) => textOf(part, 'component') === 'token')
  const tokens = parts.map((part) => ({ name: textOf(part, 'name'), type_line: textOf(part, 'type_line') }))
  const named = tokens.filter(({ name, type_line }) => name !== '' && name.length + type_line.length < 300)
  return [...new Map(named.map((token) => [`${token.name} ${token.type_line}`, token])).values()].slice(
    0,
    MOST_TOKENS,
  )
}

/** A reversible card keeps one face, and that face's own layout. */
function layoutOf(record: ProviderRecord): string {
  const layout = textOf(record, 'layout') || 'normal'
  if (layout !== 'reversible_card') return layout
  return textOf(recordsOf(record, 'card_faces')[0] ?? {}, 'layout') || 'normal'
}

function rarityOf(record: ProviderRecord): Rarity {
  const word = textOf(record, 'rarity')
  return RARITIES.find((rarity) => rarity === word) ?? 'special'
}

function formatsWith(record: ProviderRecord, status: string): readonly string[] {
  const legalities = isRecord(record.legalities) ? record.legalities : {}
  return Object.entries(legalities)
    .filter(([, value]) => value === status)
    .map(([format]) => format)
}

/**
 * The faces under their printed names, also where the rules text names them; nothing when no name differs.
 */
function printedFaces(record: ProviderRecord, faces: readonly CardFace[]): readonly CardFace[] | undefined {
  const sources = recordsOf(record, 'card_faces')
  const printedNames = new Map(
    (sources.length > 0 ? sources : [record]).map((face) => [
      textOf(face, 'name'),
      textOf(face, 'printed_name'),
    ]),
  )
  const names = faces.map(({ name }) => printedNames.get(name) || name)
  if (faces.every(({ name }, index) => name === names[index])) return undefined
  return faces.map((face, index) => renamedFace(face, names[index] ?? face.name))
}

function renamedFace(face: CardFace, name: string): CardFace {
  const oracle_text = rulesTextWithoutName(face)
  return { ...face, name, oracle_text: shownRulesText({ ...face, name, oracle_text }) }
}

/** Returns the set of a record of the provider's list of sets; nothing when it lacks code or name. */
export function importSet(value: unknown): CardSet | undefined {
  if (!isRecord(value)) return undefined
  const code = textOf(value, 'code').toLowerCase()
  const name = textOf(value, 'name')
  if (code === '' || name === '') return undefined
  return { code, name, set_type: textOf(value, 'set_type'), released_at: textOf(value, 'released_at') }
}
