import { type ChildProcess, fork } from 'node:child_process'

/** The options of Node.js with which `npm start` runs the platform (docs/decisions/0116-a-larger-young-generation.md). */
export const PLATFORM_OPTIONS = ['--max-semi-space-size=64']

/** Starts a script of the bench in a process of its own, under the options of the platform. */
export function forkScript(script: URL, args: readonly string[] = []): ChildProcess {
  return fork(script.pathname, args, {
    execArgv: [...PLATFORM_OPTIONS, '--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
