import { isJsonObject } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import { isInPlay, type ZoneId, zoneId, type ZoneName, zonePlace, ZONES } from '../../rules/facts/zones'
import type { Handle, SeatView, TableView } from '../../rules/view'
import { labelOf } from '../card/card-facts'
import { type FightForecast, fightForecast } from './fight'
import { type CardOnTable, tableCard } from './table-card'

/** Where a card lies. */
export interface CardPosition {
  readonly card: CardOnTable
  readonly zone: ZoneId
  readonly player: string
  readonly zoneName: ZoneName
  /** From the top. */
  readonly index: number
}

/** A zone as the screen draws it. */
export interface TableZone {
  readonly id: ZoneId
  readonly name: ZoneName
  readonly player: string
  readonly count: number
  /** What is seen of it from the top. */
  readonly cards: readonly CardOnTable[]
  /** For a library: what is seen of it from the bottom. */
  readonly bottom: readonly CardOnTable[]
}

/** A player with everything that lies before them. */
export interface TablePlayer extends Omit<SeatView, 'zones'> {
  /** The place at the table, from 0: it decides the color. */
  readonly seat: number
  readonly isPresent: boolean
  readonly zones: Readonly<Record<ZoneName, TableZone>>
}

/** The table as its viewer draws it. */
export interface Table {
  readonly view: TableView
  readonly players: readonly TablePlayer[]
  /** Whose board stands below: the viewer's, or that of the first player for somebody without a seat. */
  readonly own: TablePlayer
  /** The others, in seat order from there. */
  readonly others: readonly TablePlayer[]
  readonly isSeated: boolean
  readonly places: ReadonlyMap<Handle, CardPosition>
  /** What is tucked behind a card in play, with all that is attached to that in turn. */
  readonly tuckedOf: (card: CardOnTable) => readonly CardOnTable[]
  readonly isTucked: (card: CardOnTable) => boolean
  /** What combat would deal as it stands. */
  readonly fight: FightForecast
}

/**
 * Returns a game's view as the rules built it for whoever looks, with the draft that it may have been linked
 * to since.
 */
export function tableView({ view, settings }: Pick<SerializedGame, 'view' | 'settings'>): TableView {
  if (!isTableView(view)) throw new TypeError('the view is not that of a Magic table')
  const { linkedDraftId } = settings
  const table: TableView = view
  return typeof linkedDraftId === 'string' ? { ...table, linkedDraftId } : table
}

function isTableView(view: unknown): view is TableView {
  return isJsonObject(view) && Array.isArray(view.seats) && typeof view.stage === 'string'
}

/** Returns the table of a view for the screen. */
export function tableOf(view: TableView, present: readonly string[]): Table {
  const players = view.seats.map((seat, index) => playerOf(view, seat, { index, present }))
  const at = Math.max(
    0,
    players.findIndex(({ name }) => name === view.you),
  )
  const [own, ...others] = [...players.slice(at), ...players.slice(0, at)]
  if (own === undefined) throw new TypeError('a Magic table has players')
  const places = placesOf(players)
  return {
    view,
    players,
    own,
    others,
    isSeated: view.you !== undefined,
    places,
    ...tucking(places),
    fight: fightForecast({ players }),
  }
}

function playerOf(
  view: TableView,
  { zones, ...seat }: SeatView,
  { index, present }: { readonly index: number; readonly present: readonly string[] },
): TablePlayer {
  const zoneOf = (name: ZoneName): TableZone => ({
    id: zoneId(seat.name, name),
    name,
    player: seat.name,
    count: zones[name].count,
    cards: zones[name].cards.map((card) => tableCard(card, view.records)),
    bottom: (zones[name].bottom ?? []).map((card) => tableCard(card, view.records)),
  })
  const all = Object.fromEntries(ZONES.map((name) => [name, zoneOf(name)])) as Record<ZoneName, TableZone>
  return {
    ...seat,
    seat: index,
    isPresent: seat.bot !== undefined || present.includes(seat.name),
    zones: all,
  }
}

function placesOf(players: readonly TablePlayer[]): ReadonlyMap<Handle, CardPosition> {
  const places = new Map<Handle, CardPosition>()
  for (const player of players)
    for (const name of ZONES) {
      const { id: zone, cards, bottom, count } = player.zones[name]
      const put = (card: CardOnTable, index: number) =>
        places.set(card.id, { card, zone, player: player.name, zoneName: name, index })
      cards.forEach(put)
      bottom.forEach((card, index) => put(card, count - bottom.length + index))
    }
  return places
}

function tucking(places: ReadonlyMap<Handle, CardPosition>): Pick<Table, 'tuckedOf' | 'isTucked'> {
  const inPlay = (id: Handle | undefined) => {
    const place = id === undefined ? undefined : places.get(id)
    return place !== undefined && isInPlay(place.zoneName) ? place.card : undefined
  }
  const isTucked = (card: CardOnTable) =>
    inPlay(card.id) !== undefined && inPlay(card.attachedTo) !== undefined
  const tuckedOf = (card: CardOnTable): readonly CardOnTable[] =>
    card.attached.flatMap((id) => {
      const one = inPlay(id)
      return one === undefined ? [] : [one, ...tuckedOf(one)]
    })
  return { isTucked, tuckedOf }
}

/** Returns the names of what a card aims at. */
export const aimsOf = ({ places }: Pick<Table, 'places'>, { targets }: CardOnTable): readonly string[] =>
  targets.flatMap((target) => {
    if ('player' in target) return [target.player]
    const place = places.get(target.card)
    return place === undefined ? [] : [labelOf(place.card)]
  })

/** Returns a zone by its address. */
export function zoneAt(table: Table, id: ZoneId): TableZone | undefined {
  const place = zonePlace(id)
  if (place === undefined) return undefined
  return table.players.find(({ name }) => name === place.player)?.zones[place.zone]
}

/** Returns the player of that name. */
export const playerNamed = (table: Table, name: string): TablePlayer | undefined =>
  table.players.find((player) => player.name === name)
