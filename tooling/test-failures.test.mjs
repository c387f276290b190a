import { describe, expect, it } from 'vitest'
import { inProject } from './project.mjs'
import {
  endOfOutput,
  errorOutsideTests,
  failureLines,
  failuresOfPlaywright,
  failuresOfVitest,
  flakyOfPlaywright,
} from './test-failures.mjs'

const RED = '\u001b[31m'
const PLAIN = '\u001b[39m'
const test = (status, fullName, failureMessages = []) => ({ status, fullName, failureMessages })

const lines = (many) => Array.from({ length: many }, (_, at) => `line ${at + 1}`)

describe('the failures of Vitest', () => {
  const failuresOf = (...testResults) => failuresOfVitest({ testResults })
  const file = (assertionResults, more = {}) => ({
    name: inProject('packages/kernel/src/a.test.ts'),
    status: 'failed',
    assertionResults,
    ...more,
  })

  it('name file and title, with the message free of colors and of frames of libraries', () => {
    const message = `${RED}Error: expected 1 to be 2${PLAIN}\n    at /a/node_modules/vitest/x.js:1\n    at node:internal/y\n    at /a/a.test.ts:3`
    expect(failuresOf(file([test('passed', 'a holds'), test('failed', 'b holds', [message])]))).toEqual([
      {
        file: 'packages/kernel/src/a.test.ts',
        title: 'b holds',
        message: ['Error: expected 1 to be 2', '    at /a/a.test.ts:3'],
      },
    ])
  })

  it('keep twelve lines of a long message', () => {
    const [failure] = failuresOf(file([test('failed', 'b', [lines(50).join('\n')])]))
    expect(failure.message).toEqual(lines(12))
  })

  it('name a file that could not be loaded, and a test still to be written', () => {
    expect(failuresOf(file([], { message: 'Cannot find module' }), file([test('todo', 'c')]))).toMatchObject([
      { title: '(the file could not be loaded)', message: ['Cannot find module'] },
      { title: 'c', message: ['status: todo'] },
    ])
  })

  it('are none where there is no report', () => {
    expect(failuresOfVitest(undefined)).toEqual([])
  })
})

describe('the failures of Playwright', () => {
  const spec = (title, status, ...results) => ({ title, file: 'hub.spec.ts', tests: [{ status, results }] })
  const failed = (message) => ({ status: 'failed', errors: [{ message }] })
  const report = {
    suites: [
      {
        title: 'hub.spec.ts',
        file: 'hub.spec.ts',
        specs: [spec('opens', 'expected', { status: 'passed', errors: [] })],
        suites: [
          {
            title: 'the home page',
            file: 'hub.spec.ts',
            specs: [
              spec('lists games', 'unexpected', failed(`${RED}not visible${PLAIN}\nwaited`)),
              spec('reloads', 'flaky', failed('once\nmore'), { status: 'passed', errors: [] }),
              spec('is skipped', 'skipped'),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'the server did not start' }],
  }

  it('name file and title, also of what was skipped or failed outside of a test', () => {
    expect(failuresOfPlaywright(report)).toEqual([
      { file: 'e2e', title: '(outside of every test)', message: ['the server did not start'] },
      { file: 'e2e/hub.spec.ts', title: 'the home page > lists games', message: ['not visible', 'waited'] },
      { file: 'e2e/hub.spec.ts', title: 'the home page > is skipped', message: ['status: never ran'] },
    ])
  })

  it('leave out flaky tests, which have a line each', () => {
    expect(flakyOfPlaywright(report)).toEqual(['e2e/hub.spec.ts: the home page > reloads: once'])
  })
})

describe('the end of the log', () => {
  it('has the last forty lines of a program', () => {
    expect(endOfOutput(`${lines(60).join('\n')}\n`)).toEqual(lines(60).slice(20))
  })

  it('says of a runner that ended badly without a failed test where to look', () => {
    expect(errorOutsideTests('Vitest', 1, [])).toEqual([expect.stringContaining('Vitest ended with code 1')])
    expect(errorOutsideTests('Vitest', 1, [{}])).toEqual([])
    expect(errorOutsideTests('Vitest', 0, [])).toEqual([])
  })

  it('names every failure, the first thirty with messages', () => {
    const failures = lines(40).map((title) => ({ file: 'a.test.ts', title, message: ['why'] }))
    const end = failureLines([{ output: ['a type is wrong'] }, { failures, flaky: ['b.spec.ts: moves'] }, {}])
    expect(end.slice(0, 4)).toEqual([
      'a type is wrong',
      'FLAKY b.spec.ts: moves',
      'FAILED a.test.ts: line 1',
      '    why',
    ])
    expect(end.filter((line) => line.startsWith('FAILED'))).toHaveLength(40)
    expect(end.filter((line) => line.trim() === 'why')).toHaveLength(30)
  })
})
