import { defined, type JsonObject } from '@parlour/kernel'
import { listAt, objectAt, onlyKeys, PositionError, textAt, textsAt, wholeNumberAt } from '@parlour/scenario'
import { cardOf } from '../card-index'
import { packOf } from '../state'
import type { DrafterState, DraftState, PackState } from '../types'

/** What a position may say of a player, and a board does say. */
const ZONES = ['picked', 'waiting', 'next', 'unopened', 'scarred', 'scarredRounds', 'done']

interface Table {
  readonly state: DraftState
  readonly free: Set<string>
  readonly packs: Set<PackState>
}

/**
 * The draft with every pack and pick where the position states it. A stated pack is the dealt pack that held
 * its cards; every dealt card must be in some zone.
 */
export function placeDrafters(state: DraftState, position: JsonObject): DraftState {
  const all = state.packs.flatMap(({ cards }) => cards)
  const table: Table = { state, free: new Set(all), packs: new Set(state.packs) }
  const placed = new Map<number, PackState>()
  const drafters = state.drafters.map((drafter) =>
    placePacks(table, placed, { drafter, stated: zonesOf(position, drafter.name) }),
  )
  const withPicks = drafters.map((drafter) => placePicks(table, drafter, zonesOf(position, drafter.name)))
  const [lost] = table.free
  if (lost !== undefined)
    throw new PositionError(`the card '${cardOf(state.settings, lost).name}' is in no zone`)
  const packs = state.packs.map((pack): PackState => {
    const now = placed.get(pack.place) ?? { ...pack, cards: [], waiting: null }
    const left = new Set(now.cards)
    return { ...now, gone: pack.cards.filter((card) => !left.has(card)), seen: pack.seen }
  })
  return { ...state, drafters: withPicks, packs }
}

function zonesOf(position: JsonObject, player: string): JsonObject {
  const zones = objectAt(position[player] ?? {}, player)
  onlyKeys(zones, ZONES, player)
  return zones
}

interface StatedDrafter {
  readonly drafter: DrafterState
  readonly stated: JsonObject
}

function placePacks(
  table: Table,
  placed: Map<number, PackState>,
  { drafter, stated }: StatedDrafter,
): DrafterState {
  const { name } = drafter
  const place = (zone: string) =>
    listAt(stated[zone] ?? [], `${zone} of ${name}`).map((cards) => {
      const pack = findPack(table, textsAt(cards, `a pack of ${name}`), `${zone} of ${name}`)
      placed.set(pack.place, { ...pack, waiting: name })
      return pack.place
    })
  const unopenedPacks = place('unopened')
  const foreign = unopenedPacks.find((at) => table.state.packs[at]?.owner !== name)
  if (foreign !== undefined) throw new PositionError(`unopened of ${name} has a pack of another player`)
  return {
    ...drafter,
    unopenedPacks,
    waitingPacks: place('waiting'),
    nextRoundPacks: place('next'),
    round: Math.max(0, table.state.settings.numPacks - unopenedPacks.length - 1),
  }
}

/** The first pack, not yet placed, that was dealt these cards; with these of its copies. */
function findPack(table: Table, names: readonly string[], where: string): PackState {
  for (const pack of table.packs) {
    const cards = takeNamed(table, pack.cards, names)
    if (cards === undefined || cards.length === 0) continue
    table.packs.delete(pack)
    for (const id of cards) table.free.delete(id)
    return { ...pack, cards: pack.cards.filter((id) => cards.includes(id)) }
  }
  throw new PositionError(`${where}: no dealt pack holds ${names.map((name) => `'${name}'`).join(', ')}`)
}

function takeNamed(
  table: Table,
  from: Iterable<string>,
  names: readonly string[],
): readonly string[] | undefined {
  const left = [...from].filter((id) => table.free.has(id))
  const found: string[] = []
  for (const name of names) {
    const at = left.findIndex((id) => cardOf(table.state.settings, id).name === name)
    if (at < 0) return undefined
    found.push(...left.splice(at, 1))
  }
  return found
}

function placePicks(table: Table, drafter: DrafterState, stated: JsonObject): DrafterState {
  const { name, round } = drafter
  const names = textsAt(stated.picked ?? [], `picked of ${name}`)
  const picked = names.map((card) => {
    const [id] = takeNamed(table, table.free, [card]) ?? []
    if (id === undefined)
      throw new PositionError(`picked of ${name}: '${card}' is elsewhere or was not dealt`)
    table.free.delete(id)
    return id
  })
  const scarred = stated.scarred ?? null
  const scarredCardId =
    scarred === null ? null : frontCard(table, drafter, textAt(scarred, `scarred of ${name}`))
  const rounds = listAt(
    stated.scarredRounds ?? (scarred === null ? [] : [round + 1]),
    `scarredRounds of ${name}`,
  )
  return {
    ...drafter,
    picked,
    scarredCardId,
    ...(drafter.done === undefined
      ? {}
      : { done: wholeNumberAt(stated.done ?? drafter.done, `done of ${name}`, 0) }),
    scarredRounds: rounds.map((entry) => wholeNumberAt(entry, `each of scarredRounds of ${name}`, 1) - 1),
  }
}

function frontCard({ state }: Table, { name, waitingPacks }: DrafterState, card: string): string {
  const dealt = state.packs[waitingPacks[0] ?? -1]?.cards ?? []
  const id = dealt.find((one) => cardOf(state.settings, one).name === card)
  if (id === undefined) throw new PositionError(`scarred of ${name}: '${card}' is not in the front pack`)
  return id
}

/** Names of the zones of one drafter, as a board gives them. */
export function zoneNames(state: DraftState, drafter: DrafterState): JsonObject {
  const name = (id: string) => cardOf(state.settings, id).name
  const names = (places: readonly number[]) => places.map((place) => packOf(state, place).cards.map(name))
  return {
    picked: drafter.picked.map(name),
    waiting: names(drafter.waitingPacks),
    next: names(drafter.nextRoundPacks),
    unopened: names(drafter.unopenedPacks),
    scarred: drafter.scarredCardId === null ? null : name(drafter.scarredCardId),
    scarredRounds: drafter.scarredRounds.map((round) => round + 1),
    ...defined({ done: drafter.done }),
  }
}
