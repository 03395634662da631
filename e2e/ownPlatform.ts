import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Sport } from '../streams/domain/vocabulary/sports.ts'

/** A platform process for one test file, for faults that would affect all other tests. */
export interface OwnPlatform {
  readonly base: string
  /** Ends the process: with an orderly shutdown, or with SIGKILL as in a power failure. */
  stop(how: 'orderly' | 'killed'): Promise<void>
  /** Starts it again with the same port and data. */
  start(): Promise<void>
}

interface OwnPlatformOptions {
  readonly siteId: string
  readonly dataDir: string
  /** The speed of its world relative to real time; 1 by default. */
  readonly speed?: number
  /** The sports of its world; all by default. */
  readonly sports?: readonly Sport[]
}

const ANSWER_WITHIN_MS = 120_000

/** Starts a platform process. The caller must stop it. */
export async function startOwnPlatform({
  siteId,
  dataDir,
  speed = 1,
  sports,
}: OwnPlatformOptions): Promise<OwnPlatform> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  let process_: ChildProcess | null = null

  async function start(): Promise<void> {
    const settings = {
      SITE_ID: siteId,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: '7',
      SPEED: String(speed),
      CONTROL: '1',
      AUDIT_LOG: '0',
      ROOM_RATE: '0',
      ...(sports === undefined ? {} : { SPORTS: sports.join(',') }),
    }
    process_ = spawn(process.execPath, ['dist/platform/main.js'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const until = Date.now() + ANSWER_WITHIN_MS
    while (!(await answers(base))) {
      if (process_.exitCode === null && Date.now() <= until) continue
      process_.kill('SIGKILL')
      throw new Error('the platform did not start')
    }
  }

  await start()
  return {
    base,
    start,
    async stop(how) {
      if (process_ === null || process_.exitCode !== null) return
      const ended = once(process_, 'exit')
      process_.kill(how === 'orderly' ? 'SIGTERM' : 'SIGKILL')
      await ended
      process_ = null
    },
  }
}

async function answers(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/healthz`)).ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return false
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
