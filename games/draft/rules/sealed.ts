import { type Effect, logLine, type Step } from '@parlour/kernel'
import { cardOf } from './card-index'
import { BUILT, OPENED_ALL } from './facts/log-lines'
import { drafterOf, drafterWith, isOver, packOf, packWith, withDrafter } from './state'
import type { DraftState } from './types'

/**
 * A drafter opens all packs of their own: every card is theirs and goes to their deck (rules: draft 4.1). The
 * log names no card.
 */
export function openAll(state: DraftState, name: string): Step<DraftState> {
  const drafter = drafterOf(state, name)
  const opened = drafter.unopenedPacks.map((place) => packOf(state, place))
  const cards = opened.flatMap((pack) => pack.cards)
  const after = drafterWith(drafter, {
    picked: cards,
    round: opened.at(-1)?.index ?? 0,
    unopenedPacks: [],
    done: (drafter.done ?? 0) + 1,
  })
  const packs = state.packs.map((pack) =>
    opened.includes(pack) ? packWith(pack, { waiting: null, cards: [], gone: pack.cards }) : pack,
  )
  return {
    state: { ...withDrafter(state, after), packs },
    log: [logLine(OPENED_ALL, { player: name, packs: opened.length })],
    noUndo: true,
    effects: additions(state, name, cards),
  }
}

/** A drafter says that their deck is built. With the last one the draft is over and all pools are open. */
export function finishDeck(state: DraftState, name: string): Step<DraftState> {
  const drafter = drafterOf(state, name)
  const after = withDrafter(state, drafterWith(drafter, { done: (drafter.done ?? 0) + 1 }))
  return {
    state: after,
    log: [logLine(BUILT, { player: name }), ...(isOver(after) ? [logLine('Draft Complete')] : [])],
    noUndo: true,
  }
}

function additions(state: DraftState, seat: string, cards: readonly string[]): readonly Effect[] {
  const deckId = state.settings.players.find(({ name }) => name === seat)?.deckId
  const cardIds = cards.map((id) => cardOf(state.settings, id)._id)
  return deckId === undefined ? [] : [{ type: 'deck-fill', cardIds, seat, deckId }]
}
