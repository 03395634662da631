import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { add, closingLine, countPlaywright, countRun, countVitest } from '../../scripts/suite/count.ts'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ],
}

describe('the closing line', () => {
  it('names passed and failed, and skipped only when there are some', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(closingLine({ passed: 12, failed: 3, skipped: 4 })).toBe('12 passed, 3 failed, 4 skipped')
  })

  it('adds steps up', () => {
    const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 })
  })
})

describe('counting reports', () => {
  it('reads what Vitest ran, with todo tests among the skipped', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('counts a test file that broke before its first test', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const report = { ...vitestReport, numFailedTests: 0, testResults: [broken] }
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('counts a repeated pass of Playwright as a pass, and an error outside its tests as a failure', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({
      passed: 8,
      failed: 2,
      skipped: 2,
    })
  })

  it('does not understand another shape', () => {
    expect(countVitest({ numPassedTests: '5' })).toBeUndefined()
    expect(countPlaywright(null)).toBeUndefined()
  })
})

describe('counting a run', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-count-'))
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  const reportOf = (content: string): string => {
    const path = join(folder, 'report.json')
    writeFileSync(path, content)
    return path
  }
  const green = JSON.stringify({ ...vitestReport, numFailedTests: 0, testResults: [] })

  it('believes a green report of a run that exited well', () => {
    expect(countRun(reportOf(green), countVitest, 0)).toEqual({ passed: 5, failed: 0, skipped: 3 })
  })

  it('believes the exit code against a green report', () => {
    expect(countRun(reportOf(green), countVitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('fails a run without a report, with half a report, or without a test', () => {
    const failure = { passed: 0, failed: 1, skipped: 0 }
    expect(countRun(join(folder, 'missing.json'), countVitest, 0)).toEqual(failure)
    expect(countRun(reportOf('{"numPassed'), countVitest, 137)).toEqual(failure)
    const empty = {
      ...vitestReport,
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
    }
    expect(countRun(reportOf(JSON.stringify({ ...empty, testResults: [] })), countVitest, 0)).toEqual(failure)
  })
})
