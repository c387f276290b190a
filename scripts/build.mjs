import { argumentsOf } from '../tooling/arguments.mjs'
import { build } from '../tooling/build.mjs'
import { install } from '../tooling/install.mjs'
import { useSupportedNode } from '../tooling/node.mjs'

// Builds the project. `--before N`: how many steps the command that calls this one has printed.
await useSupportedNode()
const { before = '0' } = argumentsOf({
  usage: 'npm run build',
  options: { before: { type: 'string' } },
}).options
if (!(await install('build'))) process.exit(1)
await build(Number(before))
