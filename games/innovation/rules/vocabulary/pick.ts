import type { Verb } from '@parlour/card-game'
import { RulesBug } from '@parlour/kernel'
import { type Bounds, chooseCards } from '../engine/ask/choose'
import type { Card } from '../facts/card'
import type { CardsToMove } from '../facts/question-kinds'
import type { Amount } from './amount'
import type { Cards } from './cards'
import type { PlayerInGame } from './playing'

/** How cards are picked. */
export interface PickOptions {
  readonly amount: Amount
  /** 0 after "may": then the amount must leave none as a choice, like `upTo` and `anyNumber`. */
  readonly least: 0 | 1
  readonly kind?: CardsToMove | undefined
  readonly title: string
  /**
   * A condition on the whole choice: one that does not meet it is asked for again (rules: innovation 18.4).
   */
  readonly fits?: ((cards: readonly Card[]) => boolean) | undefined
}

/** Picks as many cards as an amount says: without a question where there is nothing to decide. */
export function* pick(
  reader: PlayerInGame,
  cards: Cards,
  { amount, least, kind, title, fits }: PickOptions,
): Verb<readonly Card[]> {
  const { game, player } = reader
  if (least === 0 && !(amount.kind === 'range' && amount.min === 0))
    throw new RulesBug('after "may" an amount begins at none: ask first, then act')
  if (amount.kind === 'all') return cards.list
  if (amount.kind === 'ranked') return yield* pickRanked(reader, cards, amount)
  const bounds = boundsOf(amount, cards.count)
  if (bounds.max <= 0) return []
  for (;;) {
    const faceDown = cards.origin.faceDown === true
    const picked = yield* chooseCards(game, { player, kind, title, cards: cards.list, bounds, faceDown })
    if (fits?.(picked) !== false || bounds.min >= cards.count) return picked
    game.run.log('{player} must choose otherwise', { player: game.nameOf(player) }, { classes: ['faded'] })
  }
}

/** Returns how many of so many cards are picked. Refuses a bare number, which only the compiler catches. */
function boundsOf(amount: Exclude<Amount, { kind: 'all' | 'ranked' }>, cards: number): Bounds {
  switch (amount.kind) {
    case 'range':
      return { min: amount.min, max: amount.max }
    case 'allBut': {
      const count = Math.max(0, cards - amount.count)
      return { min: count, max: count }
    }
    default:
      throw new RulesBug(
        `an amount is all, anyNumber, upTo(n), exactly(n), between(n, m), allBut(n), highest(n) or lowest(n), not ${String(amount)}`,
      )
  }
}

/** Complete groups from the top are taken, the last one is chosen from (rules: innovation 18.3). */
function* pickRanked(
  { game, player }: PlayerInGame,
  cards: Cards,
  { rank, count }: Extract<Amount, { kind: 'ranked' }>,
): Verb<readonly Card[]> {
  const taken: Card[] = []
  for (let rest = cards; taken.length < count && !rest.isEmpty; ) {
    const group = rank === 'highest' ? rest.highest : rest.lowest
    const missing = count - taken.length
    if (group.count <= missing) taken.push(...group.list)
    else {
      const bounds = { min: missing, max: missing }
      taken.push(
        ...(yield* chooseCards(game, {
          player,
          title: 'Choose Cards(s)',
          cards: group.list,
          bounds,
          faceDown: cards.origin.faceDown === true,
        })),
      )
    }
    rest = rest.except(...group.list)
  }
  return taken
}
