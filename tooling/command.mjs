import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ROOT } from './project.mjs'

/**
 * Runs a program, in the checkout unless `cwd` names another folder, and resolves with `{ code, output }`.
 * What it prints is shown as it comes, unless `quiet` keeps it for `output`. A program that cannot be started
 * counts as code 127.
 */
export function run(program, args, { cwd = ROOT, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    const keep = (text) => {
      output += text
    }
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a script with this Node. */
export const runNode = (script, args = [], options = {}) => run(process.execPath, [script, ...args], options)

/** The script of an npm whose `npm.cmd` lies in this folder. */
const npmBeside = (program) => join(dirname(program), 'node_modules', 'npm', 'bin', 'npm-cli.js')

/**
 * Runs npm: the one that started this script, or else the one on PATH. On Windows the latter is a batch file,
 * which cannot be run without a shell: there the script behind it runs.
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return runNode(npm, args, options)
  const batch = findProgram('npm.cmd')
  if (process.platform === 'win32' && batch !== undefined) return runNode(npmBeside(batch), args, options)
  return run('npm', args, options)
}

/** The full path of the first of these programs that is on PATH, or undefined. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  for (const name of names) {
    const path = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate))
    if (path !== undefined) return path
  }
  return undefined
}

/** Whether this process may install Debian packages. */
export const mayInstallPackages = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined

/** Installs Debian packages and resolves with whether that worked. Only where `mayInstallPackages()`. */
export async function installPackages(...names) {
  console.log(`Installing ${names.join(', ')} with apt-get ...`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update', '-qq'], { env, quiet: true })
  const install = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    quiet: true,
  })
  if (install.code !== 0) console.error(update.output + install.output)
  return install.code === 0
}
