import type { Script } from '@parlour/script'
import type { PlayContext } from '../vocabulary/seat'
import type { Aspect, CardSet } from './names'

/** The code of a text: what the card does for the player who plays it. */
export type Play = (context: PlayContext) => Script

/** One text of a card with its code, or a choice between several, each by its title. */
export type CardEffect =
  | { readonly text: string; readonly play: Play; readonly choose?: never }
  | {
      /** How often one of the options is chosen. */
      readonly choose: 1 | 2 | 3
      /** An option may be picked even when it can do nothing. */
      readonly options: Readonly<Record<string, Play>>
      readonly play?: never
    }

/** What happens when an opponent makes a player discard this card from hand, in place of the discard. */
export interface ForcedDiscard {
  readonly text: string
  readonly play: (context: ForcedContext) => Script
}
export interface ForcedContext extends PlayContext {
  /** Whose card forces the discard. */
  readonly by: PlayContext['you']
}

/** What may differ in the house wording of a card. */
interface Wording {
  readonly cost: number
  /** Victory points in the deck, and in the inner circle. */
  readonly points: number
  readonly innerPoints: number
  /** It needs no decision when it resolves: Auto-play Cards plays it. */
  readonly autoplay?: boolean
  readonly effects: readonly CardEffect[]
  readonly whenDiscarded?: ForcedDiscard
}

/** What is written on a card, with the code of its texts. */
export interface CardDefinition extends Wording {
  readonly name: string
  readonly set: CardSet
  readonly race: string
  /** Insane Outcast has none. */
  readonly aspect?: Aspect
  readonly copies: number
  /** The text that says that it returns to its supply where it would be devoured or promoted. */
  readonly returnsToSupply?: string
  /** Where the house wording differs. */
  readonly house?: Partial<Wording>
}

/** A card as it is played: one wording of it. */
export interface Card extends Omit<CardDefinition, 'house' | 'autoplay'> {
  readonly autoplay: boolean
  /** The lines on the card. */
  readonly text: readonly string[]
}

/** A card in both wordings, which are the same object where they do not differ. */
export interface CardFacts {
  readonly name: string
  readonly set: CardSet
  readonly copies: number
  readonly published: Card
  readonly house: Card
}

/** A card, made where it is written. */
export function card({ house, ...definition }: CardDefinition): CardFacts {
  const published = worded(definition)
  return {
    name: definition.name,
    set: definition.set,
    copies: definition.copies,
    published,
    house: house === undefined ? published : worded({ ...definition, ...house }),
  }
}

function worded(definition: Omit<CardDefinition, 'house'>): Card {
  const { effects, whenDiscarded, returnsToSupply, autoplay = false } = definition
  const more = [whenDiscarded?.text, returnsToSupply].filter((line) => line !== undefined)
  return { ...definition, autoplay, text: [...effects.flatMap(linesOf), ...more] }
}

const TIMES = { 1: 'Choose one:', 2: 'Choose two times:', 3: 'Choose three times:' } as const

function linesOf(effect: CardEffect): readonly string[] {
  if (effect.choose === undefined) return [effect.text]
  return [TIMES[effect.choose], ...Object.keys(effect.options).map((title) => `- ${title}.`)]
}

/** The id of one copy of a card. */
export const copyOf = (name: string, copy: number): string =>
  `${name.toLowerCase().replaceAll(' ', '-')}-${copy}`
