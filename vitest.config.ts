import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**']

/** What the build puts in place of these names; the tests use the number of a development run. */
const define = { __APP_VERSION__: '1' }

/** What the tests of the server and across packages get: a PostgreSQL of their own (`inject('postgresUrl')`). */
const server = {
  environment: 'node',
  globalSetup: ['tests/postgres.ts', 'tests/server-bundle.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const

/** Tests that put another module in a module's place (`vi.mock`) need all modules to themselves. */
const standIns = '**/*.stand-in.test.ts'

/** Groups of tests by what they need. A run of only `rules` and `web` starts no PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        define,
        test: {
          name: 'rules',
          // These tests share nothing that changes: the cards are read in once for all of them.
          isolate: false,
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'games/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude,
        },
      },
      {
        define,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['**/*.test.tsx', 'apps/web/**/*.test.ts'],
          exclude,
        },
      },
      {
        define,
        test: {
          ...server,
          name: 'server',
          // These tests share nothing that changes: the server's modules are read in once for all of them.
          isolate: false,
          include: ['apps/server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...exclude, standIns],
        },
      },
      {
        define,
        test: { ...server, name: 'stand-ins', include: [standIns], exclude },
      },
    ],
  },
})
