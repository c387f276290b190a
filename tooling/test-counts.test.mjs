import { describe, expect, it } from 'vitest'
import { countOfPlaywright, countOfProgram, countOfVitest } from './test-counts.mjs'

const vitest = (report) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...report,
})

describe('counting what the stages report', () => {
  it('takes a program as one test', () => {
    expect(countOfProgram(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(countOfProgram(2)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('counts the unit tests, with one still to be written as failed and a skipped one apart', () => {
    expect(countOfVitest(vitest({ numPassedTests: 12 }), 0)).toEqual({ passed: 12, failed: 0, skipped: 0 })
    const mixed = vitest({ numPassedTests: 12, numFailedTests: 2, numTodoTests: 1, numPendingTests: 4 })
    expect(countOfVitest(mixed, 1)).toEqual({ passed: 12, failed: 3, skipped: 4 })
  })

  it('counts a test file that could not be loaded', () => {
    const unloaded = { status: 'failed', assertionResults: [] }
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    const report = vitest({ numPassedTests: 3, numFailedTests: 1, testResults: [unloaded, failing] })
    expect(countOfVitest(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 0 })
  })

  it('never takes a bad exit code, an absent report or an empty run for a success', () => {
    expect(countOfVitest(vitest({ numPassedTests: 3 }), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
    expect(countOfVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(countOfVitest(vitest({}), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(countOfPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(countOfPlaywright({ stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 } }, 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
  })

  it('counts the browser tests', () => {
    expect(countOfPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 1 } }, 1)).toEqual({
      passed: 5,
      failed: 3,
      skipped: 0,
    })
  })
})
