import type { GameScreenProps, TurnSummary } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { TyrantsView } from '../../rules/view'

/** What the place of the question needs to know. */
export type QuestionProps = Pick<
  GameScreenProps,
  'game' | 'viewer' | 'saving' | 'answer' | 'rematch' | 'undo'
> & {
  readonly view: TyrantsView
  readonly isPhone: boolean
  /** Opens what happened since the viewer's last turn; only on a phone, where nothing else does. */
  readonly recent?: ReactNode
  /** Tells a turn as one block. */
  readonly summaryOf: TurnSummary
}
