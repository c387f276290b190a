import type { Piece } from '@parlour/kernel'
import { type PieceProps, usePiece } from '@parlour/ui-kit'
import type { MouseEvent } from 'react'
import type { Card } from '../../rules/facts/card'
import { useInnovationPreview } from '../card/card-preview'
import { useCardSheet } from '../dialogs/card-sheet'

/**
 * Returns the attributes of a piece of the board that is a card, with its preview, or of any other without a card. Where cards have
 * sheets a tap opens that; what is swiped up, or clicked by key, still answers.
 */
export function useCardPiece(piece: Piece, card: Card | undefined): PieceProps {
  const preview = useInnovationPreview(card)
  const openSheet = useCardSheet()
  const props = usePiece(piece, card === undefined ? undefined : preview)
  if (openSheet === undefined || card === undefined) return props
  return {
    ...props,
    onClick(event: MouseEvent<Element>) {
      if (event.detail === 0) return props.onClick?.(event)
      event.stopPropagation()
      openSheet(card.name)
    },
  }
}
