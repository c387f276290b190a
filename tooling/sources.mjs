import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT, inProject } from './project.mjs'

const FOLDERS = ['apps', 'games', 'packages']
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'tooling/build.mjs']
const IGNORED = new Set(['node_modules', 'dist'])

/** Every file below a folder that goes into a build, in a fixed order. */
function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !IGNORED.has(name))
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

/** One hash of everything a build is made from: the same hash, the same build. */
export function hashOfSources() {
  const hash = createHash('sha256')
  const paths = [
    ...FOLDERS.flatMap((folder) => filesBelow(inProject(folder))),
    ...FILES.map((file) => inProject(file)),
  ]
  for (const path of paths.filter((path) => existsSync(path))) {
    const content = readFileSync(path)
    hash.update(`${relative(ROOT, path)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
