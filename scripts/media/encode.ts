import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evenCounters } from './evenCounters.ts'

export const FRAMES_PER_S = 12
const SEGMENT_S = 2
const SAMPLES_PER_S = 16_000
/** Whole frames of sound (1024 samples) in a segment, so that the sound of a segment never runs into the next. */
const SOUND_FRAMES = Math.floor((SEGMENT_S * SAMPLES_PER_S) / 1024)
/** The encoder's first frames are silent. */
const SILENT_FRAMES = 2

export interface Quality {
  readonly name: string
  /** The length of the shorter side. */
  readonly lines: number
  /** The constant rate factor of libx264: a larger one makes smaller and worse files. */
  readonly crf: number
}

interface Encoding {
  /** The folder with the frames, `0000.jpg` and so on. */
  readonly frames: string
  /** Where the segments are written, `0.m2ts` and so on. */
  readonly into: string
  readonly seconds: number
  readonly upright: boolean
  readonly quality: Quality
  /** How loud the crowd is, 0 to 1. */
  readonly crowd: number
}

/**
 * Encodes frames to segments of two seconds: H.264 and the noise of a crowd in MPEG-TS. Each begins with a key frame
 * at the same time, and can follow any other one: only its times are moved then (platform/live/transport).
 */
export function encode({ frames, into, seconds, upright, quality, crowd }: Encoding): void {
  mkdirSync(into, { recursive: true })
  const scale = upright ? `${String(quality.lines)}:-2` : `-2:${String(quality.lines)}`
  const group = String(SEGMENT_S * FRAMES_PER_S)
  const picture = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation']
  const steady = ['-pix_fmt', 'yuv420p', '-g', group, '-keyint_min', group, '-sc_threshold', '0', '-bf', '0']
  ffmpeg([
    ...['-framerate', String(FRAMES_PER_S), '-i', join(frames, '%04d.jpg'), '-vf', `scale=${scale}`],
    ...[...picture, '-crf', String(quality.crf), ...steady],
    ...[
      '-f',
      'segment',
      '-segment_time',
      String(SEGMENT_S),
      '-reset_timestamps',
      '1',
      join(frames, 'v%d.mkv'),
    ],
  ])
  const sound = join(frames, 'sound.aac')
  const noise = `anoisesrc=color=brown:amplitude=${String(crowd)}:duration=${String(seconds + 1)}:seed=7`
  ffmpeg([
    ...['-f', 'lavfi', '-i', noise, '-c:a', 'aac', '-b:a', '8k', '-ac', '1', '-ar', String(SAMPLES_PER_S)],
    ...['-f', 'adts', sound],
  ])
  const heard = soundFrames(readFileSync(sound)).slice(SILENT_FRAMES)
  for (let index = 0; index < seconds / SEGMENT_S; index += 1) {
    const piece = join(frames, `a${String(index)}.aac`)
    writeFileSync(piece, Buffer.concat(heard.slice(index * SOUND_FRAMES, (index + 1) * SOUND_FRAMES)))
    const joined = join(frames, 'joined.ts')
    ffmpeg([
      ...[
        '-i',
        join(frames, `v${String(index)}.mkv`),
        '-i',
        piece,
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-c',
        'copy',
      ],
      ...['-f', 'mpegts', '-mpegts_m2ts_mode', '0', joined],
    ])
    writeFileSync(join(into, `${String(index)}.m2ts`), evenCounters(readFileSync(joined)))
    rmSync(joined)
  }
}

/** The frames of an ADTS file; the length is in bits 30 to 42 of each header. */
function soundFrames(file: Buffer): readonly Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at + 7 <= file.length;) {
    const length =
      ((file.readUInt8(at + 3) & 3) << 11) | (file.readUInt8(at + 4) << 3) | (file.readUInt8(at + 5) >> 5)
    found.push(file.subarray(at, at + length))
    at += length
  }
  return found
}

function ffmpeg(args: readonly string[]): void {
  const run = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' })
  if (run.status !== 0) throw new Error(`ffmpeg ended with ${String(run.status)}`)
}
