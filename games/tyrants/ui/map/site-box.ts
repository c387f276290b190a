import { placeName } from '../../rules/facts/map'
import type { MapPlace, Point } from './map-place'

/** A space with its piece takes so much room to either side. */
const SPACE_STEP = 27
const LINE = 19
const LETTER = 9.8
const LONG_NAME = 14
const MANY_SPACES = 5

/** How a site is drawn around its center: its name in lines, its spaces in rows. */
export interface SiteBox {
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
  /** The offset of the first line from the center. */
  readonly textTop: number
  /** The centers of the spaces, from the center of the site. */
  readonly spaces: readonly Point[]
}

/** The box of a site: as large as its name and its spaces need. */
export function siteBox(place: MapPlace): SiteBox {
  const { kind, spaces } = place
  const isMajor = kind === 'major'
  const lines = linesOf(placeName(place))
  const perRow = spaces > MANY_SPACES || (isMajor && spaces > 4) ? Math.ceil(spaces / 2) : Math.max(1, spaces)
  const rows = Math.ceil(spaces / perRow)
  const text = Math.max(...lines.map((line) => line.length)) * LETTER
  const [head, foot] = isMajor ? [10, 17] : [8, 7]
  const width = Math.round(Math.max(text + (isMajor ? 46 : 34), perRow * SPACE_STEP + 20, isMajor ? 142 : 96))
  const height = head + lines.length * LINE + rows * SPACE_STEP + foot
  const first = -height / 2 + head + lines.length * LINE + SPACE_STEP / 2
  return {
    width,
    height,
    lines,
    textTop: -height / 2 + head + LINE - 5,
    spaces: Array.from({ length: spaces }, (_, index): Point => {
      const row = Math.floor(index / perRow)
      const inRow = Math.min(perRow, spaces - row * perRow)
      return [((index % perRow) - (inRow - 1) / 2) * SPACE_STEP, first + row * SPACE_STEP]
    }),
  }
}

/** A long name in two lines, broken at the blank nearest to its middle; or where whoever gave it says so. */
function linesOf(name: string): readonly string[] {
  if (name.includes('|')) return name.split('|').map((line) => line.trim())
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (name.length <= LONG_NAME || blanks.length === 0) return [name]
  const middle = name.length / 2
  const at = blanks.reduce((best, blank) =>
    Math.abs(blank - middle) < Math.abs(best - middle) ? blank : best,
  )
  return [name.slice(0, at), name.slice(at + 1)]
}
