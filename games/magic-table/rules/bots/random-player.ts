import type { Bot } from '@parlour/kernel'
import { ALLOW_UNDO, CHOOSE_DECK } from '../facts/question-kinds'
import type { TableView } from '../view'
import { goldfishDeck } from './goldfish-deck'
import { randomAction } from './random-action'

/** Does anything at all. Games are recorded with it. */
export const randomPlayer: Bot<TableView> = ({ view, request, random }) => {
  if (request.kind === CHOOSE_DECK) return [goldfishDeck()]
  if (request.kind === ALLOW_UNDO) return [random.pick(['yes', 'no'])]
  return [randomAction(view, request.actor, random)]
}
