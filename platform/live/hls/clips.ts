import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { type ClipSegment, tablesIn } from '../transport/joined.ts'
import { packetsOf } from '../transport/packets.ts'
import { stampsOf } from '../transport/stamps.ts'
import type { Quality } from './playlists.ts'
import { SEGMENT_S } from './window.ts'

/**
 * What a clip shows: play, players who wait while the clock is stopped, a score at one end of the picture, the fall of
 * the base there (games with lanes only), play and scores of doubles (tennis only), or a rest. One clip serves every
 * room of a sport, so it shows no particular team or anchor: the players are black and white, or blue and red.
 */
export const CLIP_PARTS = [
  'play',
  'wait',
  'left',
  'right',
  'leftBase',
  'rightBase',
  'doublesPlay',
  'doublesLeft',
  'doublesRight',
  'pause',
] as const

export type ClipPart = (typeof CLIP_PARTS)[number]

/** One quality of a scene, with the segments of its clips in memory. */
export interface SceneQuality extends Quality {
  readonly parts: Readonly<Record<ClipPart, readonly ClipSegment[]>>
}

/**
 * Scenes by name, each with its qualities, the smallest first. Files are `.m2ts`, because `.ts` is TypeScript.
 */
export type Clips = ReadonlyMap<string, readonly SceneQuality[]>

const sizeFile = v.object({ width: v.number(), height: v.number() })

/**
 * Reads the clips of a folder, made by `npm run media`. A missing folder has none.
 *
 * @throws when a scene is incomplete.
 */
export async function readClips(folder: string): Promise<Clips> {
  const clips = new Map<string, readonly SceneQuality[]>()
  for (const name of await namesIn(folder)) {
    const qualities = (await namesIn(join(folder, name))).map((quality) =>
      readQuality(join(folder, name, quality), quality),
    )
    clips.set(
      name,
      (await Promise.all(qualities)).sort((a, b) => a.bandwidth - b.bandwidth),
    )
  }
  return clips
}

async function readQuality(folder: string, name: string): Promise<SceneQuality> {
  const size = v.parse(sizeFile, JSON.parse(await readFile(join(folder, 'clip.json'), 'utf8')))
  const filmed = await namesIn(folder)
  const part = (named: ClipPart): Promise<readonly ClipSegment[]> => readPart(join(folder, named))
  const [play, pause] = [await part('play'), await part('pause')]
  const [left, right] = [await part('left'), await part('right')]
  /** A clip that only some sports have. */
  const rare = async (named: ClipPart, instead: readonly ClipSegment[]): Promise<readonly ClipSegment[]> =>
    filmed.includes(named) ? part(named) : instead
  const parts = {
    ...{ play, left, right, pause },
    wait: await rare('wait', pause),
    leftBase: await rare('leftBase', left),
    rightBase: await rare('rightBase', right),
    doublesPlay: await rare('doublesPlay', play),
    doublesLeft: await rare('doublesLeft', left),
    doublesRight: await rare('doublesRight', right),
  }
  const lengths = CLIP_PARTS.flatMap((named) => parts[named].map(({ bytes }) => bytes.byteLength))
  return { name, ...size, parts, bandwidth: Math.ceil((Math.max(...lengths) * 8) / SEGMENT_S) }
}

async function readPart(folder: string): Promise<readonly ClipSegment[]> {
  const count = (await readdir(folder)).length
  if (count === 0) throw new Error(`${folder} has no segments`)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const bytes = new Uint8Array(await readFile(join(folder, `${String(index)}.m2ts`)))
      return { bytes, stamps: stampsOf(bytes), tables: tablesIn(packetsOf(bytes)) }
    }),
  )
}

async function namesIn(folder: string): Promise<readonly string[]> {
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
