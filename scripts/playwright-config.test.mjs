import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

test('the linter reads the browser tests where no browser is installed yet', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
  const { default: config } = await import('../playwright.config.ts')
  expect(config.testDir).toBe('e2e')
  expect(config.use.launchOptions.executablePath).toBeUndefined()
})
