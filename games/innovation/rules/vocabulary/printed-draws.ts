import { type PrintedDraw, unalike } from '../facts/card'

/** A draw of a printed value, as texts word it: 'draw and meld an Echoes {4}'. */
const DRAWS =
  /[Dd]raw(?:,? (?:and )?[a-z]+)*? (?:an?|two|three|four|five|six|seven|ten) (Echoes |Artifacts )?\{(\d+)\}/g
const SETS: Readonly<Record<string, PrintedDraw['set']>> = { 'Echoes ': 'echo', 'Artifacts ': 'arti' }

/** Returns the draws of printed values in the text of an effect, in its order, each once. */
export const drawsIn = (text: string): readonly PrintedDraw[] =>
  unalike(
    [...text.matchAll(DRAWS)].map(([, word = '', value]): PrintedDraw => {
      const set = SETS[word]
      return { value: Number(value), ...(set === undefined ? {} : { set }) }
    }),
  )
