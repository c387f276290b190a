/**
 * Returns the result of a stage: how many tests passed, how many failed, and how many were skipped for a
 * stated reason.
 */
const count = (passed, failed, skipped = 0) => ({ passed, failed, skipped })

/** Returns the counts of a stage that is a single test: it passes if its program exits with 0. */
export const countOfProgram = (code) => (code === 0 ? count(1, 0) : count(0, 1))

/**
 * A stage may fail although none of its tests did (an unhandled rejection, a report that was never written).
 * Returns its counts with one failure then.
 */
function withExitCode({ passed, failed, skipped }, code) {
  return count(passed, failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, skipped)
}

/**
 * Counts Vitest's JSON report. A file that could not be loaded and a test that is still to be written count
 * as failures. Tests that need card data which is not part of the project are skipped where it is absent,
 * each with that reason.
 */
export function countOfVitest(report, code) {
  if (report === undefined) return count(0, 1)
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return withExitCode(
    count(numPassedTests, numFailedTests + unloaded.length + numTodoTests, numPendingTests),
    code,
  )
}

/** Counts Playwright's JSON report. A skipped test counts as a failure. */
export function countOfPlaywright(report, code) {
  if (report === undefined) return count(0, 1)
  const { expected, flaky, unexpected, skipped } = report.stats
  return withExitCode(count(expected + flaky, unexpected + skipped), code)
}
