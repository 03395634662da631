import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A built platform with a fixed seed for screenshots. */
export interface PicturePlatform {
  readonly base: string
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
  const child = spawn(process.execPath, ['dist/platform/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, SEED, CONTROL: '1', AUDIT_LOG: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    }
    rmSync(data, { recursive: true, force: true, maxRetries: 3 })
  }
  for await (const line of createInterface(child.stdout)) {
    const base = /http:\/\/\S+/.exec(line)?.[0]
    if (base !== undefined) return { base, stop }
  }
  await stop()
  throw new Error('The platform ended before it listened.')
}
