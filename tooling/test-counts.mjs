/**
 * What a stage came to: how many of its tests passed, how many failed, how many could not run for a reason
 * they state.
 */
const count = (passed, failed, skipped = 0) => ({ passed, failed, skipped })

/** A stage that is one test by itself: it passes when its program ends well. */
export const countOfProgram = (code) => (code === 0 ? count(1, 0) : count(0, 1))

/**
 * A stage may end badly although no single test failed (a file that does not load, an unhandled rejection, a
 * report that was never written): that is one failure, never a success.
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
