import type { ActionName, ActionOf } from '../facts/action-schemas'
import type { Work } from '../work'

/**
 * Carries some actions out, each as its name says. What does not fit is refused, and then nothing has
 * changed.
 */
export type Carriers<Names extends ActionName> = {
  readonly [Name in Names]: (work: Work, action: ActionOf<Name>) => void
}
