import type { Request } from '@parlour/kernel'
import { APPLY_SCAR, DRAFT_CARD } from './facts/titles'
import { DRAFTING, SCARRING } from './facts/question-kinds'
import { frontPack } from './state'
import type { DrafterState, DraftState, PackState } from './types'

/** What every drafter with a pack is asked, in seat order (rules: draft 3.2). A draft never answers for anybody. */
export function pending(state: DraftState): readonly Request[] {
  return state.drafters.flatMap((drafter) => requestOf(state, drafter) ?? [])
}

/** What one drafter is asked. The id names the pack and what is left in it, so it changes with every pack in front. */
export function requestOf(state: DraftState, drafter: DrafterState): Request | undefined {
  const pack = frontPack(state, drafter)
  if (pack === undefined) return undefined
  const id = `${drafter.name}:${pack.id}:${pack.cards.length}`
  const single = { actor: drafter.name, min: 1, max: 1 }
  if (pack.scars !== undefined && mustScar(state, drafter)) {
    return {
      id: `${id}:scar`,
      kind: SCARRING,
      ...single,
      title: APPLY_SCAR,
      choices: pack.scars,
      freeForm: true,
    }
  }
  return { id, kind: DRAFTING, ...single, title: DRAFT_CARD, choices: draftable(pack, drafter) }
}

/** Once in a scar round, on the first pack a drafter looks at. Bots cannot edit a card and are not asked. */
function mustScar(state: DraftState, drafter: DrafterState): boolean {
  if (drafter.scarredRounds.includes(drafter.round)) return false
  return state.settings.players.find(({ name }) => name === drafter.name)?.bot === undefined
}

/**
 * The cards a drafter may take: not the one just scarred. When nothing else is left the block is lifted, so that a
 * draft never stands still.
 */
function draftable(pack: PackState, { scarredCardId }: DrafterState): readonly string[] {
  if (scarredCardId === null || !pack.cards.includes(scarredCardId)) return pack.cards
  const others = pack.cards.filter((id) => id !== scarredCardId)
  return others.length === 0 ? pack.cards : others
}
