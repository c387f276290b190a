import type { Script } from '@parlour/script'
import type { Card } from '../../facts/card'
import type { PrintedAge, Value } from '../../facts/names'

/**
 * A player as the engine hands one on to the code of a card: what texts can say of a player, and do with one,
 * is defined by the vocabulary above the engine.
 */
export interface Speaker {
  readonly player: number
}

/**
 * The code of a text. It takes whatever players the vocabulary gives it, so that what is written for those
 * can be held as code for speakers: the machine is given cards and vocabulary together.
 */
export type Code<Context, Result> = { of(context: Context): Result }['of']

/** What an effect may end with: "repeat this effect" starts it again for the same player. */
export const repeat = Symbol('repeat')
export type EffectEnd = typeof repeat | undefined | void

/** What effects of one dogma action note for one another: "if a card was transferred due to the demand". */
export interface Notes {
  /** Whether something was noted during this action. */
  noted(what: string): boolean
  note(what: string): void
  /** A number kept under a name; 0 when none was. */
  count(what: string): number
  keep(what: string, count: number): void
  /**
   * Cards with which an effect did something for a player, the latest last: "a card you drew due to the echo
   * effect".
   */
  remembered(player: Speaker): readonly Card[]
  /** Undefined, where nothing came of what the effect did, is left out. */
  remember(player: Speaker, card: Card | undefined): void
}

/** What the code of an effect knows. */
export interface EffectContext<Seat = Speaker> {
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
export interface DemandContext<Seat = Speaker> extends EffectContext<Seat> {
  readonly me: Seat
}

interface Text {
  readonly text: string
}
export type EchoCode<Seat = Speaker> = Text & {
  readonly share: Code<EffectContext<Seat>, Script<EffectEnd>>
}

/** A dogma effect: its key says its kind. */
export type DogmaCode<Seat = Speaker> =
  | (Text & {
      readonly share: Code<EffectContext<Seat>, Script<EffectEnd>>
      readonly demand?: never
      readonly compel?: never
    })
  | (Text & {
      readonly demand: Code<DemandContext<Seat>, Script<EffectEnd>>
      readonly share?: never
      readonly compel?: never
    })
  | (Text & {
      readonly compel: Code<DemandContext<Seat>, Script<EffectEnd>>
      readonly share?: never
      readonly demand?: never
    })
