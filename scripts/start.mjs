import { pathToFileURL } from 'node:url'
import { argumentsOf } from './arguments.mjs'
import { SERVER_BUNDLE, isBuilt } from './build.mjs'
import { runNode } from './command.mjs'
import { install } from './install.mjs'
import { inProject, requireNode } from './project.mjs'

requireNode()
argumentsOf({ usage: 'npm start (its settings are variables of the environment: docs/operations.md)' })
if (!(await install({ dev: false }))) process.exit(1)
if (!isBuilt()) {
  console.log('Building ...')
  // In a process of its own, so that the server does not carry the build tools in its memory.
  const { code } = await runNode(inProject('scripts/build.mjs'))
  if (code !== 0) process.exit(code)
}

process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
process.chdir(inProject())
await import(pathToFileURL(SERVER_BUNDLE).href)
