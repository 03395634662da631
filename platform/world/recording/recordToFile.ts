import { createWriteStream, existsSync, statSync } from 'node:fs'
import { once } from 'node:events'
import type { World } from '../world.ts'
import { startRecording } from './recorder.ts'

export interface FileRecording {
  /** Stops, and is done when everything is on disk. */
  close(): Promise<void>
}

/**
 * Records a running world at the end of a file. A file that has something in it is gone on with, so that a
 * restart loses nothing. `failed` is told when the file cannot be written; the world runs on.
 */
export function recordToFile(world: World, path: string, failed: (error: Error) => void): FileRecording {
  const goesOn = existsSync(path) && statSync(path).size > 0
  const stream = createWriteStream(path, { flags: 'a', encoding: 'utf8' })
  let broken = false
  // The last line of a platform that was killed may be cut off: what follows must not become part of it.
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
