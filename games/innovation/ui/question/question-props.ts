import type { GameScreenProps } from '@parlour/ui-kit'
import type { InnovationView } from '../../rules/view'

/** What the place of the question shows, and what the viewer may do there. */
export type QuestionProps = Pick<GameScreenProps, 'game' | 'viewer' | 'saving' | 'answer' | 'rematch'> & {
  readonly view: InnovationView
  /** The log, which tells what happened meanwhile, stands beside it. */
  readonly isLogBeside: boolean
}
