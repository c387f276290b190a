import { existsSync } from 'node:fs'
import { runNpm } from './command.mjs'
import { inProject, readJson } from './project.mjs'
import { stepsOf } from './steps.mjs'

/**
 * What each purpose installs: the packages that it asks for by name, and how npm is told to install them and
 * what they need. Each contains the one before. What runs a built server are `dependencies`; what builds it
 * are `devDependencies`, so that a host who has the built files leaves them out with `npm ci --omit=dev`; the
 * tools of the tests are `devDependencies` of the workspace `tests`, so that a start from a clone leaves
 * those out.
 */
const PURPOSES = {
  run: {
    manifests: [['package.json', 'dependencies']],
    options: ['--omit=dev'],
  },
  build: {
    manifests: [
      ['package.json', 'dependencies'],
      ['package.json', 'devDependencies'],
    ],
    options: [
      '--include=dev',
      '--include-workspace-root',
      ...['apps', 'games', 'packages'].map((folder) => `--workspace=${folder}`),
    ],
  },
  test: {
    manifests: [
      ['package.json', 'dependencies'],
      ['package.json', 'devDependencies'],
      ['tests/package.json', 'devDependencies'],
    ],
    options: ['--include=dev'],
  },
}

/**
 * Whether a value of `os` or `cpu` in the lock file, a name or a list of names, allows this machine's; a
 * missing one allows every machine's.
 */
const allows = (names, own) => names === undefined || [names].flat().includes(own)

/**
 * Whether a binary for this machine is in the package: what was installed on another system has that
 * system's.
 */
const isForThisMachine = ({ os, cpu, libc }) =>
  allows(os, process.platform) &&
  allows(cpu, process.arch) &&
  allows(
    libc,
    process.report.getReport().header.glibcVersionRuntime === undefined && process.platform === 'linux'
      ? 'musl'
      : 'glibc',
  )

/**
 * The lock file's name of the package that a package means by `name`: the nearest `node_modules` above it
 * that has it.
 */
function resolve(packages, from, name) {
  const inner = `${from}/node_modules/${name}`
  if (inner in packages) return inner
  const outer = from.lastIndexOf('/node_modules/')
  if (outer >= 0) return resolve(packages, from.slice(0, outer), name)
  return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined
}

/**
 * Whether a folder `node_modules` holds what a purpose needs.
 * @param {Record<string, { version?: string }>} present what npm put there, by its own record
 * @param {Record<string, object>} locked the packages of the lock file
 * @param {readonly string[]} named the packages that the purpose asks for
 * @param {(path: string) => boolean} isThere whether a folder of a package still exists
 */
export function holds({ present, locked, named, isThere }) {
  const isInstalled = (path) => present[path]?.version === locked[path].version && isThere(path)
  if (!named.every((name) => isInstalled(`node_modules/${name}`))) return false
  return Object.keys(present).every((path) => {
    if (locked[path] === undefined) return false
    if (locked[path].link || !path.startsWith('node_modules/')) return true
    const binaries = Object.keys(locked[path].optionalDependencies ?? {})
      .map((name) => resolve(locked, path, name))
      .filter((binary) => binary !== undefined && isForThisMachine(locked[binary]))
    return [path, ...binaries].every(isInstalled)
  })
}

const namesOf = ([manifest, group]) => Object.keys(readJson(inProject(manifest))?.[group] ?? {})

function isComplete(purpose) {
  return holds({
    present: readJson(inProject('node_modules', '.package-lock.json'))?.packages ?? {},
    locked: readJson(inProject('package-lock.json')).packages,
    named: PURPOSES[purpose].manifests.flatMap(namesOf),
    isThere: (path) => existsSync(inProject(path)),
  })
}

/** The largest purpose of which a package that no smaller one asks for is there. */
function largestPresent(wanted) {
  const order = Object.keys(PURPOSES)
  const isPresent = (purpose) =>
    namesOf(PURPOSES[purpose].manifests.at(-1)).some((name) => existsSync(inProject('node_modules', name)))
  return order.findLast((purpose) => purpose === wanted || isPresent(purpose))
}

/** Whether `install` would do nothing. */
export const isInstalled = isComplete

/**
 * Installs what is missing for a purpose: `run` a built server, `build` it, or `test` it. Does nothing when
 * all of it is there, and never takes the tools of a larger purpose away. It is printed as the next step of
 * `step`. Resolves with whether all is there now; what npm says about a failure is printed.
 */
export async function install(purpose, step = stepsOf(1)) {
  if (isComplete(purpose)) return true
  const { options } = PURPOSES[largestPresent(purpose)]
  const { code, output } = await step('Installing packages', () =>
    runNpm(['ci', ...options, '--no-audit', '--no-fund'], { quiet: true }),
  )
  if (code !== 0) console.error(`${output}\nThe packages could not be installed; npm says why above.`)
  return code === 0
}
