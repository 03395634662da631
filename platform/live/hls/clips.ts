import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Quality } from './playlists.ts'

/**
 * One quality of a clip, with its segments in memory; all clips together have little more than a megabyte.
 */
export interface ClipQuality extends Quality {
  /** Lengths of the segments, seconds. */
  readonly seconds: readonly number[]
  readonly segments: readonly Uint8Array<ArrayBuffer>[]
}

/**
 * Clips by name, each with its qualities, the smallest first. Files are `.m2ts`, because `.ts` is TypeScript.
 */
export type Clips = ReadonlyMap<string, readonly ClipQuality[]>

const clipFile = v.object({
  width: v.number(),
  height: v.number(),
  seconds: v.pipe(v.array(v.pipe(v.number(), v.minValue(0.1))), v.minLength(1)),
})

/**
 * Reads the clips of a folder, made by `npm run media`. A missing folder has none.
 *
 * @throws when a clip is incomplete.
 */
export async function readClips(folder: string): Promise<Clips> {
  const clips = new Map<string, readonly ClipQuality[]>()
  for (const name of await foldersIn(folder)) {
    const qualities = (await foldersIn(join(folder, name))).map((quality) =>
      readQuality(join(folder, name, quality), quality),
    )
    clips.set(
      name,
      (await Promise.all(qualities)).sort((a, b) => a.bandwidth - b.bandwidth),
    )
  }
  return clips
}

async function readQuality(folder: string, name: string): Promise<ClipQuality> {
  const { width, height, seconds } = v.parse(
    clipFile,
    JSON.parse(await readFile(join(folder, 'clip.json'), 'utf8')),
  )
  const segments = await Promise.all(
    seconds.map(async (_, file) => new Uint8Array(await readFile(join(folder, `${String(file)}.m2ts`)))),
  )
  const rates = segments.map(({ byteLength }, index) => (byteLength * 8) / (seconds[index] ?? 1))
  return { name, width, height, seconds, segments, bandwidth: Math.ceil(Math.max(...rates)) }
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
  } catch {
    return []
  }
}
