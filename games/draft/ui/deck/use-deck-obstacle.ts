import { playObstacle } from '@parlour/mtg-ui'
import { useOwnDeck } from './own-deck'

/**
 * Why the viewer's deck cannot be played yet, in words; nothing where it can. A deck that was deleted or
 * whose cards are not known stops nobody: another one can be chosen at the table.
 */
export function useDeckObstacle(): string | undefined {
  const own = useOwnDeck()
  if (own === undefined || own.cardsFailed) return undefined
  if (own.loading || own.cardsLoading) return 'Your deck is being looked up.'
  return own.deck === undefined ? undefined : playObstacle(own.deck.format, own.byZone)
}
