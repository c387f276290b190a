import { zoneKind, type ZonePlace } from '../facts/zones'
import { change } from '../change'
import { knownOnEntering } from '../known-after'
import { moveCard } from '../move-card'
import type { CardMarks, TableCard } from '../types'
import { cardInLog, zoneInLog } from '../words'
import {
  cardOfHandle,
  cardOfId,
  cardsIn,
  checkCount,
  everyone,
  type FoundCard,
  knownCard,
  say,
  type Work,
  zoneAt,
} from '../work'
import type { ActionHandlers } from './action-handlers'
import { refusal } from '../refusals'

type SecrecyAction =
  | 'morph'
  | 'unmorph'
  | 'secret'
  | 'unsecret'
  | 'secret all'
  | 'reveal'
  | 'reveal all'
  | 'hide all'
  | 'reveal next'
  | 'view next'
  | 'view all'
  | 'view top k'

/** The actions that change who knows a card (rules: magic-table 3). */
export const secrecy: ActionHandlers<SecrecyAction> = {
  morph: (work, { cardId }) => {
    const foundCard = cardOfHandle(work.board, cardId)
    const to = { player: work.by, zone: 'stack' } as const
    const card = { ...foundCard.card, morph: true }
    change(work, { kind: 'marked', found: foundCard, marks: { morph: true } })
    moveCard(work, { found: { ...foundCard, card }, to, index: 0 })
    // A card that is on the stack already does not move: it is turned face down where it is.
    if (foundCard.place.zone === 'stack' && foundCard.place.player === work.by)
      setKnown(work, card.id, [work.by])
  },
  unmorph: (work, { cardId }) => {
    const foundCard = marked(work, cardId, { morph: false })
    setKnown(work, foundCard.card.id, everyone(work.board))
    logCard(work, '{player} turns {card} face up', foundCard.card.id)
  },
  secret: (work, { cardId }) => {
    const { card } = cardToKeepSecret(work, cardId)
    say(work, '{player} makes {card} secret', { player: work.by, card: cardInLog(work, card) })
    setKnown(work, marked(work, cardId, { secret: true }).card.id, [])
  },
  unsecret: (work, { cardId }) => {
    const { card, place } = marked(work, cardId, { secret: false })
    setKnown(work, card.id, knownOnEntering(work, { ...card, secret: false }, place))
    logCard(work, '{player} makes {card} no longer secret', card.id)
  },
  'secret all': (work, { zoneId }) => {
    const at = zoneAt(work, zoneId)
    // In any other zone the marks would show after a shuffle which cards had been there.
    if (zoneKind(at.zone) !== 'public') throw refusal('zone_not_public')
    say(work, '{player} makes {zone} secret', { player: work.by, zone: zoneInLog(at) })
    for (const { handle } of cardsIn(work.board, at)) marked(work, handle, { secret: true })
    setAllKnown(work, at, { cards: cardsIn(work.board, at), names: () => [] })
  },
  reveal: (work, { cardId }) => {
    const { id } = cardOfHandle(work.board, cardId).card
    setKnown(work, id, everyone(work.board))
    logCard(work, '{player} reveals {card}', id)
  },
  'reveal all': (work, { zoneId }) => {
    const at = zoneAt(work, zoneId)
    setAllKnown(work, at, { cards: cardsIn(work.board, at), names: () => everyone(work.board) })
    say(work, '{player} reveals {zone}', { player: work.by, zone: zoneInLog(at) })
  },
  'hide all': (work, { zoneId }) => {
    const at = zoneAt(work, zoneId)
    const kind = zoneKind(at.zone)
    if (kind === 'public') throw refusal('zone_is_public')
    const knownTo = kind === 'private' ? [at.player] : []
    setAllKnown(work, at, {
      cards: cardsIn(work.board, at),
      names: (card) => (card.secret ? [] : knownTo),
    })
    say(work, '{player} hides {zone}', { player: work.by, zone: zoneInLog(at) })
  },
  'reveal next': (work, { zoneId }) => {
    const all = everyone(work.board)
    showNext(work, zoneAt(work, zoneId), { template: '{player} reveals {card}, {place} in {zone}', to: all })
  },
  'view next': (work, { zoneId }) =>
    showNext(work, zoneAt(work, zoneId), {
      template: '{player} looks at {card}, {place} in {zone}',
      to: [work.by],
    }),
  'view all': (work, { zoneId }) => {
    const at = zoneAt(work, zoneId)
    setAllKnown(work, at, { cards: cardsIn(work.board, at), names: knowersWithActor(work) })
    say(work, '{player} looks through {zone}', { player: work.by, zone: zoneInLog(at) })
  },
  'view top k': (work, { zoneId, count }) => {
    const at = zoneAt(work, zoneId)
    checkCount(work, at, count)
    const cards = cardsIn(work.board, at).slice(0, count)
    setAllKnown(work, at, { cards, names: knowersWithActor(work) })
    const values = { player: work.by, count, zone: zoneInLog(at) }
    const what = count === 1 ? 'the top card' : 'the top {count} cards'
    say(work, `{player} looks at ${what} of {zone}`, values)
  },
}

/**
 * Returns the card to mark as secret. Refuses one in another player's hand that the player does not know: the
 * mark would show where it went after a shuffle.
 */
function cardToKeepSecret(work: Work, handle: string): FoundCard {
  const foundCard = cardOfHandle(work.board, handle)
  const isTheirs = zoneKind(foundCard.place.zone) === 'private' && foundCard.place.player !== work.by
  return isTheirs ? knownCard(work, handle) : foundCard
}

const knowersWithActor =
  (work: Work) =>
  (card: TableCard): readonly string[] => [...card.knownTo, work.by]

function marked(work: Work, handle: string, marks: Partial<CardMarks>): FoundCard {
  const foundCard = cardOfHandle(work.board, handle)
  change(work, { kind: 'marked', found: foundCard, marks })
  return foundCard
}

interface NamedCards {
  readonly cards: readonly TableCard[]
  readonly names: (card: TableCard) => readonly string[]
}

const setAllKnown = (work: Work, at: ZonePlace, { cards, names }: NamedCards): void =>
  change(work, { kind: 'known', at, cards: new Map(cards.map((card) => [card.id, names(card)])) })

/** Sets who knows a card, wherever it lies. */
function setKnown(work: Work, id: string, names: readonly string[]): void {
  const foundCard = cardOfId(work.board, id)
  if (foundCard !== undefined)
    change(work, { kind: 'known', at: foundCard.place, cards: new Map([[id, names]]) })
}

function logCard(work: Work, template: string, id: string): void {
  const foundCard = cardOfId(work.board, id)
  if (foundCard !== undefined) say(work, template, { player: work.by, card: cardInLog(work, foundCard.card) })
}

/** Shows these players the topmost card that at least one of them does not know yet. */
function showNext(
  work: Work,
  at: ZonePlace,
  { template, to }: { readonly template: string; readonly to: readonly string[] },
): void {
  const index = cardsIn(work.board, at).findIndex(({ knownTo }) => to.some((name) => !knownTo.includes(name)))
  const card = cardsIn(work.board, at)[index]
  const values = { player: work.by, zone: zoneInLog(at) }
  if (card === undefined) {
    say(work, 'No more cards of {zone} can be shown', { zone: values.zone })
    return
  }
  setKnown(work, card.id, [...card.knownTo, ...to])
  const shown = { ...card, knownTo: [...card.knownTo, ...to] }
  say(work, template, { ...values, card: cardInLog(work, shown), place: `number ${index + 1}` })
}
