import type { LogArg } from '@parlour/kernel'
import { type LogTurn, TurnDeedsView } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { TyrantsView } from '../../rules/view'
import { isHeld, placeOfDeed } from './deed-places'

interface TurnSummaryProps {
  readonly turn: LogTurn
  readonly view: TyrantsView
  /** Numbers of the locations in the order of what was done there: the map shows the same order. */
  readonly order: readonly number[]
  /** How cards and locations stand in a line. */
  readonly inLog: (arg: LogArg) => ReactNode
}

/** A turn as one block, with what its player holds of the places where they did something. */
export function TurnSummary({ turn, view, order, inLog }: TurnSummaryProps) {
  return (
    <TurnDeedsView
      turn={turn}
      card={inLog}
      numberOf={(line) => {
        const at = order.indexOf(placeOfDeed(view, line) ?? -1)
        return at === -1 ? undefined : at + 1
      }}
      noteOn={(line) => (isHeld(view, line) ? ', now theirs' : null)}
    />
  )
}
