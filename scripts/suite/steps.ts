import { join } from 'node:path'
import { findOrInstallBrowser } from '../browser.ts'
import { countPlaywright, countRun, countVitest, oneFailed, onePassed, type Count } from './count.ts'
import { runTool, type Finished } from './tool.ts'

export interface StepResult {
  readonly count: Count
  /** Printed when the step failed; empty when the output has already been printed live. */
  readonly output: string
}

export interface Step {
  readonly name: string
  /** The step that must have passed before; without it the step always runs. */
  readonly needs?: string
  readonly run: () => Promise<StepResult>
}

/** A step with a single check, which passes when all its commands succeed. Stops at the first that fails. */
function check(name: string, ...commands: [tool: string, ...args: string[]][]): Step {
  return {
    name,
    run: async () => {
      let output = ''
      for (const [tool, ...args] of commands) {
        const finished: Finished = await runTool(tool, args, { show: 'held' })
        output += finished.output
        if (finished.exitCode !== 0) return { count: oneFailed, output }
      }
      return { count: onePassed, output: '' }
    },
  }
}

const eslint = (...paths: string[]): [string, ...string[]] => ['eslint', '--max-warnings', '0', ...paths]
const without = (folder: string): string[] => ['--ignore-pattern', folder]

/** Linted in a separate step, with smaller TypeScript programs (eslint.config.js). */
const SOURCES = ['streams', 'src'] as const

/** Checks that only read the sources; two run at the same time. */
export const readingSteps: readonly Step[] = [
  // Two steps of about the same length, so that both cores are busy.
  check('lint', eslint(...SOURCES)),
  check('lint-tests', eslint('.', ...SOURCES.flatMap(without))),
  check('format', ['prettier', '--check', '--log-level', 'warn', '.']),
  check('types', ['oxlint', '--type-aware', '--type-check', '--deny-warnings']),
  check('dead-code', ['knip']),
]

/** Steps that run alone, in order. `reports` is the folder for their JSON reports. */
export function runningSteps(reports: string): readonly Step[] {
  return [
    {
      name: 'unit',
      run: async () => {
        const report = join(reports, 'unit.json')
        const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
        const { exitCode, output } = await runTool('vitest', args, { show: 'live' })
        return { count: countRun(report, countVitest, exitCode), output }
      },
    },
    check('build', ['vite', 'build'], ['vite', 'build', '--config', 'vite.platform.config.ts']),
    {
      name: 'e2e',
      needs: 'build',
      run: async () => {
        const report = join(reports, 'e2e.json')
        const env = { CHROMIUM_PATH: findOrInstallBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
        const args = ['test', '--reporter=list,json']
        const { exitCode, output } = await runTool('playwright', args, { show: 'live', env })
        return { count: countRun(report, countPlaywright, exitCode), output }
      },
    },
  ]
}
