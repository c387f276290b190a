import { isJsonObject } from '@parlour/kernel'
import { ACTION_SCHEMAS, type ActionName, type ActionOf } from './facts/action-schemas'
import type { ActionHandlers } from './actions/action-handlers'
import { aiming } from './actions/aiming'
import { chance } from './actions/chance'
import { counters } from './actions/counters'
import { drawing } from './actions/drawing'
import { making } from './actions/making'
import { marks } from './actions/marks'
import { moving } from './actions/moving'
import { players } from './actions/players'
import { secrecy } from './actions/secrecy'
import { turns } from './actions/turns'
import type { Work } from './work'
import { refusal } from './refusals'

/** Actions on the board; those about undo change the history of the game instead. */
type PlainActionName = Exclude<ActionName, 'redo' | 'withdraw undo'>

const HANDLERS: ActionHandlers<PlainActionName> = {
  ...turns,
  ...counters,
  ...marks,
  ...aiming,
  ...secrecy,
  ...drawing,
  ...moving,
  ...making,
  ...chance,
  ...players,
}

/** Returns the name of the action that was sent. Refuses one that there is not. */
export function actionName(sent: unknown): ActionName {
  const name = isJsonObject(sent) ? sent.name : undefined
  if (typeof name !== 'string') throw refusal('action_without_name')
  if (isActionName(name)) return name
  throw refusal('no_such_action', { action: name.slice(0, 80) })
}

const isActionName = (name: string): name is ActionName => Object.hasOwn(ACTION_SCHEMAS, name)

/**
 * Carries an action out. Refuses wrong parameters and what does not fit the table, with a sentence for
 * people.
 */
export function carryOut<Name extends PlainActionName>(work: Work, name: Name, sent: unknown): void {
  const handle: (work: Work, action: ActionOf<Name>) => void = HANDLERS[name]
  handle(work, readAction(name, sent))
}

/** Returns an action with its parameters. Refuses wrong ones, with a sentence for people. */
export function readAction<Name extends ActionName>(name: Name, sent: unknown): ActionOf<Name> {
  const read = ACTION_SCHEMAS[name].safeParse(sent)
  if (read.success) return { ...read.data, name } as ActionOf<Name>
  throw refusal('action_malformed', {
    action: name,
    problem: read.error.issues[0]?.message ?? 'that cannot be read.',
  })
}
