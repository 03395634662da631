import { spawn } from 'node:child_process'
import { join } from 'node:path'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** A command that runs longer than this is considered to hang, ms. */
const LIMIT = 45 * MINUTE

const commands = join(import.meta.dirname, '../../node_modules/.bin')

export interface Finished {
  readonly exitCode: number
  /** stdout and stderr as interleaved; empty when the output was printed live. */
  readonly output: string
}

export interface ToolOptions {
  /** `live` prints the output at once, `held` returns it, for commands that run in parallel. */
  readonly show: 'live' | 'held'
  readonly env?: Record<string, string>
}

/**
 * Runs a command of an installed package (`eslint`, `vite` …) without standard input. Never rejects: a
 * command that could not be started, was killed or hung has a non-zero exit code.
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
