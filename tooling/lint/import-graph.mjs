import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOMS = ['apps', 'bench', 'games', 'packages']
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
 * Returns a function that finds the group of files, sorted, that import each other around a file, by
 * following imports to every depth; undefined where there is none. A file is read once, and only if it can be
 * reached from one that was asked about.
 */
export function circleFinder(root) {
  const packages = packagesIn(root)
  const state = { next: 0, places: new Map(), stack: [], circles: new Map() }
  const importsOf = (file) =>
    importsIn(readFileSync(file, 'utf8'))
      .map((name) => fileOf(name, file, packages))
      .filter((target) => target !== undefined)
  return (file) => {
    if (!state.places.has(file)) visit(importsOf, file, state)
    return state.circles.get(file)
  }
}

/** Tarjan's walk: a file whose imports lead no further up than to itself closes a group. */
function visit(importsOf, file, state) {
  const place = { index: state.next, low: state.next, open: true }
  state.next += 1
  state.places.set(file, place)
  state.stack.push(file)
  const targets = importsOf(file)
  for (const target of targets) {
    if (!state.places.has(target)) visit(importsOf, target, state)
    const other = state.places.get(target)
    if (other.open) place.low = Math.min(place.low, other.low)
  }
  if (place.low < place.index) return
  const group = state.stack.splice(state.stack.indexOf(file))
  for (const one of group) state.places.get(one).open = false
  if (group.length === 1 && !targets.includes(file)) return
  group.sort()
  for (const one of group) state.circles.set(one, group)
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
