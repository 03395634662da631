import { join } from 'node:path'
import { findOrInstallBrowser } from '../browser.ts'
import { countPlaywright, countRun, countVitest, oneFailed, onePassed, type Count } from './count.ts'
import { runTool, type Finished } from './tool.ts'

export interface StepResult {
  readonly count: Count
  /** Shown when the step did not pass; empty when its output has been shown live. */
  readonly output: string
}

export interface Step {
  readonly name: string
  /** Steps without a `needs` of their own run whatever became of the others. */
  readonly needs?: string
  readonly run: () => Promise<StepResult>
}

/** A step that is one check: it passes when every command it runs does. The first that fails ends it. */
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

/** Checks that only read the sources: they run two at a time. */
export const readingSteps: readonly Step[] = [
  check('format', ['prettier', '--check', '--log-level', 'warn', '.']),
  check('lint', ['eslint', '.', '--max-warnings', '0']),
  check('types', ['tsc', '-p', 'streams'], ['tsc', '-p', 'platform'], ['tsc', '-p', '.']),
  check('dead-code', ['knip']),
]

/** Steps that want the machine for themselves, in order. `reports` is a folder for their machine-readable results. */
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
