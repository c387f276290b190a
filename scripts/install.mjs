import { existsSync } from 'node:fs'
import { findProgram, installPackages, mayInstallPackages, runNpm } from './command.mjs'
import { inProject, readJson } from './project.mjs'

/** What each tool of the compiler chain is called on PATH, and in which Debian package it comes. */
const COMPILER = [
  { programs: ['make', 'gmake'], package: 'make' },
  { programs: ['g++', 'c++', 'clang++'], package: 'g++' },
  { programs: ['python3', 'python'], package: 'python3' },
]

/** Whether a package of the lock file has to be there for running (`dev` false) or also for testing (`dev` true). */
function isNeeded(entry, dev) {
  if (entry.optional || entry.devOptional) return false
  return dev || !entry.dev
}

/** What npm put into node_modules, by its own record; empty before the first install. */
const installed = () => readJson(inProject('node_modules', '.package-lock.json'))?.packages ?? {}

/** Whether node_modules holds every package of the lock file, each in the locked version. */
function isComplete(dev) {
  const present = installed()
  const wanted = Object.entries(readJson(inProject('package-lock.json')).packages)
  return wanted.every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || !isNeeded(entry, dev)) return true
    return present[path]?.version === entry.version && existsSync(inProject(path))
  })
}

const missingTools = () => COMPILER.filter(({ programs }) => findProgram(...programs) === undefined)

function explainFailure() {
  const missing = missingTools().map((tool) => tool.package)
  console.error('\nThe packages could not be installed; npm says why above.')
  if (missing.length === 0) return
  console.error(
    [
      `The SQLite driver is compiled during the install, and this machine has no ${missing.join(', no ')}.`,
      `Debian, Ubuntu: apt-get install -y ${missing.join(' ')}`,
      'macOS: xcode-select --install',
    ].join('\n'),
  )
}

/**
 * Installs what is missing: what is needed to run, and with `dev` also what is needed to test. Does nothing when all of
 * it is there; never takes the test tools away from a checkout that has them. Resolves with whether all is there now.
 */
export async function install({ dev }) {
  if (isComplete(dev)) return true
  const missing = missingTools().map((tool) => tool.package)
  if (missing.length > 0 && mayInstallPackages()) await installPackages(...missing)
  const hasTestTools = Object.values(installed()).some((entry) => entry.dev)
  const omit = dev || hasTestTools ? [] : ['--omit=dev']
  console.log('Installing packages (the first time this takes a minute or two) ...')
  const { code } = await runNpm(['ci', ...omit, '--no-audit', '--no-fund'])
  if (code !== 0) explainFailure()
  return code === 0
}
