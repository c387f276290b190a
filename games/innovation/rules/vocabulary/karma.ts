import type * as code from '../engine/language/karma-code'
import type { Reader } from './reader'
import type { Seat } from './seat'

/** A karma as a card writes it. */
export type Karma = code.KarmaCode<Seat, Reader>
