import type { Piece } from '@parlour/kernel'
import { type PieceProps, usePiece } from '@parlour/ui-kit'
import type { MouseEvent } from 'react'
import type { Card } from '../../rules/facts/card'
import { useInnovationPreview } from '../card/card-preview'
import { useCardSheet } from '../dialogs/card-sheet'

/** A piece of the board on which a click answers. */
const ANSWERING = '[data-state~="can"]'

/**
 * Returns the attributes of a piece of the board that is a card, with its preview, or of any other without a
 * card. Where cards have sheets a tap opens that; what is swiped up, or clicked by key, still answers, and so
 * does a tap while a card asks for it or for what it lies in.
 */
export function useCardPiece(piece: Piece, card: Card | undefined): PieceProps {
  const preview = useInnovationPreview(card)
  const sheet = useCardSheet()
  const props = usePiece(piece, card === undefined ? undefined : preview)
  if (sheet === undefined || card === undefined) return props
  return {
    ...props,
    onClick(event: MouseEvent<Element>) {
      const answers = sheet.answersFirst && event.currentTarget.closest(ANSWERING) !== null
      if (event.detail === 0 || answers) return props.onClick?.(event)
      event.stopPropagation()
      // The second tap of two in a row was aimed at what the first one did.
      if (event.detail === 1) sheet.open(card.name)
    },
  }
}
