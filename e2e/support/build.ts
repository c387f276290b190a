import { execFileSync } from 'node:child_process'
import { findChromium } from '../../tooling/chromium.mjs'

/**
 * Builds server and web once, before the first worker starts: workers that built side by side would mix two
 * versions. Refuses to begin without a browser.
 */
export default function buildOnce(): void {
  if (findChromium() === undefined)
    throw new Error('No Chromium was found: install one or name it in CHROMIUM_PATH.')
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
}
