import { z } from 'zod'
import { USUAL_WAY, WAY_NAMES } from './ways'

const LONGEST_TEXT = 200
const MOST_PACKS = 100

/** The sentence for values that are not options. */
export const noOptions = { error: 'The options of a draft must be an object.' }

/** A text of an option; `what` names it in the refusal. */
export const textOption = (what: string) =>
  z
    .string({ error: `${what} must be a text.` })
    .max(LONGEST_TEXT, { error: `${what} may have at most ${LONGEST_TEXT} characters.` })

/** A whole number of an option, negative ones included: what cannot be played is warned of, not refused. */
export function wholeNumberOption(what: string, most: number) {
  const beyond = { error: `${what} may be at most ${most}.` }
  return z
    .number({ error: `${what} must be a whole number.` })
    .int({ error: `${what} must be a whole number.` })
    .min(-most, beyond)
    .max(most, beyond)
}

/** How many packs everybody opens. */
export const numPacksOption = wholeNumberOption('The number of packs', MOST_PACKS).default(3)

/** The way to draft; apart from `ways.ts`, which boards read without loading what checks options. */
export const wayOption = z.enum(WAY_NAMES, { error: 'This way to draft is unknown.' }).default(USUAL_WAY)
