import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { findProgram, installPackages, mayInstallPackages } from './command.mjs'

/** Runs without a display and as root, and keeps the browser from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without windows, as Debian packages it; older releases of Debian do not. */
const SHELL = 'chromium-headless-shell'

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the tests: `CHROMIUM_PATH` when set, or else the first one on PATH; undefined when there is
 * none. Debian's shell without windows comes first: it draws the same pages in three quarters of the time.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return findProgram(SHELL, ...WHOLE)
}

/** The browser for tests of what the shell without windows lacks, such as notifications. */
export function findWholeChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && basename(chosen) !== SHELL) return existsSync(chosen) ? chosen : undefined
  return findProgram(...WHOLE)
}

/**
 * Finds the browsers, installing Debian's where that is allowed. Returns the one for most tests; undefined,
 * with the reason printed, when there is none.
 */
export async function ensureChromium() {
  const mayInstall = !process.env.CHROMIUM_PATH && mayInstallPackages()
  if (mayInstall && findWholeChromium() === undefined && !(await installPackages(SHELL, 'chromium')))
    await installPackages('chromium')
  const found = findChromium()
  if (found !== undefined && findWholeChromium() !== undefined) return found
  console.error(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such file.`
      : 'The browser tests need Chromium or Chrome and found neither. Install one (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  )
  return undefined
}
