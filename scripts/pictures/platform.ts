import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A built platform with a fixed seed for screenshots. */
export interface PicturePlatform {
  readonly base: string
  /** Ends the process as a power failure does. */
  kill(): Promise<void>
  /** Starts it again with the same address and data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The leagues and teams depend only on the seed; the events also depend on the clock. */
const SEED = '7'

/**
 * Starts `dist/platform` on a free port, with a temporary data folder that `stop` removes.
 *
 * @throws when the process exits before it reports its address.
 */
export async function startPlatform(): Promise<PicturePlatform> {
  const data = mkdtempSync(join(tmpdir(), 'touchline-pictures-'))
  let running = await launch(data, '0')
  const { base } = running
  return {
    base,
    kill: () => end(running.child, 'SIGKILL'),
    async restart() {
      running = await launch(data, new URL(base).port)
    },
    async stop() {
      await end(running.child, 'SIGTERM')
      rmSync(data, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

interface Running {
  readonly child: ChildProcess
  readonly base: string
}

async function launch(data: string, port: string): Promise<Running> {
  const child = spawn(process.execPath, ['dist/platform/main.js'], {
    env: { ...process.env, PORT: port, DATA_DIR: data, SEED, CONTROL: '1', AUDIT_LOG: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const base = /http:\/\/\S+/.exec(line)?.[0]
    if (base !== undefined) return { child, base }
  }
  await end(child, 'SIGTERM')
  throw new Error('The platform ended before it listened.')
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
