import { useMemo } from 'react'
import { cardOf } from '../../rules/facts/catalog'
import type { TyrantsView } from '../../rules/view'
import type { SeatedPlayer } from '../tyrants-view'
import { type CardLayout, cardLayout, type WindowSize } from './market-place'

interface CardLayoutProps extends WindowSize {
  readonly view: TyrantsView
  /** Whose hand is read; undefined for a spectator. */
  readonly own: SeatedPlayer | undefined
}

/** How market and hand of a game share the window. */
export function useCardLayout({ view, own, width, height }: CardLayoutProps): CardLayout {
  const { market, priestess, guard, turn, houseCards } = view
  return useMemo(() => {
    const wordsOf = ({ name }: { readonly name: string }) => cardOf(name, houseCards) ?? { name, text: [] }
    const { hand = [], played = [] } = own ?? {}
    const stacks = [priestess, guard].filter((stack) => stack !== undefined)
    return cardLayout(
      {
        market: [...stacks, ...market].map(wordsOf),
        hand: hand.map(wordsOf),
        played: turn.player === own?.name ? played.map(wordsOf) : [],
      },
      { width, height },
    )
  }, [houseCards, market, priestess, guard, turn.player, own, width, height])
}
