import type * as code from '../engine/language/code'
import type { Seat } from './seat'

export { repeat } from '../engine/language/code'

/** An echo effect as a card writes it. */
export type EchoEffect = code.EchoCode<Seat>
/** A dogma effect as a card writes it: its key says its kind. */
export type DogmaEffect = code.DogmaCode<Seat>
