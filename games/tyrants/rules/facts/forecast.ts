import type { PlaceView, TyrantsView } from '../view'
import { cardOf } from './catalog'
import { type Location, mapNamed } from './map'
import { PRICES, TOTAL_CONTROL } from './names'
import type { Owner } from './piece'
import { NOBODY, type SiteHolding, siteHolding } from './site-holding'

/** Something that a player may do, as far as its effect on points and control is certain. */
export type ForeseenAct =
  | {
      readonly kind: 'deploy' | 'place-spy'
      readonly at: number
      /** Power pays for it. */
      readonly isBought?: boolean
    }
  | {
      readonly kind: 'assassinate' | 'supplant' | 'return-troop' | 'return-spy'
      readonly at: number
      /** Whose piece it is. */
      readonly owner: Owner
      readonly isBought?: boolean
    }
  | { readonly kind: 'play'; readonly names: readonly string[] }
  | { readonly kind: 'recruit'; readonly name: string; readonly isBought?: boolean }
  /** An own card, outside the inner circle or in it, is promoted or devoured. */
  | { readonly kind: 'promote'; readonly name: string }
  | { readonly kind: 'devour'; readonly name: string; readonly isInner: boolean }

/** Who holds a site after an act, where that changes. */
export interface SiteForecast {
  readonly at: number
  readonly before: SiteHolding
  readonly after: SiteHolding
}

/** What an act makes of its player. What follows from it later in the same card is not counted. */
export interface Forecast {
  /** By how much the total changes. */
  readonly points: number
  /** What it is then. */
  readonly total: number
  /** By how much the pools change. */
  readonly influence: number
  readonly power: number
  /** Undefined where no site changes hands. */
  readonly site: SiteForecast | undefined
}

type Gains = Partial<Omit<Forecast, 'total'>>

/**
 * Returns what an act would make of control, points and influence of a seat now; undefined where that is not
 * certain.
 */
export function forecastOf(view: TyrantsView, seat: number, act: ForeseenAct): Forecast | undefined {
  const player = view.players[seat]
  const gains = player === undefined ? undefined : gainsOf(view, seat, act)
  if (player === undefined || gains === undefined) return undefined
  const { points = 0, influence = 0, power = 0, site } = gains
  return { points, total: player.score.total + points, influence, power, site }
}

function gainsOf(view: TyrantsView, seat: number, act: ForeseenAct): Gains | undefined {
  switch (act.kind) {
    case 'play':
      return playing(view, act.names)
    case 'recruit': {
      const card = cardOf(act.name, view.houseCards)
      return card && { points: card.points, influence: act.isBought === true ? 0 - card.cost : 0 }
    }
    case 'promote': {
      const card = cardOf(act.name, view.houseCards)
      return card && { points: (card.returnsToSupply === true ? 0 : card.innerPoints) - card.points }
    }
    case 'devour': {
      const card = cardOf(act.name, view.houseCards)
      return card && { points: 0 - (act.isInner ? card.innerPoints : card.points) }
    }
    default:
      return onMap(view, seat, act)
  }
}

/** Lines of a card that fill a pool when it is played, and those that do nothing until later. */
const GAIN = /^\+(\d+) (influence|power)\.?$/
const LATER = /^(At end of turn|If an opponent causes)/

/** What the texts of cards are sure to bring; undefined where a line may do anything else. */
function playing({ houseCards }: TyrantsView, names: readonly string[]): Gains | undefined {
  const gains = { influence: 0, power: 0 }
  for (const line of names.flatMap((name) => cardOf(name, houseCards)?.text ?? [''])) {
    const [, count = '', pool] = GAIN.exec(line) ?? []
    if (pool === 'influence' || pool === 'power') gains[pool] += Number(count)
    else if (!LATER.test(line)) return undefined
  }
  return gains
}

type MapAct = Extract<ForeseenAct, { readonly at: number }>

function onMap(view: TyrantsView, seat: number, act: MapAct): Gains | undefined {
  const place = mapNamed(view.map).locations[act.at]
  const stand = view.places[act.at]
  if (place === undefined || stand === undefined) return undefined
  const [before, after] = [siteHolding(place, stand), siteHolding(place, standAfter(stand, seat, act))]
  const isSame = before.holder === after.holder && before.isTotal === after.isTotal
  const trophies = act.kind === 'assassinate' || act.kind === 'supplant' ? 1 : 0
  return {
    points: trophies + worth(place, after, seat) - worth(place, before, seat),
    influence: markerPay(view, { seat, place, before, after }),
    power: act.isBought === true ? 0 - priceOf(act.kind) : 0,
    ...(isSame ? {} : { site: { at: act.at, before, after } }),
  }
}

const priceOf = (kind: MapAct['kind']): number =>
  kind === 'deploy' || kind === 'assassinate' || kind === 'return-spy' ? PRICES[kind] : 0

/** What stands at a location after an act there. */
function standAfter({ troops, spies }: PlaceView, seat: number, act: MapAct) {
  switch (act.kind) {
    case 'deploy':
      return { troops: [...troops, seat], spies }
    case 'place-spy':
      return { troops, spies: [...spies, seat] }
    case 'return-spy':
      return { troops, spies: without(spies, act.owner) }
    case 'supplant':
      return { troops: [...without(troops, act.owner), seat], spies }
    default:
      return { troops: without(troops, act.owner), spies }
  }
}

function without(owners: readonly Owner[], owner: Owner): readonly Owner[] {
  const at = owners.indexOf(owner)
  return at === -1 ? owners : owners.toSpliced(at, 1)
}

/** The points of a site for a seat, as it is held. */
function worth({ points }: Location, { holder, isTotal }: SiteHolding, seat: number): number {
  return holder === seat ? points + (isTotal ? TOTAL_CONTROL : 0) : 0
}

interface HoldingChange {
  readonly seat: number
  readonly place: Location
  readonly before: SiteHolding
  readonly after: SiteHolding
}

/** A marker pays whoever takes it in their own turn, once in each (rules: tyrants 5). */
function markerPay(
  { turn, players }: TyrantsView,
  { seat, place: { index, marker }, before, after }: HoldingChange,
): number {
  const isTaken = after.holder === seat && before.holder !== seat && after.holder !== NOBODY
  const isPaid =
    turn.phase === 'setup' || players[seat]?.name !== turn.player || turn.paidOut?.includes(index)
  if (marker === undefined || !isTaken || isPaid === true) return 0
  return after.isTotal ? marker.total.influence : marker.influence
}
