import { basename } from 'node:path'
import type { Logger } from 'pino'
import type { PlatformOptions } from './platformOptions.ts'
import type { Settings } from './settings.ts'
import { readLines } from './world/recording/readLines.ts'
import { recordToFile } from './world/recording/recordToFile.ts'
import type { FileRecording } from './world/recording/recordToFile.ts'
import { createReplayWorld } from './world/recording/replayWorld.ts'
import { createSimulatedWorld } from './world/simulatedWorld.ts'

/** The configured world, and the function that stops it. */
export interface ChosenWorld {
  readonly source: string
  readonly create: PlatformOptions['createWorld']
  readonly virtualGames: PlatformOptions['virtualGames']
  /** Finishes the recording, if there is one. */
  close(): Promise<void>
}

/** The seeded simulation or a recording (`REPLAY`), recorded if configured (`RECORD`). */
export function chooseWorld({ replay, record, sports, virtualGames }: Settings, log: Logger): ChosenWorld {
  let recording: FileRecording | null = null
  return {
    source: replay === null ? 'simulated' : `replay:${basename(replay)}`,
    virtualGames: replay === null ? virtualGames : undefined,
    async create(clock, { seed, epoch, forced }) {
      const world =
        replay === null
          ? createSimulatedWorld({ seed, epoch, clock, sports, forced })
          : await createReplayWorld({ lines: readLines(replay), clock, epoch, seed })
      if (record !== null) {
        recording = recordToFile(world, record, (error) => {
          log.error({ err: error, path: record }, 'the recording cannot be written')
        })
      }
      return world
    },
    async close() {
      await recording?.close()
    },
  }
}
