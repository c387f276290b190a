import { type Answer, defined, type Effect, isJsonObject, logLine, type Step } from '@parlour/kernel'
import { cardOf } from './card-index'
import { LONGEST_SCAR_COMMENT } from './facts/titles'
import { drafterOf, drafterWith, packOf, packWith, withDrafter, withPack } from './state'
import type { AppliedScar, DraftState, PackState, ScarredCard } from './types'
import { refusal } from './refusals'

interface ScarAnswer extends Partial<ScarredCard> {
  readonly scarId: string
  readonly cardId: string
  readonly comment?: string
}

/**
 * Applies one of the pack's two scars to one of its cards (rules: draft 3.3; hub 16). The changed card
 * travels in the answer and stays with the pack: the stored card changes when the draft is over
 * (`scarEffects`). Never taken back. Refuses a scar or card that the pack in front does not hold, and an
 * answer of another shape.
 */
export function applyScar(state: DraftState, answer: Answer): Step<DraftState> {
  const applied = scarAnswer(answer)
  const { scarId, cardId } = applied
  const drafter = drafterOf(state, answer.actor)
  const pack = packOf(state, drafter.waitingPacks[0])
  if (pack.scars?.includes(scarId) !== true) throw refusal('scar_of_other_pack')
  if (!pack.cards.includes(cardId)) throw refusal('card_of_other_pack')
  const marked = drafterWith(drafter, {
    scarredRounds: [...drafter.scarredRounds, drafter.round],
    scarredCardId: cardId,
  })
  return {
    state: withScar(withDrafter(state, marked), pack, { by: drafter.name, ...applied }),
    log: [logLine('{player} applied a scar', { player: drafter.name })],
    noUndo: true,
    recorded: [{ ...applied }],
  }
}

/** Histories of drafts that changed stored cards at once hold no card: their states stay as they were. */
function withScar(
  state: DraftState,
  pack: PackState,
  { before, card, ...applied }: ScarAnswer & Pick<AppliedScar, 'by'>,
): DraftState {
  if (before === undefined || card === undefined) return state
  return withPack(state, packWith(pack, { scarred: { ...applied, before, card } }))
}

/**
 * What the scars of a draft that is over do to stored cards: the effect `apply-scar` for each, in the order
 * of the packs.
 */
export function scarEffects({ packs, settings }: DraftState): readonly Effect[] {
  return packs.flatMap(({ scarred }): readonly Effect[] => {
    if (scarred === undefined) return []
    const { by, cardId, ...applied } = scarred
    const userId = settings.players.find(({ name }) => name === by)?._id ?? ''
    return [{ type: 'apply-scar', ...applied, cardId: cardOf(settings, cardId)._id, userId }]
  })
}

/** Returns the scar that an answer applies; undefined for a pick of cards. */
export function scarIn({ selection: [pick] }: Pick<Answer, 'selection'>): string | undefined {
  return isJsonObject(pick) && typeof pick.scarId === 'string' ? pick.scarId : undefined
}

function scarAnswer({ selection }: Answer): ScarAnswer {
  const [pick, ...more] = selection
  if (!isJsonObject(pick) || more.length > 0) throw refusal('scar_incomplete')
  const { scarId, cardId, before = {}, card, comment } = pick
  if (typeof scarId !== 'string') throw refusal('scar_not_chosen')
  if (typeof cardId !== 'string') throw refusal('scarred_card_not_chosen')
  if ((card !== undefined && !isJsonObject(card)) || !isJsonObject(before))
    throw refusal('scarred_card_malformed')
  if (comment !== undefined && typeof comment !== 'string') throw refusal('scar_comment_malformed')
  if (comment !== undefined && comment.length > LONGEST_SCAR_COMMENT) {
    throw refusal('scar_comment_too_long', { most: LONGEST_SCAR_COMMENT })
  }
  return {
    scarId,
    cardId,
    ...(card === undefined ? {} : { before, card }),
    ...defined({ comment }),
  }
}
