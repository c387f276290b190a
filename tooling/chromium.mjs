import { existsSync } from 'node:fs'
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

/**
 * The browser for the tests: `CHROMIUM_PATH` when set, or else the first one on PATH; undefined when there is
 * none. Debian's shell without windows comes first: it draws the same pages in three quarters of the time.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return findProgram(SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
}

/**
 * Finds the browser, installing Debian's where that is allowed; undefined, with the reason printed, when
 * there is none.
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found !== undefined) return found
  if (!process.env.CHROMIUM_PATH && mayInstallPackages())
    for (const name of [SHELL, 'chromium']) if (await installPackages(name)) return findChromium()
  console.error(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such file.`
      : 'The browser tests need Chromium or Chrome and found neither. Install one (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  )
  return undefined
}
