import { pathToFileURL } from 'node:url'
import { bundleProgram, isReady } from '../tooling/build.mjs'
import { install } from '../tooling/install.mjs'
import { useSupportedNode } from '../tooling/node.mjs'

// Runs a TypeScript program of the project the way the server is run: bundled, on plain Node.
const [program, ...args] = process.argv.slice(2)
if (program === undefined || program.startsWith('-')) {
  console.error('Usage: node scripts/run.mjs <program.ts> [arguments]')
  process.exit(2)
}
await useSupportedNode()
if (!(await install(isReady(program) ? 'run' : 'build'))) process.exit(1)
const bundle = await bundleProgram(program)
process.argv.splice(1, process.argv.length - 1, bundle, ...args)
process.setSourceMapsEnabled(true)
await import(pathToFileURL(bundle).href)
