import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** A path inside the checkout. */
export const inProject = (...parts) => join(ROOT, ...parts)

/** The JSON of a file, or undefined when there is no such file. */
export function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Ends the program with a sentence for the person at the keyboard, when Node itself is too old to go on. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 20) return
  console.error(`Parlour needs Node 20 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
