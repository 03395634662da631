import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A built platform with a fixed world, for pictures. */
export interface PicturePlatform {
  readonly base: string
  stop(): Promise<void>
}

/** Always the same leagues and teams; what happens in them goes with the clock. */
const SEED = '7'

/**
 * Starts `dist/platform` on a free port, with data that it throws away in the end.
 *
 * @throws when the process ends before it has said where it listens.
 */
export async function startPlatform(): Promise<PicturePlatform> {
  const data = mkdtempSync(join(tmpdir(), 'touchline-pictures-'))
  const child = spawn(process.execPath, ['dist/platform/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, SEED, CONTROL: '1' },
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
