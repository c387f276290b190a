import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './tooling/chromium.mjs'

// Without a browser the tests end in their global setup, not here: other tools read this file, too.
const executablePath = findChromium()

/**
 * Two workers, each with a server of its own: the tests sign in several people at once, each in a browser
 * context of their own.
 */
export default defineConfig({
  globalSetup: './e2e/support/build.ts',
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // On a machine of chance speed a test may try once more; the report names it as flaky, to be mended.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 480_000,
  expect: { timeout: 60_000 },
  use: {
    // Anything that takes longer than this will not happen: a test that waits for it fails soon.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // What moves is drawn sixty times a second, which costs a third of the time; tests of movement ask for
    // it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace costs a fifth of the time; where nobody can open it, none is kept.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: CHROMIUM_FLAGS,
    },
  },
})
