import { type Effect, logLine, type MatchedAnswer, type Step } from '@parlour/kernel'
import { cardOf } from './card-index'
import { PICKED } from './facts/log-lines'
import { moveOn } from './passing'
import { scarEffects } from './scar'
import {
  drafterOf,
  drafterWith,
  isOver,
  lookOf,
  packOf,
  packWith,
  seatOf,
  withDrafter,
  withPack,
} from './state'
import type { DraftState, PackState } from './types'
import { refusal } from './refusals'

/**
 * Drafts a card from the front pack and passes the pack on, once as many are taken as a pick has. The log
 * never names the card. Refuses whatever the request does not offer: a card that is not in the pack, is gone,
 * or was just scarred.
 */
export function applyPick(
  state: DraftState,
  { request, answer, chosen: [card] }: MatchedAnswer,
): Step<DraftState> {
  const cardId = request.choices[card?.index ?? -1]
  if (typeof cardId !== 'string') throw refusal('no_card_picked')
  const drafter = drafterOf(state, answer.actor)
  const pack = takenFrom(packOf(state, drafter.waitingPacks[0]), seatOf(state, drafter), cardId)
  const stays = isHeld(state, pack)
  const after = drafterWith(drafter, {
    picked: [...drafter.picked, cardId],
    scarredCardId: null,
    waitingPacks: stays ? drafter.waitingPacks : drafter.waitingPacks.slice(1),
  })
  const picked = withDrafter(state, after)
  const moved = stays ? { state: withPack(picked, pack), log: [] } : moveOn(picked, drafter.name, pack)
  const over = isOver(moved.state)
  return {
    state: moved.state,
    log: [
      logLine(PICKED, { player: drafter.name }),
      ...moved.log,
      ...(over ? [logLine('Draft Complete')] : []),
    ],
    noUndo: true,
    effects: [...deckAddition(state, drafter.name, cardId), ...(over ? scarEffects(moved.state) : [])],
    recorded: [cardId],
  }
}

/**
 * Where several cards are taken at a time, the pack stays until they are: every earlier drafter took the same
 * number of cards.
 */
function isHeld({ settings }: DraftState, pack: PackState): boolean {
  const dealt = settings.packs[pack.place]?.length ?? 0
  const taken = dealt - pack.cards.length
  return pack.cards.length > 0 && taken % (settings.cardsPerPick ?? 1) !== 0
}

/** The pack without the card, and with a note of what the drafter has seen of it by now. */
function takenFrom(pack: PackState, seat: number, cardId: string): PackState {
  return packWith(pack, {
    cards: pack.cards.filter((id) => id !== cardId),
    gone: [...pack.gone, cardId],
    seen: pack.seen.with(seat, lookOf(pack, seat, true) ?? null),
  })
}

/** What adds a drafted card to the deck of a seat that has one. */
function deckAddition(state: DraftState, seat: string, cardId: string): readonly Effect[] {
  const deckId = state.settings.players.find(({ name }) => name === seat)?.deckId
  return deckId === undefined
    ? []
    : [{ type: 'deck-add', deckId, cardId: cardOf(state.settings, cardId)._id, seat }]
}
