import type { AnyRules, GameFacts } from '@parlour/kernel'
import { facts, toyRules } from '../../../../tests/toy-game/rules'
import type { GameModule } from '../games/module'
import { plainModule } from '../games/plain-module'

/**
 * Count to Ten, for tests of what drafts do not have: turns, undo, secret simultaneous answers, totals. Other
 * facts make it a game that stands where another one would.
 */
export const toyModule = (other: Partial<GameFacts<unknown>> = {}): GameModule =>
  plainModule({ ...facts, ...other }, toyRules as AnyRules)
