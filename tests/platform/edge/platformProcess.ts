import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The real platform in a process of its own, with a temporary data directory. */
export interface PlatformProcess {
  readonly child: ChildProcess
  readonly port: number
  readonly dataDir: string
  /** Log entries at level `error` and above, and output lines that are not log entries. */
  readonly faults: readonly string[]
  /** The exit code; `null` when the process was ended by a signal. */
  readonly ended: Promise<number | null>
  /** Ends the process if it is still running, and removes its data directory. */
  remove(): Promise<void>
}

/** Runs a TypeScript source, so that no build is needed. */
export function startScript(
  script: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      resolve(code)
    })
  })
}

export async function startPlatform(env: NodeJS.ProcessEnv = {}): Promise<PlatformProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-edge-'))
  // What the edge does is the same with fewer sports, whose world starts sooner.
  const world = { SEED: '7', SPORTS: 'football,tennis,rugby' }
  const child = startScript('platform/main.ts', { PORT: '0', DATA_DIR: dataDir, ...world, ...env })
  const ended = endOf(child)
  const faults: string[] = []
  if (child.stderr !== null) {
    createInterface(child.stderr).on('line', (line) => {
      if (!isHarmless(line)) faults.push(line)
    })
  }
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (data: Buffer) => {
      said += data.toString()
      const found = /is at http:\/\/[^\s]*:(\d+)/.exec(said)?.[1]
      if (found !== undefined && said.includes('Sign in')) resolve(Number(found))
    })
    void ended.then((code) => {
      reject(new Error(`the platform ended with ${code}: ${said}${faults.join('\n')}`))
    })
  })
  return {
    child,
    port,
    ended,
    dataDir,
    faults,
    async remove() {
      child.kill('SIGKILL')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const ERROR_LEVEL = 50

/** Whether a line is a log entry below level `error`. */
function isHarmless(line: string): boolean {
  try {
    const entry: unknown = JSON.parse(line)
    const level: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'level') : null
    return typeof level === 'number' && level < ERROR_LEVEL
  } catch {
    return line === ''
  }
}
