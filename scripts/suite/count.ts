import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** How many checks of one step passed, failed or were skipped. */
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

/** The one line a suite ends with. Skipped checks are named only when there are some. */
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

/** Counts Vitest's JSON report. A file that failed before its first test (say, at an import) counts as one failure. */
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
 * Counts Playwright's JSON report. An error outside any test is a failure. A test that passed when repeated counts
 * as passed, and the list above the line names it as flaky.
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
 * What a test runner's report and exit code say together. The exit code has the last word against a report without
 * failures (an unhandled rejection, a crash), and a run that reports no test at all is a failure.
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
    return undefined // A runner that was killed leaves half a report: its exit code then speaks alone.
  }
}
