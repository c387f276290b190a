import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOMS = ['apps', 'bench', 'games', 'packages']
const SKIPPED = new Set(['node_modules', 'dist', 'data'])
const SOURCE = /\.tsx?$/
const IMPORT =
  /(?:^|\n)(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from '([^']+)'|(?:^|\n)import '([^']+)'|\bimport\(\s*'([^']+)'/g

/**
 * Returns the modules that a source text names in its imports and re-exports, of types and of what is loaded
 * later too.
 */
export function importsIn(text) {
  return [...text.matchAll(IMPORT)].map(([, from, plain, later]) => from ?? plain ?? later)
}

/**
 * Returns the files that each source file of a project imports: a map from path to a list of paths, types
 * included.
 */
export function importGraph(root) {
  const packages = packagesIn(root)
  const files = ROOMS.flatMap((room) => filesIn(join(root, room)))
  return new Map(
    files.map((file) => {
      const names = importsIn(readFileSync(file, 'utf8'))
      return [
        file,
        names.map((name) => fileOf(name, file, packages)).filter((target) => target !== undefined),
      ]
    }),
  )
}

/**
 * Returns the groups of files that import each other, each group sorted, by following imports to every depth.
 */
export function circlesIn(graph) {
  const state = { next: 0, places: new Map(), stack: [], circles: [] }
  for (const file of graph.keys()) if (!state.places.has(file)) visit(graph, file, state)
  return state.circles.map((circle) => circle.sort()).sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Tarjan's walk: a file whose imports lead no further up than to itself closes a group. */
function visit(graph, file, state) {
  const place = { index: state.next, low: state.next, open: true }
  state.next += 1
  state.places.set(file, place)
  state.stack.push(file)
  for (const target of graph.get(file) ?? []) {
    if (!state.places.has(target)) visit(graph, target, state)
    const other = state.places.get(target)
    if (other.open) place.low = Math.min(place.low, other.low)
  }
  if (place.low < place.index) return
  const group = state.stack.splice(state.stack.indexOf(file))
  for (const one of group) state.places.get(one).open = false
  if (group.length > 1 || graph.get(file)?.includes(file)) state.circles.push(group)
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesIn(path)
    return SOURCE.test(entry.name) ? [path] : []
  })
}

/** The entries of the project's packages: a map from what an import writes to the file it means. */
function packagesIn(root) {
  const entries = new Map()
  for (const room of ROOMS) {
    const folder = join(root, room)
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder)) {
      const file = join(folder, name, 'package.json')
      if (!existsSync(file)) continue
      const { name: title, exports = {} } = JSON.parse(readFileSync(file, 'utf8'))
      const list = typeof exports === 'string' ? { '.': exports } : exports
      for (const [path, target] of Object.entries(list))
        if (typeof target === 'string') entries.set(join(title, path), resolve(folder, name, target))
    }
  }
  return entries
}

function fileOf(name, from, packages) {
  if (!name.startsWith('.')) return packages.get(name)
  const base = resolve(dirname(from), name)
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => SOURCE.test(path) && existsSync(path))
}
