import { memo } from 'react'
import type { ShownCard } from '../../rules/view'
import { CardBack } from '../card/card-back'
import { CardChip } from '../card/card-chip'
import { MiniCard } from '../card/mini-card'
import { cardShown, type PileOf, pieceShown } from '../card/shown'
import { useCardPiece } from '../question/use-card-piece'
import { sameProps } from '../same-props'

interface BackPieceProps extends PileOf {
  readonly shown: ShownCard
  /** A known card as small as a back. */
  readonly compact?: boolean
}

/** One card of a pile that lies face down: its back, or its name where the viewer knows it. */
export const BackPiece = memo(function BackPiece({ shown, compact = false, ...place }: BackPieceProps) {
  const card = cardShown(shown)
  const piece = useCardPiece(pieceShown(shown, place), compact ? card : undefined)
  if (typeof shown !== 'string') return <CardBack back={shown} {...piece} />
  if (compact && card !== undefined) return <MiniCard card={card} {...piece} />
  return <span {...piece}>{card === undefined ? shown : <CardChip card={card} />}</span>
}, sameProps)
