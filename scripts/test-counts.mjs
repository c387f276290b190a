/** What a stage came to: how many of its tests passed, and how many failed. */
const count = (passed, failed) => ({ passed, failed })

/** A stage that is one test by itself: it passes when its program ends well. */
export const countOfProgram = (code) => (code === 0 ? count(1, 0) : count(0, 1))

/**
 * A stage may end badly although no single test failed (a file that does not load, an unhandled rejection, a report that
 * was never written): that is one failure, never a success.
 */
function withExitCode({ passed, failed }, code) {
  return count(passed, failed === 0 && (code !== 0 || passed === 0) ? 1 : failed)
}

/** Counts Vitest's JSON report. A skipped test and a file that could not be loaded count as failures. */
export function countOfVitest(report, code) {
  if (report === undefined) return count(0, 1)
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const skipped = report.numPendingTests + report.numTodoTests
  return withExitCode(count(report.numPassedTests, report.numFailedTests + unloaded.length + skipped), code)
}

/** Counts Playwright's JSON report. A skipped test counts as a failure. */
export function countOfPlaywright(report, code) {
  if (report === undefined) return count(0, 1)
  const { expected, flaky, unexpected, skipped } = report.stats
  return withExitCode(count(expected + flaky, unexpected + skipped), code)
}
