import type { ActionName, ActionOf } from '../facts/action-schemas'
import type { Work } from '../work'

/**
 * One handler per action: it changes the table, or refuses an action that does not fit and leaves the table
 * as it was.
 */
export type ActionHandlers<Names extends ActionName> = {
  readonly [Name in Names]: (work: Work, action: ActionOf<Name>) => void
}
