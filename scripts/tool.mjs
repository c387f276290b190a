import { dirname, join } from 'node:path'
import { runNode } from '../tooling/command.mjs'
import { install } from '../tooling/install.mjs'
import { useSupportedNode } from '../tooling/node.mjs'
import { inProject, readJson } from '../tooling/project.mjs'

// Runs a program that a package brings, as npx does, on a supported Node: node scripts/tool.mjs vitest run

/** The script of a program that a package of the tests brings. */
function scriptOf(program) {
  for (const name of Object.keys(readJson(inProject('tests/package.json')).devDependencies)) {
    const manifest = inProject('node_modules', name, 'package.json')
    const { bin = {} } = readJson(manifest) ?? {}
    const path = typeof bin === 'string' && name === program ? bin : bin[program]
    if (path !== undefined) return join(dirname(manifest), path)
  }
  console.error(`No package of tests/package.json brings a program '${program}'.`)
  return process.exit(2)
}

await useSupportedNode()
if (!(await install('test'))) process.exit(1)
const [program, ...args] = process.argv.slice(2)
const { code } = await runNode(scriptOf(program), args)
process.exitCode = code
