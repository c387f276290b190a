import type { HTMLAttributes } from 'react'
import { useCellPiece } from '../question/use-piece'

interface PilePlaceProps extends HTMLAttributes<HTMLSpanElement> {
  readonly player: string
  readonly pile: string
}

/** Where a pile of a player stands in the head of the board: cards fly to it, and a choice may mean it. */
export function PilePlace({ player, pile, ...rest }: PilePlaceProps) {
  // It holds buttons and backs of its own, so that it is no button itself.
  const piece = useCellPiece(`pile/${player}/${pile}`)
  return <span data-place={`players.${player}.${pile}`} {...rest} {...piece} />
}
