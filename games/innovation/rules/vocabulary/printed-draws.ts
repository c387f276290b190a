import { type PrintedDraw, unalike } from '../facts/card'

/**
 * Draws of printed values, as texts word them: 'draw and meld an Echoes {4}', 'draw and foreshadow a {6}, a
 * {7} and an {8}'.
 */
const DRAWS =
  /[Dd]raw(?:,? (?:and )?[a-z]+)*? (?:an?|two|three|four|five|six|seven|ten) (?:Echoes |Artifacts )?\{\d+\}(?:(?:,| and) an? \{\d+\})*/g
const VALUES = /(Echoes |Artifacts )?\{(\d+)\}/g
const SETS: Readonly<Record<string, PrintedDraw['set']>> = { 'Echoes ': 'echo', 'Artifacts ': 'arti' }

/** Returns the draws of printed values in the text of an effect, in its order, each once. */
export const drawsIn = (text: string): readonly PrintedDraw[] =>
  unalike(
    [...text.matchAll(DRAWS)]
      .flatMap(([draws]) => [...draws.matchAll(VALUES)])
      .map(([, word = '', value]): PrintedDraw => {
        const set = SETS[word]
        return { value: Number(value), ...(set === undefined ? {} : { set }) }
      }),
  )
