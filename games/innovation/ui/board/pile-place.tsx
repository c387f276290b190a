import { useCellPiece } from '@parlour/ui-kit'
import type { HTMLAttributes } from 'react'
import { type Pile, piece } from '../../rules/facts/piece'

interface PilePlaceProps extends HTMLAttributes<HTMLSpanElement> {
  readonly seat: number
  readonly pile: Pile
}

/** Where a pile of a player stands in the head of the board: cards fly to it, and a choice may mean it. */
export function PilePlace({ seat, pile, ...rest }: PilePlaceProps) {
  // It holds buttons and backs of its own, so that it is not a button itself.
  const place = piece.pile(seat, pile)
  const pieceProps = useCellPiece(place)
  return <span data-place={place} {...rest} {...pieceProps} />
}
