import { type LogLine, logLine } from '@parlour/kernel'
import { OPENED_PACK } from './facts/log-lines'
import { drafterOf, drafterWith, packOf, packWith, withDrafter, withPack } from './state'
import type { DrafterState, DraftState, PackState } from './types'

/** A state and the lines that led to it. */
export interface PassResult {
  readonly state: DraftState
  readonly log: readonly LogLine[]
}

/**
 * Who gets a pack after `name`: the following seat in the first round and every second one after it, the
 * preceding seat in the rounds between (rules: draft 3.1).
 */
function neighbor(state: DraftState, name: string, index: number): DrafterState {
  const seats = state.drafters.length
  const at = state.drafters.findIndex((drafter) => drafter.name === name)
  const next = state.drafters[(at + (index % 2 === 0 ? 1 : seats - 1)) % seats]
  return next ?? drafterOf(state, name)
}

/**
 * Where a pack goes from the drafter who has just drafted from it and no longer has it in line: with cards
 * left to the neighbor, behind the packs of the round that one is in or onto the pile for the next one; after
 * an empty one the drafter's next own pack is opened.
 */
export function moveOn(state: DraftState, name: string, pack: PackState): PassResult {
  if (pack.cards.length === 0) return openNext(withPack(state, packWith(pack, { waiting: null })), name)
  const to = neighbor(state, name, pack.index)
  const queued: DrafterState =
    to.round === pack.index
      ? drafterWith(to, { waitingPacks: [...to.waitingPacks, pack.place] })
      : drafterWith(to, { nextRoundPacks: [...to.nextRoundPacks, pack.place] })
  const passed = withDrafter(withPack(state, packWith(pack, { waiting: to.name })), queued)
  return { state: passed, log: [] }
}

/**
 * Opens a drafter's next own pack, with the packs of that round that came early behind it. Without one,
 * nothing happens.
 */
export function openNext(state: DraftState, name: string): PassResult {
  const drafter = drafterOf(state, name)
  const [own, ...unopenedPacks] = drafter.unopenedPacks
  if (own === undefined) return { state, log: [] }
  const round = packOf(state, own).index
  const isOfRound = (place: number) => packOf(state, place).index === round
  const after = drafterWith(drafter, {
    round,
    unopenedPacks,
    waitingPacks: [...drafter.waitingPacks, own, ...drafter.nextRoundPacks.filter(isOfRound)],
    nextRoundPacks: drafter.nextRoundPacks.filter((place) => !isOfRound(place)),
  })
  return {
    state: withDrafter(state, after),
    log: [logLine(OPENED_PACK, { player: name, number: round + 1 })],
  }
}
