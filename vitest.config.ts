import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**']

/** What the build puts in place of these names; the tests use the number of a development run. */
const define = { __APP_VERSION__: '1' }

/**
 * Far more than any test takes: a limit only ends what hangs, also on a machine that is busy with something
 * else.
 */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}

/** What the tests of pages and pieces get. */
const web = { environment: 'happy-dom', setupFiles: ['tests/patience.ts'], ...patience }

/**
 * What the tests of the server and across packages get: a PostgreSQL of their own (`inject('postgresUrl')`).
 */
const server = {
  environment: 'node',
  globalSetup: ['tests/postgres.ts', 'tests/server-bundle.ts'],
  ...patience,
}

/** Tests that put another module in a module's place (`vi.mock`) need their modules to themselves. */
const standIns = ['**/*.stand-in.test.ts', '**/*.stand-in.test.tsx']

/**
 * Groups of tests by what they need; without `server` no PostgreSQL is started. The tests of a group share
 * nothing that changes, so each module is read in once for all of them (`isolate: false`).
 */
export default defineConfig({
  test: {
    // Vitest leaves one core free for what it does itself, which is little: of two cores half the time was
    // lost.
    maxWorkers: '100%',
    projects: [
      {
        define,
        test: {
          name: 'rules',
          isolate: false,
          ...patience,
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'games/**/*.test.ts',
            'bench/**/*.test.ts',
            '{games,scripts,tooling}/**/*.test.mjs',
          ],
          exclude,
        },
      },
      {
        define,
        test: {
          ...web,
          name: 'web',
          isolate: false,
          include: ['**/*.test.tsx', 'apps/web/**/*.test.ts'],
          exclude: [...exclude, ...standIns],
        },
      },
      {
        define,
        test: { ...web, name: 'web with stand-ins', include: ['**/*.stand-in.test.tsx'], exclude },
      },
      {
        define,
        test: {
          ...server,
          name: 'server',
          isolate: false,
          include: ['apps/server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...exclude, ...standIns],
        },
      },
      {
        define,
        test: { ...server, name: 'server with stand-ins', include: ['**/*.stand-in.test.ts'], exclude },
      },
    ],
  },
})
