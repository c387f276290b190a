import type { DrawnTile } from '../../rules/facts/drawn-tile'
import { DIRECTIONS } from '../../rules/facts/names'
import { EDGE_NAMES } from '../../rules/facts/edge-names'
import type { Check } from '../editing/check-list'
import { endWords } from './tile-document'

/** Returns what is right and wrong with a tile; a wrong one names its culprit. */
export function tileChecks({ sites, connectors }: DrawnTile): readonly Check[] {
  const names = sites.map(({ name }) => name)
  const isTwice = (name: string, at: number) => names.indexOf(name) < at
  return [
    ...found(names.filter(isTwice), 'Names are unique', (name) => `Two sites are called ${endWords(name)}`),
    ...found(
      sites.flatMap((site) => (site.kind === 'standard' && site.neutrals > site.size ? [site.name] : [])),
      'Neutrals fit their sites',
      (name) => `${endWords(name)} has more neutrals than spaces`,
    ),
    ...found(
      alone({ sites, connectors }),
      'Every site is reached',
      (name) => `${endWords(name)} is reached by no path`,
    ),
    ...found(
      EDGE_NAMES.filter((edge) => connectors.filter((ends) => ends.includes(edge)).length > 1),
      undefined,
      (edge) => `Two sites lead to ${endWords(edge)}`,
    ),
    edgesUsed(connectors),
  ]
}

function found(
  culprits: readonly string[],
  right: string | undefined,
  wrong: (name: string) => string,
): readonly Check[] {
  if (culprits.length > 0) return culprits.map((culprit) => ({ words: wrong(culprit), culprit }))
  return right === undefined ? [] : [{ words: right }]
}

/** Returns the sites from which neither an edge nor most of the tile can be reached. */
function alone({ sites, connectors }: DrawnTile): readonly string[] {
  if (sites.length === 1 && connectors.length === 0) return []
  const linked = new Set(connectors.flat())
  const reached = new Set(EDGE_NAMES.filter((edge) => linked.has(edge)))
  if (reached.size === 0) for (const { name } of sites.slice(0, 1)) reached.add(name)
  let before = -1
  while (reached.size > before) {
    before = reached.size
    for (const ends of connectors)
      if (ends.some((end) => reached.has(end))) for (const end of ends) reached.add(end)
  }
  return sites.map(({ name }) => name).filter((name) => !reached.has(name) || !linked.has(name))
}

function edgesUsed(connectors: DrawnTile['connectors']): Check {
  const ends = connectors.flat()
  const used = DIRECTIONS.filter((_, at) => ends.includes(EDGE_NAMES[at] ?? ''))
  return used.length === 0
    ? { words: 'No edge is used yet', open: true }
    : { words: `Edges used: ${used.join(', ')}` }
}
