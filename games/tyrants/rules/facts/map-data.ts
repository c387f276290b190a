import { z } from 'zod'
import { triad, tileLayout } from './tile-data'
import { marker, name, point, spaces, white, points } from './place-data'

/** Which sites a path space lies between, as people say it, and which of how many spaces it is. */
export const route = z.object({ from: name, to: name, step: z.int().min(1), of: z.int().min(1) })

const location = z.object({
  /** By which everything knows it: no other location of the map has it. */
  name,
  /** What people call it, where that is not the name. */
  label: name.exactOptional(),
  kind: z.enum(['major', 'minor', 'path']),
  spaces,
  white,
  points,
  start: z.boolean(),
  marker: marker.exactOptional(),
  route: route.exactOptional(),
  /** A gem lies here at the start of a game. */
  gem: z.literal(true).exactOptional(),
  /** Its center on the drawing. */
  at: point.exactOptional(),
})

/** The way between two neighbors as it is drawn, where it is not straight: the handles of a cubic curve. */
const curve = z.object({ ends: z.tuple([name, name]), handles: z.tuple([point, point]) })

const MOST_LOCATIONS = 300
const MOST_LINKS = 1200

/** A map as data: the shape alone. Whether a game can be played on it, `checkedMap` says. */
export const mapData = z.object({
  name,
  /** How many people play on it. */
  players: z.int().min(2).max(4),
  locations: z.array(location).max(MOST_LOCATIONS),
  /** Which locations are neighbors, each two once. */
  links: z.array(z.tuple([name, name])).max(MOST_LINKS),
  curves: z.array(curve).max(MOST_LINKS).exactOptional(),
  /** Sites that pay together. */
  triads: z.array(triad).max(MOST_LOCATIONS).exactOptional(),
  /** The tiles that it was made of. */
  tiles: tileLayout.exactOptional(),
})

/**
 * A map as data: what the rules are played on and what the drawing draws. The four maps of the game are such
 * data, too.
 */
export type MapData = Readonly<z.infer<typeof mapData>>
/** A location of a map as data. */
export type LocationData = Readonly<z.infer<typeof location>>
