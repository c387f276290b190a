import type { Request } from '@parlour/kernel'
import { APPLY_SCAR, BUILD_DECK, DECK_IS_BUILT, DRAFT_CARD, OPEN_ALL, OPEN_PACKS } from './facts/titles'
import { BUILDING, DRAFTING, OPENING, SCARRING } from './facts/question-kinds'
import { frontPack, stepOf } from './state'
import type { DrafterState, DraftState, PackState } from './types'

/**
 * What every drafter with a pack is asked, in seat order (rules: draft 3.2). A draft never answers for
 * anybody.
 */
export function pending(state: DraftState): readonly Request[] {
  const asked: Request[] = []
  for (const drafter of state.drafters) {
    const request = requestOf(state, drafter)
    if (request !== undefined) asked.push(request)
  }
  return asked
}

/** What one drafter is asked. */
export function requestOf(state: DraftState, drafter: DrafterState): Request | undefined {
  const step = stepOf(state, drafter)
  if (step === undefined) return undefined
  if ('build' in step) return confirmation(drafter, BUILDING, { title: BUILD_DECK, choice: DECK_IS_BUILT })
  if (step.take === 'packs') return confirmation(drafter, OPENING, { title: OPEN_PACKS, choice: OPEN_ALL })
  const pack = frontPack(state, drafter)
  return pack === undefined ? undefined : requestFor(state, drafter, pack)
}

/** A question with one answer, which its drafter gives when they like. */
const confirmation = (
  { name: actor }: DrafterState,
  kind: string,
  { title, choice }: { readonly title: string; readonly choice: string },
): Request => ({ id: `${actor}:${kind}`, actor, kind, title, choices: [choice], min: 1, max: 1 })

/** The id names the pack and what is left in it, so it changes with every pack in front. */
function requestFor(state: DraftState, drafter: DrafterState, pack: PackState): Request {
  const { name: actor } = drafter
  const id = `${actor}:${pack.id}:${pack.cards.length}`
  if (pack.scars === undefined || !mustScar(state, drafter))
    return {
      id,
      actor,
      kind: DRAFTING,
      title: DRAFT_CARD,
      choices: draftable(pack, drafter),
      min: 1,
      max: 1,
    }
  return {
    id: `${id}:scar`,
    actor,
    kind: SCARRING,
    title: APPLY_SCAR,
    choices: pack.scars,
    min: 1,
    max: 1,
    freeForm: true,
  }
}

/** Once in a scar round, on the first pack a drafter looks at. Bots cannot edit a card and are not asked. */
function mustScar(state: DraftState, drafter: DrafterState): boolean {
  if (drafter.scarredRounds.includes(drafter.round)) return false
  return state.settings.players.find(({ name }) => name === drafter.name)?.bot === undefined
}

/**
 * The cards a drafter may take: not the one just scarred. When nothing else is left the block is lifted, so
 * that a draft never stands still.
 */
function draftable(pack: PackState, { scarredCardId }: DrafterState): readonly string[] {
  if (scarredCardId === null || !pack.cards.includes(scarredCardId)) return pack.cards
  const others = pack.cards.filter((id) => id !== scarredCardId)
  return others.length === 0 ? pack.cards : others
}
