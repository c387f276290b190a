import { RulesBug } from '@parlour/kernel'
import type { DrafterState, DraftState, PackState } from './types'

/** The drafter of a seat, or nothing for a name without one. */
export function drafterNamed(state: DraftState, name: string): DrafterState | undefined {
  return state.drafters.find((drafter) => drafter.name === name)
}

/** The drafter of a seat that must exist. */
export function drafterOf(state: DraftState, name: string): DrafterState {
  const drafter = drafterNamed(state, name)
  if (drafter === undefined) throw new RulesBug(`${name} has no seat in this draft`)
  return drafter
}

/** The pack of a place that must exist. */
export function packOf(state: DraftState, place: number | undefined): PackState {
  const pack = place === undefined ? undefined : state.packs[place]
  if (pack === undefined) throw new RulesBug(`this draft has no pack in the place ${place}`)
  return pack
}

/** The state with a drafter in its new form; everything else is shared with the state before. */
export function withDrafter(state: DraftState, drafter: DrafterState): DraftState {
  const { settings, random, drafters, packs } = state
  const at = drafters.findIndex(({ name }) => name === drafter.name)
  return { settings, random, packs, drafters: drafters.with(at, drafter) }
}

/** The state with a pack in its new form; everything else is shared with the state before. */
export function withPack(state: DraftState, pack: PackState): DraftState {
  const { settings, random, drafters, packs } = state
  return { settings, random, drafters, packs: packs.with(pack.place, pack) }
}

/**
 * The pack a drafter may act on: the first in line, when it belongs to the round that drafter is in (DRAFT.md 3.1).
 */
export function frontPack(state: DraftState, drafter: DrafterState): PackState | undefined {
  const place = drafter.waitingPacks[0]
  if (place === undefined) return undefined
  const pack = packOf(state, place)
  return pack.index === drafter.round ? pack : undefined
}

/** The draft is over when nobody has a pack to act on. */
export function isOver(state: DraftState): boolean {
  return state.drafters.every((drafter) => frontPack(state, drafter) === undefined)
}

/**
 * How many cards were gone from a pack at a seat's first and latest look (DRAFT.md 3.4). The pack in front is being
 * looked at; what was seen of others was noted when the seat drafted from them. Asked by own key: a player may be called
 * like a property of every object.
 */
export function looksOf(
  pack: PackState,
  name: string,
  isFront: boolean,
): PackState['seen'][string] | undefined {
  const noted = Object.hasOwn(pack.seen, name) ? pack.seen[name] : undefined
  return isFront ? [noted?.[0] ?? pack.gone.length, pack.gone.length] : noted
}
