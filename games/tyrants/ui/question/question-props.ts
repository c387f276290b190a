import type { LogArg } from '@parlour/kernel'
import type { GameScreenProps } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { TyrantsView } from '../../rules/view'

/** What the place of the question needs to know. */
export type QuestionProps = Pick<GameScreenProps, 'game' | 'viewer' | 'saving' | 'answer' | 'rematch'> & {
  readonly view: TyrantsView
  /** How cards and locations stand in a line of the log. */
  readonly inLog: (arg: LogArg) => ReactNode
}
