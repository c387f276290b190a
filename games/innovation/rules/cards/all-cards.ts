import type { Card } from '../facts/card'
import { baseSet } from './base/base-set'

/** Every card there is, set by set. */
export const allCards: readonly Card[] = [...baseSet]
