import { createWriteStream, existsSync, statSync } from 'node:fs'
import { once } from 'node:events'
import type { World } from '../world.ts'
import { startRecording } from './recorder.ts'

export interface FileRecording {
  /** Stops, and resolves when everything is on disk. */
  close(): Promise<void>
}

/**
 * Records a running world to a file. Existing content is kept and continued, so that a restart loses nothing.
 * `failed` is called if the file can't be written; the world continues.
 */
export function recordToFile(world: World, path: string, failed: (error: Error) => void): FileRecording {
  const goesOn = existsSync(path) && statSync(path).size > 0
  const stream = createWriteStream(path, { flags: 'a', encoding: 'utf8' })
  let broken = false
  // The last line of a killed process may be incomplete, so a new line is begun.
  if (goesOn) stream.write('\n')
  const recorder = startRecording({
    world,
    write(line) {
      if (!broken) stream.write(`${line}\n`)
    },
  })
  stream.on('error', (error) => {
    broken = true
    recorder.stop()
    failed(error)
  })
  return {
    async close() {
      recorder.stop()
      if (broken || stream.closed) return
      stream.end()
      await once(stream, 'close')
    },
  }
}
