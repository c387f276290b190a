import type { Piece } from '@parlour/kernel'
import { type PieceProps, usePiece } from '@parlour/ui-kit'
import type { Card } from '../../rules/facts/card'
import { useInnovationPreview } from '../card/card-preview'

/** Returns the attributes of a piece of the board that is a card, with its preview, or of any other without a card. */
export function useCardPiece(piece: Piece, card: Card | undefined): PieceProps {
  const preview = useInnovationPreview(card)
  return usePiece(piece, card === undefined ? undefined : preview)
}
