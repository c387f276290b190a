import { pathToFileURL } from 'node:url'
import { argumentsOf } from '../tooling/arguments.mjs'
import { BUILD_STEPS, SERVER_BUNDLE, isBuilt } from '../tooling/build.mjs'
import { runNode } from '../tooling/command.mjs'
import { install, isInstalled } from '../tooling/install.mjs'
import { useSupportedNode } from '../tooling/node.mjs'
import { inProject } from '../tooling/project.mjs'
import { stepsOf } from '../tooling/steps.mjs'

await useSupportedNode()
argumentsOf({ usage: 'npm start (its settings are variables of the environment: docs/operations.md)' })

const built = isBuilt()
const purpose = built ? 'run' : 'build'
const installs = isInstalled(purpose) ? 0 : 1
const total = installs + (built ? 0 : BUILD_STEPS)
if (!(await install(purpose, stepsOf(total)))) process.exit(1)
if (!built) {
  // In a process of its own, so that the server does not carry the build tools in its memory.
  const { code } = await runNode(inProject('scripts/build.mjs'), ['--before', String(installs)])
  if (code !== 0) process.exit(code)
}

process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
process.chdir(inProject())
await import(pathToFileURL(SERVER_BUNDLE).href)
