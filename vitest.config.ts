import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**']

/** What the build puts in place of these names; the tests use the number of a development run. */
const define = { __APP_VERSION__: '1' }

/**
 * Three groups of tests. `server` and the cross-package `tests` get a PostgreSQL of their own, started once before
 * the first of them (`inject('postgresUrl')`); a run of only the other two starts none.
 */
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
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/postgres.ts', 'tests/server-bundle.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
