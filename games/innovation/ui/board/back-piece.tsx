import { memo } from 'react'
import { cardOf } from '../../rules/facts/catalog'
import { backOf } from '../card/back'
import { CardBack } from '../card/card-back'
import { CardChip } from '../card/card-chip'
import { MiniCard } from '../card/mini-card'
import { usePiece } from '../question/use-piece'
import type { Shown } from '../../rules/view'

interface BackPieceProps {
  readonly name: Shown
  /** Whose pile; nothing for the shared achievements. */
  readonly owner: string
  readonly pile: string
  /** A known card as small as a back. */
  readonly compact?: boolean
}

/** One card of a pile that lies face down: its back, or its name where the viewer knows it. */
export const BackPiece = memo(function BackPiece(props: BackPieceProps) {
  const { name, owner, pile, compact = false } = props
  const back = backOf(name)
  const card = cardOf(name)
  const id = back === undefined ? `card/${name}` : `back/${owner}/${pile}/${back.set}-${back.value}`
  const piece = usePiece(id, compact ? card : undefined)
  if (back !== undefined) return <CardBack back={back} {...piece} />
  if (compact && card !== undefined) return <MiniCard card={card} {...piece} />
  return <span {...piece}>{card === undefined ? name : <CardChip card={card} />}</span>
})
