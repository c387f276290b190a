import type { GameScreenProps } from '@parlour/ui-kit'
import type { TyrantsView } from '../../rules/view'

/** What the place of the question needs to know. */
export type QuestionProps = Pick<GameScreenProps, 'game' | 'viewer' | 'saving' | 'answer' | 'rematch'> & {
  readonly view: TyrantsView
}
