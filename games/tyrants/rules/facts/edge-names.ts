import { DIRECTIONS } from './names'

/** What connectors of a tile call its edges, clockwise from the top. */
export const EDGE_NAMES: readonly string[] = DIRECTIONS.map((_, at) => `_hex${at}`)

/** Returns which edge a name stands for: its place in the list of directions, or undefined for a site. */
export const edgeNamed = (name: string): number | undefined => {
  const at = EDGE_NAMES.indexOf(name)
  return at === -1 ? undefined : at
}
