import { zoneKind, zonePlace } from '../../rules/facts/zones'
import { NOTHING_POINTED, type PointerState } from './pointing'

/**
 * Two clicks on a card within this time tap or untap it, and play it from a hand, in ms (rules: screens 2.9).
 * @internal
 */
export const DOUBLE_CLICK = 500

/** What was clicked. */
export type Hit =
  | {
      readonly kind: 'card'
      readonly card: string
      readonly zone: string
      /** The card's place in its zone. */
      readonly index: number
      /** Adds to what is chosen, or takes from it. */
      readonly adds: boolean
    }
  | { readonly kind: 'zone'; readonly zone: string; readonly part: 'name' | 'free' }
  | { readonly kind: 'player'; readonly player: string }
  | { readonly kind: 'background' }

/** What a click does on the table. Without an index a card goes to the bottom. */
export type ClickEffect =
  | { readonly kind: 'tap'; readonly card: string }
  | { readonly kind: 'play'; readonly card: string }
  | {
      readonly kind: 'move'
      readonly cards: readonly string[]
      readonly zone: string
      readonly index?: number
    }
  | {
      readonly kind: 'move all' | 'move revealed'
      readonly source: string
      readonly zone: string
    }
  | { readonly kind: 'attach' | 'target'; readonly cards: readonly string[]; readonly to: string }
  | { readonly kind: 'target player'; readonly cards: readonly string[]; readonly player: string }

export interface ClickResult {
  readonly pointing: PointerState
  readonly done?: ClickEffect
}

/** How this screen opens the menu of a card: a short bar, or at once the whole one (a sheet on a phone). */
export type CardMenu = 'bar' | 'card'

/** Returns what a click changes of what is pointed at, and what it does on the table (rules: screens 2.4). */
export function clicked(
  pointing: PointerState,
  hit: Hit,
  { now, menu }: { readonly now: number; readonly menu: CardMenu },
): ClickResult {
  const inMode = clickedInMode(pointing, hit)
  if (inMode !== undefined) return inMode
  if (hit.kind === 'card') return cardClicked(pointing, hit, { now, menu })
  if (hit.kind === 'zone') return zoneClicked(pointing, hit)
  return hit.kind === 'player'
    ? { pointing: { ...NOTHING_POINTED, menu: { kind: 'player', player: hit.player } } }
    : { pointing: NOTHING_POINTED }
}

function clickedInMode({ mode }: PointerState, hit: Hit): ClickResult | undefined {
  if (mode === undefined) return undefined
  const left = { pointing: NOTHING_POINTED }
  if ('cards' in mode) {
    if (hit.kind === 'card') return { ...left, done: { ...mode, to: hit.card } }
    return mode.kind === 'target' && hit.kind === 'player'
      ? { ...left, done: { kind: 'target player', cards: mode.cards, player: hit.player } }
      : left
  }
  return hit.kind === 'card' || hit.kind === 'zone' ? { ...left, done: { ...mode, zone: hit.zone } } : left
}

type CardHit = Extract<Hit, { readonly kind: 'card' }>

function cardClicked(
  pointing: PointerState,
  { card, zone, index, adds }: CardHit,
  { now, menu }: { readonly now: number; readonly menu: CardMenu },
): ClickResult {
  const { selected, last } = pointing
  const isAgain = last?.card === card && now - last.at < DOUBLE_CLICK
  if (isAgain && !adds) {
    const kind = clickedTwice(zone)
    return { pointing: NOTHING_POINTED, ...(kind === undefined ? {} : { done: { kind, card } }) }
  }
  const next = { ...NOTHING_POINTED, last: { card, at: now } }
  const isChosen = selected.includes(card)
  if (adds) {
    const rest = isChosen ? selected.filter((id) => id !== card) : [...selected, card]
    return { pointing: { ...next, ...chosen(rest, 'bar') } }
  }
  if (isChosen) return { pointing: next }
  if (selected.length > 0) return { pointing: next, done: { kind: 'move', cards: selected, zone, index } }
  return { pointing: { ...next, ...chosen([card], menu) } }
}

/** A card is played from a hand, and tapped where it lies open; elsewhere nothing becomes of it. */
function clickedTwice(zone: string): 'play' | 'tap' | undefined {
  const place = zonePlace(zone)
  if (place?.zone === 'hand') return 'play'
  return place !== undefined && zoneKind(place.zone) === 'public' ? 'tap' : undefined
}

const chosen = (selected: readonly string[], kind: CardMenu): Pick<PointerState, 'selected' | 'menu'> => ({
  selected,
  menu: selected.length > 0 ? { kind } : undefined,
})

function zoneClicked(
  { selected }: PointerState,
  { zone, part }: Extract<Hit, { readonly kind: 'zone' }>,
): ClickResult {
  if (selected.length > 0) {
    const place = part === 'name' ? { index: 0 } : {}
    return { pointing: NOTHING_POINTED, done: { kind: 'move', cards: selected, zone, ...place } }
  }
  return {
    pointing: part === 'name' ? { ...NOTHING_POINTED, menu: { kind: 'zone', zone } } : NOTHING_POINTED,
  }
}
