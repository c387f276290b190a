import { softWords, widestWord } from './soft-words'

/** The widths on a card of the hand, in px: what is beside its words, and a symbol of its cost. */
const SIDES = 12
const SYMBOL = 16

/**
 * How much of a card shows, in px: its width, and what the card over it leaves free; 0 where nothing lies
 * over it.
 */
interface CardRoom {
  readonly width: number
  readonly show: number
}

/** The name as it is written on a card of the hand, and whether its cost stands above it. */
interface TitleFit {
  readonly text: string
  readonly isCostAbove: boolean
}

/**
 * Fits name and cost to a card of the hand. The cost stands beside the name while every word of the name
 * keeps whole there, above it where that gives the words more room; only words too long for the whole card
 * are broken.
 */
export function titleFit(name: string, cost: string, { width, show }: CardRoom): TitleFit {
  const whole = (show > 0 ? show : width) - SIDES
  const beside = whole - SYMBOL * (cost.split('{').length - 1)
  const isCostAbove = show > 0 || (beside < whole && widestWord(name) > beside)
  return { text: softWords(name, isCostAbove ? whole : beside), isCostAbove }
}
