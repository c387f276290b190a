import type { Script } from '@parlour/script'
import type { PrintedAge, Value } from '../facts/names'
import type { Card } from '../facts/card'
import type { Seat } from './seat'

/** What an effect may end with: "repeat this effect" starts it again for the same player. */
export const repeat = Symbol('repeat')
export type Ending = typeof repeat | undefined | void

/** What effects of one dogma action note for one another: "if a card was transferred due to the demand". */
export interface Notes {
  /** Whether something was noted during this action. */
  noted(what: string): boolean
  note(what: string): void
  /** A number kept under a name; 0 when none was. */
  count(what: string): number
  keep(what: string, count: number): void
}

/** What the code of an effect knows. */
export interface EffectContext {
  /** The player who executes the effect. */
  readonly you: Seat
  /** A printed value, raised where something raises it. */
  readonly age: (printed: PrintedAge) => Value
  /** The card the text stands on. */
  readonly self: Card
  readonly notes: Notes
  /** The card was promoted from the forecast for this action. */
  readonly foreseen: boolean
  /** Ends the dogma action after this effect, without a sharing bonus. */
  readonly completeAction: () => void
}

/** In demands and compels, `me` is the player who makes them. */
export interface DemandContext extends EffectContext {
  readonly me: Seat
}

interface Text {
  readonly text: string
}
export type EchoEffect = Text & { readonly share: (context: EffectContext) => Script<Ending> }

/** A dogma effect: its key says its kind. */
export type DogmaEffect =
  | (Text & {
      readonly share: (context: EffectContext) => Script<Ending>
      readonly demand?: never
      readonly compel?: never
    })
  | (Text & {
      readonly demand: (context: DemandContext) => Script<Ending>
      readonly share?: never
      readonly compel?: never
    })
  | (Text & {
      readonly compel: (context: DemandContext) => Script<Ending>
      readonly share?: never
      readonly demand?: never
    })
