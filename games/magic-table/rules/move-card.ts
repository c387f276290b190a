import { isInPlay, holdsTokens, type ZonePlace } from './facts/zones'
import { change } from './change'
import { comeIntoPlay } from './come-into-play'
import { knownOnEntering } from './known-after'
import type { CardMarks, TableCard } from './types'
import { marksWhenHidden } from './unmarked'
import { cardInLog, zoneInLog } from './words'
import { actionIndent, cardOfId, cardsIn, type FoundCard, say, type Work, write } from './work'

/** Where a card goes. Without an index to the bottom. */
export interface Move {
  readonly found: FoundCard
  readonly to: ZonePlace
  readonly index?: number | undefined
  /** Nothing is written, and nothing begins again: creatures come back from combat. */
  readonly silent?: boolean
}

const isSame = (one: ZonePlace, other: ZonePlace): boolean =>
  one.player === other.player && one.zone === other.zone

/**
 * Moves a card, with all that follows: who knows it, what it loses, tokens that cease to exist, the log, and
 * the counters that it comes into play with (rules: magic-table 2, 3, 4).
 */
export function moveCard(work: Work, { found: foundCard, to, index, silent = false }: Move): void {
  const { place, card: before } = foundCard
  const within = isSame(place, to)
  const at = placeIn(work, { found: foundCard, to, index })
  if (!within) release(work, foundCard, to)
  const current = cardOfId(work.board, before.id) ?? foundCard
  const card = within ? current.card : changedBy(work, current, to)
  if (card.token && !holdsTokens(to.zone)) {
    change(work, { kind: 'ceased', found: current })
    if (!silent && !card.effect) say(work, '{card} ceases to exist', { card: cardInLog(work, before) })
    return
  }
  change(work, { kind: 'moved', found: current, to, index: at, card })
  if (!silent) tell(work, { found: foundCard, to }, card)
  if (!silent && !isInPlay(place.zone) && isInPlay(to.zone)) comeIntoPlay(work, card.id)
}

/**
 * The index in the zone once the card has left its old place; never beyond the end. A graveyard takes cards
 * on top.
 */
function placeIn(work: Work, { found: foundCard, to, index }: Move): number {
  const within = isSame(foundCard.place, to)
  const length = cardsIn(work.board, to).length - (within ? 1 : 0)
  if (to.zone === 'graveyard') return 0
  if (index === undefined) return length
  return Math.min(within && index > foundCard.index ? index - 1 : index, length)
}

/** Leaving play loosens a card from its host, and what is attached from the card. */
function release(work: Work, { card }: FoundCard, to: ZonePlace): void {
  if (isInPlay(to.zone)) return
  for (const id of [...card.attached, ...(card.attachedTo === null ? [] : [card.id])]) {
    const foundCard = cardOfId(work.board, id)
    if (foundCard !== undefined) change(work, { kind: 'attached', found: foundCard, host: null })
  }
}

const zeros = (counters: CardMarks['counters']): CardMarks['counters'] =>
  Object.fromEntries(Object.keys(counters).map((key) => [key, 0]))

function changedBy(work: Work, { card, place }: FoundCard, to: ZonePlace): TableCard {
  const moved = isInPlay(to.zone) ? card : { ...card, ...lostOutOfPlay(card, place, to) }
  const tapped = moved.tapped || to.zone === 'attacking'
  return { ...moved, tapped, knownTo: knownOnEntering(work, moved, to) }
}

/**
 * Returns the marks that a card loses out of play: those that last while it is in play go when it leaves, and
 * all go in a library.
 */
function lostOutOfPlay(card: TableCard, from: ZonePlace, to: ZonePlace): Partial<CardMarks> {
  const leaves = isInPlay(from.zone)
  if (!leaves && to.zone === 'library') return { ...marksWhenHidden(card), secret: card.secret }
  return {
    annotation: '',
    annotationEOT: '',
    counters: zeros(card.counters),
    tapped: false,
    ...(leaves ? { noUntap: false, trackers: {}, face: 0 } : {}),
    ...(to.zone === 'stack' ? {} : { morph: false }),
  }
}

function tell(work: Work, { found: { card: before, place }, to }: Move, card: TableCard): void {
  // What was a morph is still called so by those who see it go where none lies face down.
  const named = { ...card, morph: card.morph || before.morph }
  const values = { player: work.by, card: cardInLog(work, named, before.knownTo) }
  const isOwn = place.player === work.by && to.player === work.by
  const [zone1, zone2] = isOwn ? [place.zone, to.zone] : [zoneInLog(place), zoneInLog(to)]
  if (isSame(place, to) && to.zone !== 'library') return
  if (to.zone === 'library') {
    say(work, '{player} puts {card} from {zone1} {place} {zone2}', {
      ...values,
      zone1,
      place: placement(work, card, to),
      zone2,
    })
  } else if (to.zone === 'stack') {
    write(work, '{player} puts {card} on the stack', {
      values,
      classes: ['stack-push', 'move-card'],
      indent: actionIndent(work) - 1,
    })
  } else if (place.zone === 'stack') {
    write(work, '{card} resolves to {zone2}', {
      values: { card: values.card, zone2: zoneInLog(to) },
      classes: ['stack-pop', 'move-card'],
    })
  } else {
    write(work, '{player} moves {card} from {zone1} to {zone2}', {
      values: { ...values, zone1, zone2 },
      classes: ['move-card'],
    })
  }
}

/** Where in the library, counted from the nearer end. */
function placement(work: Work, { id }: TableCard, to: ZonePlace): string {
  const cards = cardsIn(work.board, to)
  const at = cards.findIndex((card) => card.id === id)
  const fromBottom = cards.length - 1 - at
  if (at === 0) return 'on top of'
  if (fromBottom === 0) return 'on the bottom of'
  return at <= fromBottom ? `${at} from the top of` : `${fromBottom} from the bottom of`
}
