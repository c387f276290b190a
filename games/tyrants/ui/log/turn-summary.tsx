import type { LogArg } from '@parlour/kernel'
import { type LogTurn, TurnDeedsView } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { TyrantsView } from '../../rules/view'
import { isHeld, placeOfDeed } from './deed-places'
import { turnPoints } from './turn-points'

interface TurnSummaryProps {
  readonly turn: LogTurn
  readonly view: TyrantsView
  /** Numbers of the locations in the order of what was done there: the map shows the same order. */
  readonly order: readonly number[]
  /** How cards and locations are shown in a line. */
  readonly inLog: (arg: LogArg) => ReactNode
  /** It stands in the log, below its heading: long ago, perhaps, and unlike what the map shows. */
  readonly isFolded: boolean
}

/** A turn as one block, with what its player holds of the places where they did something. */
export function TurnSummary({ turn, view, order, inLog, isFolded }: TurnSummaryProps) {
  const points = turnPoints(turn, view)
  if (isFolded) return <TurnDeedsView turn={turn} card={inLog} points={points} isFolded />
  return (
    <TurnDeedsView
      turn={turn}
      card={inLog}
      points={points}
      numberOf={(line) => {
        const at = order.indexOf(placeOfDeed(view, line) ?? -1)
        return at === -1 ? undefined : at + 1
      }}
      noteOn={(line) => (isHeld(view, line) ? ', now theirs' : null)}
    />
  )
}
