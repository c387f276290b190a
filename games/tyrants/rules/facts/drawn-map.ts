import { isJsonObject } from '@parlour/kernel'
import { z } from 'zod'
import { route } from './map-data'
import { marker } from './place-data'

const FARTHEST = 100_000
const MOST = 600
const id = z.string().min(1).max(60)
const length = z.number().min(-FARTHEST).max(FARTHEST)
const point = z.object({ x: length, y: length })

const MOST_STYLES = 200
const MOST_FIELDS = 40
const LONGEST_NAME = 60
const LONGEST_VALUE = 120

type Style = Readonly<Record<string, string | number>>

/**
 * What something looks like. Only its first fault is reported: listing thousands would take longer than
 * reading everything else.
 */
const style = z
  .custom<Style>(isJsonObject, {
    error: ({ input }) => (input === undefined ? undefined : 'must be an object'),
  })
  .superRefine((fieldsOfStyle, context) => {
    const fields = Object.entries(fieldsOfStyle)
    if (fields.length > MOST_FIELDS) context.addIssue(`may have at most ${MOST_FIELDS} fields`)
    const wrong = fields.find((field) => !isField(field))
    if (wrong !== undefined)
      context.addIssue({ code: 'custom', path: [wrong[0]], message: 'must be a number or a short text' })
  })

const isField = ([name, value]: [string, unknown]): boolean =>
  name.length <= LONGEST_NAME &&
  (typeof value === 'string' ? value.length <= LONGEST_VALUE : typeof value === 'number')

/** A node of a drawn map: what it looks like, and what the game knows of it. */
const node = z.object({
  id,
  classes: z.array(z.string().max(40)).max(9).default([]),
  style: style.and(z.object({ left: length, top: length })),
  /** The name of the location; the id where it has none. */
  name: z.string().trim().max(60).exactOptional(),
  spaces: z.int().min(1).max(12).exactOptional(),
  white: z.int().min(0).max(12).exactOptional(),
  points: z.int().min(0).max(99).exactOptional(),
  start: z.boolean().exactOptional(),
  marker: marker.exactOptional(),
  gem: z.literal(true).exactOptional(),
  /** For a path space: the sites that it lies between, as people say it. */
  route: route.exactOptional(),
  /** The part that it belongs to, on a map of several parts. */
  region: z.int().min(0).max(99).exactOptional(),
})

const curve = z.object({
  id,
  ids: z.object({ source: id, target: id }),
  points: z.object({ source: point, target: point, sourceHandle: point, targetHandle: point }),
  /**
   * For the first part of a curve through several nodes: the parts after it, and the handles of the whole
   * curve.
   */
  whole: z
    .object({ then: z.array(id).min(1).max(12), sourceHandle: point, targetHandle: point })
    .exactOptional(),
})

/** The parts of a map as it is drawn. */
export const drawnNodes = z.array(node).max(MOST)
export const drawnCurves = z.array(curve).max(2 * MOST)
export const drawnStyles = z
  .record(z.string().max(LONGEST_NAME), style)
  .refine((styles) => Object.keys(styles).length <= MOST_STYLES, `may have at most ${MOST_STYLES} styles`)

/** A map as it is drawn; the hub keeps it beside what the game is played on. */
export const drawnMap = z.object({ nodes: drawnNodes, curves: drawnCurves, styles: drawnStyles })

export type DrawnNode = Readonly<z.infer<typeof node>>
export type DrawnCurve = Readonly<z.infer<typeof curve>>
export type DrawnStyles = Readonly<z.infer<typeof drawnStyles>>
