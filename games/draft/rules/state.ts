import { RulesBug } from '@parlour/kernel'
import { type DraftStep, wayOf } from './facts/ways'
import type { DrafterState, DraftState, Look, PackState } from './types'

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

/**
 * A drafter with some parts replaced. Written out, as all that changes with every answer: V8 gives an object
 * that a spread begins a hidden class of its own, and code that meets ever new classes is slow.
 */
export function drafterWith(drafter: DrafterState, parts: Partial<DrafterState>): DrafterState {
  const { picked = drafter.picked, round = drafter.round, scarredRounds = drafter.scarredRounds } = parts
  const { waitingPacks = drafter.waitingPacks, nextRoundPacks = drafter.nextRoundPacks } = parts
  const { unopenedPacks = drafter.unopenedPacks, scarredCardId = drafter.scarredCardId } = parts
  const { done = drafter.done } = parts
  const drafting = {
    name: drafter.name,
    picked,
    round,
    waitingPacks,
    nextRoundPacks,
    unopenedPacks,
    scarredRounds,
    scarredCardId,
  }
  return done === undefined ? drafting : { ...drafting, done }
}

/** A pack with some parts replaced; written out for the same reason. */
export function packWith(
  pack: PackState,
  parts: Partial<Pick<PackState, 'waiting' | 'cards' | 'gone' | 'seen' | 'scarred'>>,
): PackState {
  const { id, place, owner, index, scars } = pack
  const { waiting = pack.waiting, cards = pack.cards, gone = pack.gone, seen = pack.seen } = parts
  const { scarred = pack.scarred } = parts
  if (scars === undefined) return { id, place, owner, index, waiting, cards, gone, seen }
  if (scarred === undefined) return { scars, id, place, owner, index, waiting, cards, gone, seen }
  return { scars, scarred, id, place, owner, index, waiting, cards, gone, seen }
}

/** The state with a drafter in its new form; everything else is shared with the state before. */
export function withDrafter(state: DraftState, drafter: DrafterState): DraftState {
  const { settings, random, drafters, packs } = state
  return { settings, random, packs, drafters: drafters.with(seatOf(state, drafter), drafter) }
}

/** The state with a pack in its new form; everything else is shared with the state before. */
export function withPack(state: DraftState, pack: PackState): DraftState {
  const { settings, random, drafters, packs } = state
  return { settings, random, drafters, packs: packs.with(pack.place, pack) }
}

/**
 * The pack a drafter may act on: the first in line, when it belongs to the round that drafter is in (rules:
 * draft 3.1).
 */
export function frontPack(state: DraftState, drafter: DrafterState): PackState | undefined {
  const place = drafter.waitingPacks[0]
  if (place === undefined) return undefined
  const pack = packOf(state, place)
  return pack.index === drafter.round ? pack : undefined
}

/** The step that a drafter is at; nothing for one who has nothing to do (rules: draft 4). */
export function stepOf(state: DraftState, drafter: DrafterState): DraftStep | undefined {
  const { steps, repeats } = wayOf(state.settings)
  if (repeats && frontPack(state, drafter) === undefined) return undefined
  return steps[drafter.done ?? 0]
}

/** The draft is over when nobody has anything to do. */
export function isOver(state: DraftState): boolean {
  return state.drafters.every((drafter) => stepOf(state, drafter) === undefined)
}

/**
 * What a seat knows of a pack (rules: draft 3.4), or nothing. The pack in front is being looked at; what was
 * seen of others was noted when the seat drafted from them.
 */
export function lookOf(pack: PackState, seat: number, isFront: boolean): Look | undefined {
  const noted = pack.seen[seat] ?? undefined
  return isFront ? [noted?.[0] ?? pack.gone.length, pack.gone.length] : noted
}

/** The place of a drafter at the table, from 0. */
export function seatOf(state: DraftState, { name }: DrafterState): number {
  return state.drafters.findIndex((drafter) => drafter.name === name)
}
