import type { ChoiceItem, Request } from '@parlour/kernel'
import type { CardView, TyrantsView } from '../view'
import { cardOf } from './catalog'
import type { ForeseenAct } from './forecast'
import { locationNamed } from './map'
import { meaningOf, type PieceMeaning } from './piece'
import type { ActionKind, QuestionKind } from './question-kinds'

/** A choice of a request, with the group of the menu that it stands in. */
export interface MenuChoice {
  readonly request: Pick<Request, 'kind'>
  readonly group?: Pick<ChoiceItem, 'kind'> | undefined
  readonly item: Pick<ChoiceItem, 'kind' | 'pieces'>
}

/**
 * Returns what a choice does at once, from the view of the seat that is asked; undefined where the choice
 * does not say all of it.
 */
export function foreseenAct(
  view: TyrantsView,
  seat: number,
  { request, group, item }: MenuChoice,
): ForeseenAct | undefined {
  const meaning = meaningOf(item.pieces?.[0] ?? '')
  if (request.kind === ('action' satisfies QuestionKind))
    return ofMenu(view, seat, { kind: group?.kind ?? item.kind, meaning })
  if (meaning?.kind === 'card') return ofCard(view, seat, { kind: request.kind, id: meaning.id })
  return meaning === undefined ? undefined : ofPiece(view, seat, { kind: request.kind, meaning })
}

interface MenuEntry {
  readonly kind: string | undefined
  readonly meaning: PieceMeaning | undefined
}

function ofMenu(view: TyrantsView, seat: number, { kind, meaning }: MenuEntry): ForeseenAct | undefined {
  const { hand = [] } = view.players[seat] ?? {}
  if (kind === ('auto-play' satisfies ActionKind)) {
    const plain = hand.filter(({ name }) => cardOf(name, view.houseCards)?.autoplay === true)
    return { kind: 'play', names: plain.map(({ name }) => name) }
  }
  if (meaning?.kind !== 'card') return undefined
  if (kind === ('play-card' satisfies ActionKind)) {
    const name = nameIn(hand, meaning.id)
    return name === undefined ? undefined : { kind: 'play', names: [name] }
  }
  const name = nameIn(forSale(view), meaning.id)
  return kind === ('recruit' satisfies ActionKind) && name !== undefined
    ? { kind: 'recruit', name, isBought: true }
    : undefined
}

interface AskedCard {
  readonly kind: string
  readonly id: string
}

/** Cards that a text is about: its own player's, or those for sale. */
function ofCard(view: TyrantsView, seat: number, { kind, id }: AskedCard): ForeseenAct | undefined {
  const player = view.players[seat]
  if (player === undefined) return undefined
  const own = nameIn([...(player.hand ?? []), ...player.played, ...player.discard], id)
  const inner = nameIn(player.innerCircle, id)
  switch (kind satisfies string as QuestionKind) {
    case 'promote':
      return own === undefined ? undefined : { kind: 'promote', name: own }
    case 'devour':
      return own === undefined ? undefined : { kind: 'devour', name: own, isInner: false }
    case 'devour-inner-circle':
      return inner === undefined ? undefined : { kind: 'devour', name: inner, isInner: true }
    case 'recruit': {
      const name = nameIn(forSale(view), id)
      return name === undefined ? undefined : { kind: 'recruit', name }
    }
    default:
      return undefined
  }
}

interface AskedPiece {
  readonly kind: string
  readonly meaning: PieceMeaning
}

function ofPiece(view: TyrantsView, seat: number, { kind, meaning }: AskedPiece): ForeseenAct | undefined {
  const name =
    meaning.kind === 'location'
      ? meaning.name
      : meaning.kind === 'troop' || meaning.kind === 'spy'
        ? meaning.location
        : ''
  const at = locationNamed(view.map, name)?.index
  if (at === undefined) return undefined
  switch (kind as QuestionKind) {
    case 'start-site':
      return { kind: 'deploy', at }
    case 'deploy':
      return isOwnTroop(view, seat) ? { kind: 'deploy', at } : undefined
    case 'place-spy':
      return { kind: 'place-spy', at }
    case 'return-spy':
      return { kind: 'return-spy', at, owner: seat }
    case 'assassinate':
    case 'supplant':
      return meaning.kind === 'troop' ? { kind: kind as 'supplant', at, owner: meaning.owner } : undefined
    case 'return-token':
      if (meaning.kind === 'troop') return { kind: 'return-troop', at, owner: meaning.owner }
      return meaning.kind === 'spy' ? { kind: 'return-spy', at, owner: meaning.seat } : undefined
    default:
      return undefined
  }
}

/** Texts that deploy troops of others, or do what other cards say: whose troop is asked about is open. */
const OPEN_TEXT =
  /deploy (it|them)|deploy a white|trophy hall|play a card|play the|effects?\b|top card of the devoured/i

/** Whether a question where to deploy is about a troop of the one who is asked. */
function isOwnTroop({ players, houseCards }: TyrantsView, seat: number): boolean {
  const { played = [] } = players[seat] ?? {}
  return !played.some(({ name }) => cardOf(name, houseCards)?.text.some((line) => OPEN_TEXT.test(line)))
}

const nameIn = (cards: readonly CardView[], id: string): string | undefined =>
  cards.find((card) => card.id === id)?.name

function forSale({ market, priestess, guard, devoured, outcasts }: TyrantsView): readonly CardView[] {
  return [...market, ...devoured, ...[priestess, guard, outcasts].filter((stack) => stack !== undefined)]
}
