import {
  type Card,
  type CardsByZone,
  cardName,
  cardOracleText,
  colorIdentity,
  type DeckFormat,
  deckSection,
  faceAt,
  hasProperty,
  hasType,
  isLegalIn,
  isVehicle,
} from '@parlour/mtg-cards'
import { deckSizeOf } from './deck-sizes'
import { cardCount } from './deck-words'
import { isBasicLand } from './drafted-pool'
import { BASIC_LANDS } from './land-shares'

interface FormatRules {
  /** The fewest cards of the main deck, or exactly how many of main deck and command zone. */
  readonly fewest?: number
  readonly exactly?: number
  readonly mostSide?: number
  readonly mostCopies?: number
  /** The format whose legality list and commander rules apply. */
  readonly legality?: string
  readonly hasCommander?: boolean
}

const constructed = (legality: string): FormatRules => ({ fewest: 60, mostSide: 15, mostCopies: 4, legality })
const RULES: Readonly<Record<DeckFormat, FormatRules>> = {
  custom: {},
  /** Only its size matters, which is what it lacks while it is built: see `unreadyWords`. */
  draft: {},
  standard: constructed('standard'),
  modern: constructed('modern'),
  legacy: constructed('legacy'),
  pioneer: constructed('pioneer'),
  vintage: constructed('vintage'),
  pauper: constructed('pauper'),
  historic: constructed('historic'),
  commander: { exactly: 100, mostCopies: 1, legality: 'commander', hasCommander: true },
  brawl: { exactly: 60, mostCopies: 1, legality: 'brawl', hasCommander: true },
}

/** How many names of a kind a sentence lists before it only counts. */
const MOST_NAMES = 4

/**
 * Why the deck is not legal in its format, a sentence each: size, copies, legality lists, commander. None
 * when it is.
 */
export function deckProblems(format: DeckFormat, cards: CardsByZone): readonly string[] {
  const rules = RULES[format]
  return [
    ...sizeProblems(rules, cards),
    ...copyProblems(rules, cards),
    ...listProblems(rules, cards),
    ...(rules.hasCommander === true ? commanderProblems(rules, cards) : []),
  ]
}

/** With a smaller part of lands a drafted deck is still a pile of picks. */
const FEWEST_LANDS = 0.3

/** What a drafted deck still lacks while it is built; nothing for a deck that can be played. */
export function unreadyWords(format: DeckFormat, { main }: CardsByZone): string | undefined {
  if (format !== 'draft') return undefined
  const lands = main.filter(({ data }) => deckSection(data) === 'land').length
  if (lands >= main.length * FEWEST_LANDS) {
    const lacking = deckSizeOf(format) - main.length
    return lacking > 0
      ? `The main deck needs ${lacking} more ${lacking === 1 ? 'card' : 'cards'}.`
      : undefined
  }
  const count = lands === 0 ? 'no land' : lands === 1 ? 'one land' : `${lands} lands`
  return `${cardCount(main.length)} with ${count}: choose what you play and add lands.`
}

/**
 * Why a deck cannot be played yet, in one text: what a drafted deck lacks, else what its format forbids.
 * Nothing where it can.
 */
export function playObstacle(format: DeckFormat, cards: CardsByZone): string | undefined {
  const unready = unreadyWords(format, cards)
  if (unready !== undefined) return unready
  const problems = deckProblems(format, cards)
  return problems.length === 0 ? undefined : problems.join(' ')
}

function sizeProblems({ fewest, exactly, mostSide }: FormatRules, cards: CardsByZone): readonly string[] {
  const problems: string[] = []
  const main = cards.main.length
  const whole = main + cards.command.length
  if (fewest !== undefined && main < fewest)
    problems.push(`The main deck has ${cardCount(main)}; it needs ${fewest}.`)
  if (exactly !== undefined && whole !== exactly)
    problems.push(`Main deck and command zone have ${cardCount(whole)}; they need exactly ${exactly}.`)
  if (mostSide !== undefined && cards.side.length > mostSide)
    problems.push(`The sideboard has ${cards.side.length} cards; at most ${mostSide} are allowed.`)
  return problems
}

const allCards = ({ main, side, command }: CardsByZone) => [...main, ...side, ...command]

function copyProblems({ mostCopies, legality }: FormatRules, cards: CardsByZone): readonly string[] {
  if (mostCopies === undefined) return []
  const byName = new Map<string, Card[]>()
  for (const card of allCards(cards)) {
    const name = cardName(card.data)
    byName.set(name, [...(byName.get(name) ?? []), card])
  }
  const tooMany = [...byName].filter(([, [card, ...more]]) => {
    if (card === undefined) return false
    const isRestricted = card.data.restricted?.includes(legality ?? '') === true
    return more.length + 1 > (isRestricted ? 1 : (ownLimit(card) ?? mostCopies))
  })
  return sentence(
    tooMany.map(([name, copies]) => `${copies.length} ${name}`),
    (names) => `Too many copies: ${names}.`,
  )
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How many copies a card allows by itself: any number of basic lands, and what its text says. */
function ownLimit(card: Card): number | undefined {
  if (isBasicLand(card)) return Infinity
  const said = /a deck can have (any number of|up to (\w+)) cards named/i.exec(cardOracleText(card.data))
  if (said === null) return undefined
  const most = NUMBERS.indexOf(said[2]?.toLowerCase() ?? '') + 1
  return most === 0 ? Infinity : most
}

/** Every format allows the five basic lands, although copies in cubes and some printings are on no list. */
const isEverywhere = (name: string): boolean => Object.values(BASIC_LANDS).includes(name)

function listProblems({ legality }: FormatRules, cards: CardsByZone): readonly string[] {
  if (legality === undefined) return []
  const illegal = allCards(cards).filter(
    ({ data }) => !isLegalIn(data, legality) && !isEverywhere(cardName(data)),
  )
  return sentence(
    [...new Set(illegal.map(({ data }) => cardName(data)))],
    (names) => `Not legal in ${legality}: ${names}.`,
  )
}

function commanderProblems({ legality }: FormatRules, { main, command }: CardsByZone): readonly string[] {
  if (command.length === 0) return ['The command zone is empty; a commander belongs there.']
  const size = command.length > 2 ? ['The command zone holds more than two cards.'] : []
  const identity = new Set(command.flatMap(({ data }) => colorIdentity(data)))
  const outside = main.filter(({ data }) => colorIdentity(data).some((color) => !identity.has(color)))
  const outsideNames = [...new Set(outside.map(({ data }) => cardName(data)))]
  const legend = command.some((card) => canLead(card, legality))
    ? []
    : [`${nameList(command)} cannot be a commander.`]
  return [
    ...size,
    ...legend,
    ...sentence(outsideNames, (names) => `Outside the commander's colors: ${names}.`),
  ]
}

/** A legendary creature or vehicle, what says so, and in Brawl a legendary planeswalker. */
function canLead(card: Card, legality: string | undefined): boolean {
  const front = faceAt(card.data, 0)
  const leads = isVehicle(front) || (legality === 'brawl' && hasType(front, 'planeswalker'))
  return hasProperty(card, 'commander') || (leads && hasType(front, 'legendary'))
}

const nameList = (cards: readonly Card[]) => cards.map(({ data }) => cardName(data)).join(' and ')

function sentence(names: readonly string[], words: (names: string) => string): readonly string[] {
  if (names.length === 0) return []
  const more = names.length - MOST_NAMES
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return [words(more > 0 ? `${shown} and ${more} more` : shown)]
}
