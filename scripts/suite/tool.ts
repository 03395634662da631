import { spawn } from 'node:child_process'
import { join } from 'node:path'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** After this a command is hung, not slow. */
const LIMIT = 30 * MINUTE

const commands = join(import.meta.dirname, '../../node_modules/.bin')

export interface Finished {
  readonly exitCode: number
  /** stdout and stderr in the order they came; empty when the output went straight to the terminal. */
  readonly output: string
}

export interface ToolOptions {
  /** `live` shows the output as it comes, `held` returns it: for tools that run side by side. */
  readonly show: 'live' | 'held'
  readonly env?: Record<string, string>
}

/**
 * Runs a command of an installed package (`eslint`, `vite` …) without standard input. Never rejects: what could not
 * be started, was killed or hung has a non-zero exit code.
 */
export function runTool(tool: string, args: readonly string[], options: ToolOptions): Promise<Finished> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const sink = options.show === 'live' ? 'inherit' : 'pipe'
    const child = spawn(join(commands, tool), args, {
      stdio: ['ignore', sink, sink],
      env: { ...process.env, ...options.env },
    })
    const hung = setTimeout(() => {
      chunks.push(Buffer.from(`${tool} was ended after ${String(LIMIT / MINUTE)} minutes\n`))
      child.kill('SIGKILL')
    }, LIMIT)
    const finish = (exitCode: number): void => {
      clearTimeout(hung)
      resolve({ exitCode, output: Buffer.concat(chunks).toString() })
    }
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`))
      finish(1)
    })
    child.on('close', (code) => {
      finish(code ?? 1)
    })
  })
}
