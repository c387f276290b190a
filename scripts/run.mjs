import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './build.mjs'
import { install } from './install.mjs'
import { inProject, requireNode } from './project.mjs'

// Runs a TypeScript program of the project as the server runs: bundled, on plain Node.
// The bundle lies where the server's does, so that paths relative to the code mean the same.
const [entry, ...args] = process.argv.slice(2)
if (entry === undefined || entry.startsWith('-')) {
  console.error('Usage: node scripts/run.mjs <program.ts> [arguments]')
  process.exit(2)
}
requireNode()
if (!(await install({ dev: false }))) process.exit(1)
const outfile = inProject('apps/server/dist', `run-${basename(entry, '.ts')}.js`)
await bundle({ entry, outfile, appVersion: 1 })
process.argv.splice(1, process.argv.length - 1, outfile, ...args)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(outfile).href)
