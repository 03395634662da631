import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** The number of checks in one step that passed, failed or were skipped. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const nothing: Count = { passed: 0, failed: 0, skipped: 0 }
export const onePassed: Count = { ...nothing, passed: 1 }
export const oneFailed: Count = { ...nothing, failed: 1 }
export const oneSkipped: Count = { ...nothing, skipped: 1 }

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** The last line of the output. Skipped checks are mentioned only if there are any. */
export function closingLine(count: Count): string {
  const skipped = count.skipped > 0 ? `, ${String(count.skipped)} skipped` : ''
  return `${String(count.passed)} passed, ${String(count.failed)} failed${skipped}`
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
})

/**
 * Counts Vitest's JSON report. A file that failed before its first test, such as at an import, counts as one
 * failure.
 */
export function countVitest(report: unknown): Count | undefined {
  const decoded = v.safeParse(vitestReport, report)
  if (!decoded.success) return undefined
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = decoded.output
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  }
}

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  errors: v.optional(v.array(v.unknown()), []),
})

/**
 * Counts Playwright's JSON report. An error outside of a test is a failure. A test that passed on a retry
 * counts as passed and is listed as flaky in the output above.
 */
export function countPlaywright(report: unknown): Count | undefined {
  const decoded = v.safeParse(playwrightReport, report)
  if (!decoded.success) return undefined
  const { stats, errors } = decoded.output
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * Combines a test runner's report and exit code. A non-zero exit code without failures in the report (an
 * unhandled rejection, a crash) counts as a failure, and so does a run without any test.
 */
export function countRun(
  reportPath: string,
  count: (report: unknown) => Count | undefined,
  exitCode: number,
): Count {
  const counted = count(readReport(reportPath)) ?? nothing
  const ranNothing = counted.passed + counted.failed + counted.skipped === 0
  if (counted.failed === 0 && (exitCode !== 0 || ranNothing)) return { ...counted, failed: 1 }
  return counted
}

function readReport(path: string): unknown {
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined // A killed runner leaves an incomplete report; only its exit code counts.
  }
}
