import { defined } from '@parlour/kernel'
import type { Script } from '@parlour/script'
import type { PrintedCard, Wording } from '../facts/card'
import type { Play, PlayContext, Seat } from './seat'

/** One text of a card with its code, or a choice between several, each by its title. */
export type CardEffect =
  | { readonly text: string; readonly play: Play; readonly choose?: never; readonly options?: never }
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
  readonly by: Seat
}

/** The code of one wording. */
export interface CardCode {
  readonly effects: readonly CardEffect[]
  readonly whenDiscarded?: ForcedDiscard
}

/** What may differ in the house wording of a card: numbers and texts with their code. */
interface WrittenWording extends CardCode, Omit<Wording, 'autoplay' | 'text'> {
  /** Left out: it asks something. */
  readonly autoplay?: boolean
}

/** What a card's file says: what is printed on it, with the code of its texts. */
export interface CardDefinition
  extends WrittenWording,
    Omit<PrintedCard, 'published' | 'house' | 'returnsToSupply'> {
  /** The text that says that it returns to its supply where it would be devoured or promoted. */
  readonly returnsToSupply?: string
  /** Where the house wording differs (rules: tyrants 13). */
  readonly house?: Partial<WrittenWording>
}

/** A card with the code of its texts. */
export interface WrittenCard {
  readonly name: string
  readonly printed: PrintedCard
  readonly published: CardCode
  /** The same object where it does not differ. */
  readonly house: CardCode
}

/** A card, made where it is written. */
export function card({ house, ...definition }: CardDefinition): WrittenCard {
  const { name, set, race, aspect, copies, returnsToSupply } = definition
  const houseRules = house === undefined ? undefined : { ...definition, ...house }
  return {
    name,
    printed: {
      name,
      set,
      race,
      ...defined({ aspect }),
      copies,
      ...(returnsToSupply === undefined ? {} : { returnsToSupply: true }),
      published: wordingOf(definition),
      ...(houseRules === undefined ? {} : { house: wordingOf(houseRules) }),
    },
    published: definition,
    house: houseRules ?? definition,
  }
}

function wordingOf(definition: Omit<CardDefinition, 'house'>): Wording {
  const { cost, points, innerPoints, autoplay = false } = definition
  const { effects, whenDiscarded, returnsToSupply } = definition
  const more = [whenDiscarded?.text, returnsToSupply].filter((line) => line !== undefined)
  return { cost, points, innerPoints, autoplay, text: [...effects.flatMap(linesOf), ...more] }
}

const TIMES = { 1: 'Choose one:', 2: 'Choose two times:', 3: 'Choose three times:' } as const

function linesOf(effect: CardEffect): readonly string[] {
  if (effect.choose === undefined) return [effect.text]
  return [TIMES[effect.choose], ...Object.keys(effect.options).map((title) => `- ${title}.`)]
}
