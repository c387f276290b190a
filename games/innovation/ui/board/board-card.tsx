import { type CSSProperties, memo } from 'react'
import { achievementOf, cardOf } from '../../rules/facts/catalog'
import { backOf } from '../card/back'
import { CardBack } from '../card/card-back'
import { InnovationCard } from '../card/innovation-card'
import { usePiece } from '../question/use-piece'
import { sameProps } from '../same-props'
import type { FittedMeasure } from './geometry'

interface BoardCardProps {
  readonly name: string
  readonly size: 'small' | 'full'
  readonly covered?: boolean
  readonly measure: Pick<FittedMeasure, 'w' | 'h' | 'cell' | 'inset'>
  readonly style?: CSSProperties
}

/** A card that lies on the table: a piece that may be an answer, with its preview. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { name, size, covered = false, measure, style = {} } = props
  const card = cardOf(name)
  const piece = usePiece(`card/${name}`, card)
  if (card === undefined) return <FaceDown name={name} />
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
      cell={measure.cell}
      {...piece}
      style={{ ...size4, ...style }}
    />
  )
}, sameProps)

function FaceDown({ name }: { readonly name: string }) {
  const back = backOf(name)
  if (back === undefined) return <span>{achievementOf(name)?.name ?? name}</span>
  return <CardBack back={back} />
}
