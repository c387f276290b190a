import { type Answer, isJsonObject, type JsonObject, logLine, Refusal, type Step } from '@parlour/kernel'
import { cardOf } from './card-index'
import { LONGEST_SCAR_COMMENT } from './facts/titles'
import { drafterOf, drafterWith, packOf, withDrafter } from './state'
import type { DraftState } from './types'

interface ScarAnswer {
  readonly scarId: string
  readonly cardId: string
  readonly card?: JsonObject
  readonly comment?: string
}

/**
 * Applies one of the pack's two scars to one of its cards (rules: draft 3.3; hub 16). The changed card travels in the
 * answer and leaves as an effect; the record keeps only which scar went onto which card. Never taken back.
 * Refuses a scar or card that the pack in front does not hold, and an answer of another shape.
 */
export function applyScar(state: DraftState, answer: Answer): Step<DraftState> {
  const { scarId, cardId, card, comment } = scarAnswer(answer)
  const drafter = drafterOf(state, answer.actor)
  const pack = packOf(state, drafter.waitingPacks[0])
  if (pack.scars?.includes(scarId) !== true) throw new Refusal('That scar does not belong to this pack.')
  if (!pack.cards.includes(cardId)) throw new Refusal('That card is not in this pack.')
  const marked = drafterWith(drafter, {
    scarredRounds: [...drafter.scarredRounds, drafter.round],
    scarredCardId: cardId,
  })
  return {
    state: withDrafter(state, marked),
    log: [logLine('{player} applied a scar', { player: drafter.name })],
    noUndo: true,
    effects: [
      {
        type: 'apply-scar',
        scarId,
        cardId: cardOf(state.settings, cardId)._id,
        packCardId: cardId,
        seat: drafter.name,
        ...(card === undefined ? {} : { card }),
        ...(comment === undefined ? {} : { comment }),
      },
    ],
    recorded: [{ scarId, cardId }],
  }
}

/** Returns the scar that an answer applies; undefined for a pick of cards. */
export function scarIn({ selection: [given] }: Pick<Answer, 'selection'>): string | undefined {
  return isJsonObject(given) && typeof given.scarId === 'string' ? given.scarId : undefined
}

function scarAnswer({ selection }: Answer): ScarAnswer {
  const [given, ...more] = selection
  if (!isJsonObject(given) || more.length > 0)
    throw new Refusal('Choose one scar and the card to apply it to.')
  const { scarId, cardId, card, comment } = given
  if (typeof scarId !== 'string') throw new Refusal('Choose one of the two scars.')
  if (typeof cardId !== 'string') throw new Refusal('Choose the card to apply the scar to.')
  if (card !== undefined && !isJsonObject(card)) throw new Refusal('The changed card must be a card object.')
  if (comment !== undefined && typeof comment !== 'string') throw new Refusal('The comment must be a text.')
  if (comment !== undefined && comment.length > LONGEST_SCAR_COMMENT) {
    throw new Refusal(`A comment may have at most ${LONGEST_SCAR_COMMENT} characters.`)
  }
  return {
    scarId,
    cardId,
    ...(card === undefined ? {} : { card }),
    ...(comment === undefined ? {} : { comment }),
  }
}
