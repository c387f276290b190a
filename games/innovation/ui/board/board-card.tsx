import { type CSSProperties, memo } from 'react'
import { cardOf } from '../../rules/facts/catalog'
import { piece } from '../../rules/facts/piece'
import { InnovationCard } from '../card/innovation-card'
import type { CardForm } from '../card/name-fit'
import { useAsks } from '../question/asking'
import { useCardPiece } from '../question/use-card-piece'
import { sameProps } from '../same-props'
import type { FittedMeasure } from './geometry'

interface BoardCardProps {
  readonly name: string
  readonly size: CardForm
  readonly covered?: boolean
  readonly measure: Pick<FittedMeasure, 'w' | 'h' | 'cell' | 'inset'>
  readonly style?: CSSProperties
}

/** A card that lies face up on the table: a piece that may be an answer, with its preview. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { name, size, covered = false, measure, style = {} } = props
  const card = cardOf(name)
  const pieceProps = useCardPiece(piece.card(name), card)
  const asks = useAsks(name)
  if (card === undefined) return <span>{name}</span>
  const size4 = {
    '--w': `${measure.w}px`,
    '--h': `${measure.h}px`,
    '--cell': `${measure.cell}px`,
    '--inset': `${measure.inset}px`,
  }
  return (
    <InnovationCard
      card={card}
      size={size}
      covered={covered}
      width={measure.w}
      height={measure.h}
      cell={measure.cell}
      {...pieceProps}
      data-asks={asks || undefined}
      style={{ ...size4, ...style }}
    />
  )
}, sameProps)
