import { SITES } from '../../rules/facts/world'
import type { MakerNode } from './maker-document'
import { kindOf, nameOf } from './map-of-document'

/** What is odd about an element, with its id. */
export interface NameProblem {
  readonly id: string
  readonly words: string
}

const KNOWN = SITES.map(({ name }) => name)
/** So many letters apart, a name was meant to be another. */
const NEAR = 2
const SHORTEST = 6

/** Returns the sites without a name, and those whose name is nearly that of a site of the game. */
export function oddNames(nodes: readonly MakerNode[]): readonly NameProblem[] {
  const sites = nodes.filter((node) => kindOf(node) === 'major' || kindOf(node) === 'minor')
  return sites.flatMap((node): readonly NameProblem[] => {
    const { id } = node
    const name = nameOf(node)
    if (name === id) return [{ id, words: `${id} has no name` }]
    const meant = KNOWN.includes(name) ? undefined : KNOWN.find((known) => isNear(known, name))
    return meant === undefined ? [] : [{ id, words: `'${name}' is no name of the rules. ${meant}?` }]
  })
}

const MOST_NAMED = 3

/** Returns a sentence about the sites whose names no site of the game has; undefined where there are none. */
export function ownNames(nodes: readonly MakerNode[]): string | undefined {
  const names = nodes
    .filter((node) => kindOf(node) === 'major' || kindOf(node) === 'minor')
    .flatMap((node) => (nameOf(node) === node.id || KNOWN.includes(nameOf(node)) ? [] : [nameOf(node)]))
  if (names.length === 0) return undefined
  const more = names.length - MOST_NAMED
  return `Names of its own: ${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const isNear = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= SHORTEST &&
  Math.abs(one.length - other.length) <= NEAR &&
  lettersApart(one, other) <= NEAR

/** Returns how many letters are added, left out or exchanged between two words. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1]
    for (const [right, against] of [...other].entries()) {
      const exchanged = (row[right] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(exchanged, (row[right + 1] ?? 0) + 1, (next[right] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
