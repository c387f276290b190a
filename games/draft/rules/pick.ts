import {
  chosenFrom,
  type Effect,
  logLine,
  Refusal,
  type Request,
  type Answer,
  type Step,
} from '@parlour/kernel'
import { cardOf } from './card-index'
import { moveOn } from './passing'
import { drafterOf, isOver, lookOf, packOf, seatOf, withDrafter } from './state'
import type { DraftState, PackState } from './types'

/**
 * Drafts a card from the front pack and passes the pack on. The log never names the card. Refuses whatever the request
 * does not offer: a card that is not in the pack, is gone, or was just scarred.
 */
export function applyPick(state: DraftState, request: Request, answer: Answer): Step<DraftState> {
  const cardId = chosenFrom(request, answer.selection)[0]?.title
  if (cardId === undefined) throw new Refusal('Choose one card of the pack.')
  const drafter = drafterOf(state, answer.actor)
  const pack = takenFrom(packOf(state, drafter.waitingPacks[0]), seatOf(state, drafter), cardId)
  const picked = withDrafter(state, {
    ...drafter,
    picked: [...drafter.picked, cardId],
    scarredCardId: null,
    waitingPacks: drafter.waitingPacks.slice(1),
  })
  const moved = moveOn(picked, drafter.name, pack)
  return {
    state: moved.state,
    log: [
      logLine('{player} drafted a card', { player: drafter.name }),
      ...moved.log,
      ...(isOver(moved.state) ? [logLine('Draft Complete')] : []),
    ],
    noUndo: true,
    effects: deckAddition(state, drafter.name, cardId),
    recorded: [cardId],
  }
}

/** The pack without the card, and with a note of what the drafter has seen of it by now. */
function takenFrom(pack: PackState, seat: number, cardId: string): PackState {
  return {
    ...pack,
    cards: pack.cards.filter((id) => id !== cardId),
    gone: [...pack.gone, cardId],
    seen: pack.seen.with(seat, lookOf(pack, seat, true) ?? null),
  }
}

function deckAddition(state: DraftState, seat: string, cardId: string): readonly Effect[] {
  const deckId = state.settings.players.find(({ name }) => name === seat)?.deckId
  return deckId === undefined
    ? []
    : [{ type: 'deck-add', deckId, cardId: cardOf(state.settings, cardId)._id, seat }]
}
