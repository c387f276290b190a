import { isVisibleLine } from '@parlour/protocol'
import { z } from 'zod'

const LONGEST_NAME = 60
const MOST_SPACES = 12
const MOST_POINTS = 99
const FARTHEST = 100_000

/** A name of a location or a map: what can be read, in one line. */
export const name = z
  .string()
  .trim()
  .min(1, 'Every name needs a letter at least.')
  .max(LONGEST_NAME, `A name has ${LONGEST_NAME} letters at most.`)
  .refine(isVisibleLine, 'A name must be one line without invisible characters.')

/** A point of a drawing, x and y. */
export const point = z.tuple([
  z.number().min(-FARTHEST).max(FARTHEST),
  z.number().min(-FARTHEST).max(FARTHEST),
])

export const spaces = z.int().min(1).max(MOST_SPACES)
export const white = z.int().min(0).max(MOST_SPACES)
export const points = z.int().min(0).max(MOST_POINTS)

/** Pays what most markers of the game pay. */
export const USUAL_MARKER = { influence: 1, total: { influence: 1, points: 2 } }

/**
 * What a control marker pays: influence to whoever controls the site, and points to who controls it totally.
 */
export const marker = z.object({
  influence: points,
  total: z.object({ influence: points, points }),
})
