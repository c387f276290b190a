import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './project.mjs'

/** What a failure's message may take of the end of a log, and how many failures may have a message there. */
const LINES_OF_MESSAGE = 12
const LINES_OF_PROGRAM = 40
const MOST_MESSAGES = 30

/** Programs color what they print where they take the log for a terminal. */
const plainLines = (text) => stripVTControlCharacters(text).trim().split('\n')

const startOf = (message) =>
  plainLines(message)
    .filter((line) => !/^\s+at .*(?:node_modules|node:)/.test(line))
    .slice(0, LINES_OF_MESSAGE)

/** Returns the end of what a failed program printed, as lines. */
export const endOfOutput = (output) => plainLines(output).slice(-LINES_OF_PROGRAM)

/**
 * Returns what to say of a test runner that ended badly although no test failed: an error outside of all
 * tests stands only in its own log.
 */
export const errorOutsideTests = (name, code, failures) =>
  code === 0 || failures.length > 0
    ? []
    : [`${name} ended with code ${code} although no test failed: look for an unhandled error in its log.`]

/**
 * Returns the failed tests of Vitest's JSON report, each `{ file, title, message }` with the message in
 * lines. A file that could not be loaded is one of them.
 */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, title: '(the file could not be loaded)', message: startOf(message ?? '') }]
    return assertionResults
      .filter((test) => test.status === 'failed' || test.status === 'todo')
      .map((test) => ({
        file,
        title: test.fullName,
        message: startOf((test.failureMessages ?? []).join('\n') || `status: ${test.status}`),
      }))
  })
}

/** Returns every test of Playwright's JSON report as `{ file, title, status, results }`. */
function testsOfPlaywright({ suites = [] }, titles = []) {
  return suites.flatMap((suite) => {
    // The outermost suite is the file.
    const inner = suite.title === suite.file ? titles : [...titles, suite.title]
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        file: `e2e/${spec.file}`,
        title: [...inner, spec.title].join(' > '),
        status,
        results,
      })),
    )
    return [...own, ...testsOfPlaywright(suite, inner)]
  })
}

const firstError = (results) => {
  const errors = results.flatMap((result) => result.errors ?? [])
  return errors[0]?.message ?? `status: ${results.at(-1)?.status ?? 'never ran'}`
}

/** Returns the tests of Playwright's JSON report that failed or were skipped, as `failuresOfVitest` does. */
export function failuresOfPlaywright(report) {
  const outside = (report?.errors ?? []).map(({ message }) => ({
    file: 'e2e',
    title: '(outside of every test)',
    message: startOf(message ?? ''),
  }))
  const tests = testsOfPlaywright(report ?? {})
    .filter(({ status }) => status === 'unexpected' || status === 'skipped')
    .map(({ file, title, results }) => ({ file, title, message: startOf(firstError(results)) }))
  return [...outside, ...tests]
}

/** Returns the tests that passed only at their second try, each a line. */
export const flakyOfPlaywright = (report) =>
  testsOfPlaywright(report ?? {})
    .filter(({ status }) => status === 'flaky')
    .map(({ file, title, results }) => `${file}: ${title}: ${startOf(firstError(results))[0]}`)

/**
 * Returns the lines that end a run's log: the output of failed programs, every failed test, and each flaky
 * one. They name all failures, the first of them with messages, since whoever reads the log may have its end
 * only.
 */
export function failureLines(results) {
  const failures = results.flatMap(({ failures: some = [] }) => some)
  const tests = failures.flatMap(({ file, title, message }, at) => [
    `FAILED ${file}: ${title}`,
    ...(at < MOST_MESSAGES ? message.map((line) => `    ${line}`) : []),
  ])
  const programs = results.flatMap(({ output = [] }) => output)
  const flaky = results.flatMap(({ flaky: some = [] }) => some.map((line) => `FLAKY ${line}`))
  return [...programs, ...flaky, ...tests]
}
