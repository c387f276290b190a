import { isJsonObject, type Json, type JsonObject } from '@parlour/kernel'
import { boardDifferences, difference, listAt, onlyKeys, PositionError } from '@parlour/scenario'
import { ZONES } from '../facts/zones'

/** Zones that are compared only where they are stated. */
const OPTIONAL: ReadonlySet<string> = new Set(['library', 'sideboard'])

/**
 * How a board differs from what is stated: for each player named, every zone by name and order, those left
 * out being empty; for a card given as an object, the fields given; everything else where it is given (rules:
 * scenarios 3). Refuses a statement of nothing.
 */
export function boardCompared(board: JsonObject, stated: JsonObject): readonly string[] {
  if (Object.keys(stated).length === 0) throw new PositionError('the board to be states nothing')
  const players = Array.isArray(board.players) ? board.players.map(String) : []
  return Object.entries(stated).flatMap(([key, value]) => {
    const found = board[key]
    if (!players.includes(key) || !isJsonObject(value) || !isJsonObject(found))
      return boardDifferences(board, { [key]: value })
    return playerCompared(key, found, value)
  })
}

function playerCompared(player: string, found: JsonObject, stated: JsonObject): readonly string[] {
  onlyKeys(stated, Object.keys(found), player)
  const zones = ZONES.filter((zone) => stated[zone] !== undefined || !OPTIONAL.has(zone))
  const others = Object.keys(stated).filter((key) => !ZONES.some((zone) => zone === key))
  return [
    ...zones.flatMap((zone) => {
      const place = `${player}.${zone}`
      return zoneCompared(place, cardsAt(found[zone], place), cardsAt(stated[zone], place))
    }),
    ...others.flatMap((key) => valueCompared(`${player}.${key}`, found[key], stated[key])),
  ]
}

/** The cards of a zone, or an error that says where: another form must not pass as an empty zone. */
const cardsAt = (value: Json | undefined, place: string): readonly Json[] =>
  listAt(value ?? [], place) as readonly Json[]
const nameOf = (card: Json): Json | undefined => (isJsonObject(card) ? card.name : card)

function zoneCompared(place: string, found: readonly Json[], stated: readonly Json[]): readonly string[] {
  const [are, should] = [found.map(nameOf), stated.map(nameOf)]
  if (JSON.stringify(are) !== JSON.stringify(should)) return [difference(place, should, are)]
  return stated.flatMap((card, at) => {
    const lying = found[at]
    if (!isJsonObject(card) || !isJsonObject(lying)) return []
    return Object.entries(card).flatMap(([key, value]) =>
      valueCompared(`${place}.${at}.${key}`, lying[key] ?? USUAL[key], value),
    )
  })
}

/** What a field that a board leaves out has. */
const USUAL: JsonObject = {
  face: 0,
  tapped: false,
  morph: false,
  secret: false,
  token: false,
  noUntap: false,
  annotation: '',
  annotationEOT: '',
  annotationPerpetual: '',
  counters: {},
  trackers: {},
  attached: [],
  targets: [],
}

function valueCompared(place: string, found: Json | undefined, stated: Json | undefined): readonly string[] {
  return same(found) === same(stated) ? [] : [difference(place, stated, found)]
}

/** Equal texts for equal values: keys in any order, and `+1/+1` at nothing as if it were left out. */
function same(value: Json | undefined): string {
  if (!isJsonObject(value)) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([key, one]) => key !== '+1/+1' || one !== 0)
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
