import { checkedMap, pieceProblems } from '../../rules/facts/checked-map'
import { mapCalls } from '../../rules/facts/made-things'
import type { MapData } from '../../rules/facts/map-data'
import type { Check } from '../editing/check-list'
import type { MakerDocument } from './maker-document'
import { kindOf, nameOf, sentMap } from './map-of-document'
import { boxOf, sizeOf } from './node-box'
import { type NameProblem, oddNames, ownNames } from './odd-names'

/**
 * Returns what is right and wrong with a map, for the editor and for the game. A wrong one names the id of
 * its culprit.
 */
export function makerChecks(map: MakerDocument): readonly Check[] {
  const sent = sentMap(map)
  return [...idChecks(map), ...nodeChecks(map), ...rulesChecks(map, sent.data), ...sizeChecks(sent)]
}

const checksOf = (found: readonly NameProblem[], right: string): readonly Check[] =>
  found.length === 0 ? [{ words: right }] : found.map(({ id, words }) => ({ words, culprit: id }))

function idChecks({ nodes, curves }: MakerDocument): readonly Check[] {
  const known = new Set(nodes.map(({ id }) => id))
  const loose = curves.filter(({ ids }) => !known.has(ids.source) || !known.has(ids.target))
  const all = [...nodes, ...curves].map(({ id }) => id)
  const twice = all.filter((id, at) => all.indexOf(id) < at)
  return [
    ...checksOf(
      loose.map(({ id }) => ({ id, words: `${id} leads to an element that does not exist` })),
      'No curve without an end',
    ),
    ...checksOf(
      twice.map((id) => ({ id, words: `Two elements have the id ${id}` })),
      'No id twice',
    ),
  ]
}

function nodeChecks(map: MakerDocument): readonly Check[] {
  const { nodes, styles } = map
  const [width, height] = sizeOf(map)
  const own = ownNames(nodes)
  const kindless = nodes.filter((node) => kindOf(node) === undefined)
  const outside = nodes.filter((node) => {
    const box = boxOf(styles, node)
    return box.left < 0 || box.top < 0 || box.left + box.width > width || box.top + box.height > height
  })
  return [
    ...checksOf(
      kindless.map((node) => ({
        id: node.id,
        words: `${nameOf(node)} is neither primary, secondary nor tertiary`,
      })),
      'Every node has a kind',
    ),
    ...checksOf(oddNames(nodes), 'Every site has a name'),
    ...(own === undefined ? [] : [{ words: own }]),
    ...checksOf(
      outside.map((node) => ({ id: node.id, words: `${nameOf(node)} is not on the sheet` })),
      'All nodes on the sheet',
    ),
  ]
}

const NOTHING_CONNECTED = 'Nothing is connected yet: draw curves until every node can be reached'

/** The faults that prevent a game on it. */
function rulesChecks(map: MakerDocument, data: MapData): readonly Check[] {
  const { problems } = checkedMap(data)
  if (problems.length === 0) return [{ words: 'A game can be played on it' }]
  // Before the first connection every site is cut off, which is no mistake of whoever begins.
  const unconnected = data.links.length === 0 ? pieceProblems(data) : []
  return problems.map((words) => {
    if (unconnected.includes(words)) return { words: NOTHING_CONNECTED, open: true }
    const culprit = map.nodes.find((node) => words.includes(`'${nameOf(node)}'`))
    return culprit === undefined ? { words, open: true } : { words, culprit: culprit.id }
  })
}

/** What a save holds beside the map. */
const BESIDE = 512
const MOST_BYTES = mapCalls.save.mostBytes - BESIDE

/** Texts within their bounds may still be more than the hub takes, which is said before a save is refused. */
function sizeChecks(sent: ReturnType<typeof sentMap>): readonly Check[] {
  const bytes = new TextEncoder().encode(JSON.stringify(sent)).length
  if (bytes <= MOST_BYTES) return []
  const [size, most] = [bytes, MOST_BYTES].map((one) => Math.round(one / 1024))
  return [{ words: `Too large to be saved: ${size} KB, and the hub keeps ${most} KB`, open: true }]
}
