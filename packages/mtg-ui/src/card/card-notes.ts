import type { Card } from '@parlour/mtg-cards'
import { createContext } from 'react'

/**
 * Gives the cards drawn below it a note over their rules text, such as what an achievement asks; nothing for
 * most.
 */
export const CardNotes = createContext<(card: Card) => string | undefined>(() => undefined)
