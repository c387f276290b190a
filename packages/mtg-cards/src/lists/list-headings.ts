import { foldedText } from '../names/lookup-key'
import type { KnownName, ListZone } from './card-line'

export type HeadingZone = ListZone | 'companion' | 'ignored'

/** A heading chooses a zone; the name of a part of a deck, as `Creatures (12)`, says nothing of one. */
export type Heading = { readonly kind: 'heading'; readonly zone: HeadingZone } | { readonly kind: 'part' }

const ZONES: ReadonlyMap<string, HeadingZone> = new Map([
  ...['deck', 'decklist', 'main', 'maincard', 'mainboard', 'maindeck', 'mainboards'].map(
    (word) => [word, 'main'] as const,
  ),
  ...['hauptdeck', 'deckprincipal', 'mazo', 'mazoprincipal', 'mazzo', 'mazzoprincipale', 'baralho'].map(
    (word) => [word, 'main'] as const,
  ),
  ...['side', 'sideboard', 'sideboards', 'sidedeck', 'sb', 'wishboard'].map(
    (word) => [word, 'side'] as const,
  ),
  ...['reserve', 'banquillo', 'reserva', 'riserva', 'beideck'].map((word) => [word, 'side'] as const),
  ...['command', 'commandzone', 'commander', 'commanders', 'cmdr', 'general', 'generals', 'partners'].map(
    (word) => [word, 'command'] as const,
  ),
  ...['oathbreaker', 'signaturespell', 'signaturespells'].map((word) => [word, 'command'] as const),
  ...['kommandant', 'kommandeur', 'commandant', 'comandante', 'comandantes'].map(
    (word) => [word, 'command'] as const,
  ),
  ...['companion', 'gefahrte', 'compagnon', 'companero', 'compagno', 'companheiro'].map(
    (word) => [word, 'companion'] as const,
  ),
  ...['maybeboard', 'maybe', 'considering', 'maybes'].map((word) => [word, 'maybe'] as const),
  ...['acquire', 'acquireboard', 'wishlist'].map((word) => [word, 'maybe'] as const),
  ...['avatar', 'dungeons', 'planes', 'schemes', 'token', 'tokens', 'attractions', 'contraptions'].map(
    (word) => [word, 'maybe'] as const,
  ),
  ...['stickers', 'cut', 'cuts', 'out'].map((word) => [word, 'maybe'] as const),
  ...['about', 'metadata', 'customcards', 'settings', 'layouts', 'boostersettings'].map(
    (word) => [word, 'ignored'] as const,
  ),
])

/** What people call parts of a deck or cube, one word each. */
const PART_WORD = new RegExp(
  `^(?:${[
    'creatures?|instants?|sorcery|sorceries|sorc|artifacts?|enchantments?|auras?|equipments?|vehicles?|planeswalkers?|walkers?',
    'battles?|lands?|spells?|others?|basics?|non-?basics?|non-?creatures?|non-?lands?|cards?|names?|total|and|the|of|my|&|permanents?',
    'ramp|draw|removal|interaction|burn|counters?|counterspells?|tutors?|protection|utility|mana|rocks?|dorks?|wipes?|board',
    'wincons?|win|conditions?|finishers?|combos?|fixing|white|blue|black|red|green|colou?rless|multi(?:-?colou?r(?:ed)?)?|gold|[wubrgc]',
  ].join('|')})$`,
  'i',
)

/** Types of cards in German, French, Spanish, Italian and Portuguese, folded. */
const FOREIGN_PARTS: ReadonlySet<string> = new Set([
  ...['kreaturen', 'spontanzauber', 'hexereien', 'artefakte', 'verzauberungen', 'lander', 'zauberspruche'],
  ...['creatures', 'ephemeres', 'rituels', 'artefacts', 'enchantements', 'terrains', 'sorts'],
  ...['criaturas', 'instantaneos', 'conjuros', 'artefactos', 'encantamientos', 'tierras', 'hechizos'],
  ...['creature', 'istantanei', 'stregonerie', 'artefatti', 'incantesimi', 'terre'],
  ...['instantaneas', 'feiticos', 'artefatos', 'encantamentos', 'terrenos', 'magicas'],
])

/** Signs around a heading: `# Sideboard`, `== Lands ==`, `--- Side ---`, `[Main]`. */
const DECORATION = /^[\s#/=*_~<>\-–—+.:[\]]+|[\s#/=*_~<>\-–—+.,;:[\]]+$/g
/** How many cards stand under it: `Lands (24)`, `Lands - 24`, `24 lands`, `Lands: 24 cards`. */
const COUNT_BEHIND = /\s*(?:[([]\s*\d+(?:\s*\/\s*\d+)?\s*(?:cards?)?\s*[)\]]|[-–—:x×]?\s*\d+\s*(?:cards?)?)$/i
const COUNT_ALONE = /^\d+\s+cards?$/i
const COUNT_BEFORE = /^(?!1\b)\d+\s*[x×]?\s+/i

/** Returns the zone that a word or two names, as `Side board`; nothing for other words. */
export const zoneOfWords = (words: string): HeadingZone | undefined =>
  ZONES.get(foldedText(words).replace(/[\s-]+/g, ''))

/** Returns what a line says that heads others; nothing where it may name a card. */
export function headingOf(written: string, isKnown: KnownName): Heading | undefined {
  const text = written.replace(/^\(([^()]+)\)$/, '$1')
  const bare = text.replace(DECORATION, '')
  if (COUNT_ALONE.test(bare)) return { kind: 'part' }
  const words = bare.replace(COUNT_BEHIND, '').replace(DECORATION, '')
  if (words === '' || isKnown(words) || isKnown(bare)) return undefined
  const said = words.replace(COUNT_BEFORE, '')
  const zone = zoneOfWords(said) ?? zoneOfWords(said.replace(/\s+cards$/i, '')) ?? zoneInOwnWords(text)
  if (zone !== undefined) return { kind: 'heading', zone }
  const isSlot = /^\[[\p{L} ]+(?:\(\d+\))?\]$/u.test(text)
  // A part of a list for a draft stands in brackets, with the number of its cards in a pack.
  if (isSlot) return { kind: 'heading', zone: 'main' }
  if (/^(?:#|\/\/)/.test(text)) return undefined
  return isPart(text, words) ? { kind: 'part' } : undefined
}

/** A heading of one's own making that speaks of the sideboard: `For control (sideboard):`. */
const zoneInOwnWords = (text: string): HeadingZone | undefined =>
  (OWN_HEADING.test(text) && /\bside-?\s?(?:board|deck)\b/i.test(text)) ||
  /^(?:the |my )?side-?\s?(?:board|deck)\b[^\d:–—-]*$/i.test(text)
    ? 'side'
    : undefined

/** Of one's own making: `Big Dragons:` or `== Big Dragons ==`. */
const OWN_HEADING = /^(?:==.*==|--+ .*|\*\*.*\*\*|[\p{L} '&/-]+:)$/u

function isPart(text: string, words: string): boolean {
  const said = words.replace(COUNT_BEFORE, '')
  if (FOREIGN_PARTS.has(foldedText(said))) return true
  const parts = said.split(/[\s,/]+/)
  if (parts.every((word) => PART_WORD.test(word))) return said !== text || parts.length > 1 || isPlural(said)
  return OWN_HEADING.test(text)
}

/** A word alone may be a name that nobody knows; the name of a type of cards is none. */
const isPlural = (word: string): boolean => /(?:s|ies)$/i.test(word)
