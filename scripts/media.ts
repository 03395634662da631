import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { matchDrawing, portraitDrawing } from '../platform/live/art.ts'
import { findOrInstallBrowser } from './browser.ts'

// Draws and encodes the clips that the platform streams: `npm run media`, or `npm run media -- tennis` for
// one of them. Needs ffmpeg; the platform itself does not.

const FOLDER = 'platform/live/media'
const LOOP_S = 8
const FRAMES_PER_S = 12
const SEGMENT_S = 2
/** `lines` is the length of the shorter side. */
const QUALITIES = [
  { name: '360p', lines: 360, quality: 33 },
  { name: '720p', lines: 720, quality: 34 },
]

interface Clip {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly draw: (turn: number) => string
}

const SPORTS = [
  ['pitch', 'football'],
  ['court', 'basketball'],
  ['tennis', 'tennis'],
  ['volleyball', 'volleyball'],
] as const

/**
 * Each match with its commentator in a corner, and in portrait with the commentator below; one without a
 * commentator.
 */
const CLIPS: readonly Clip[] = [
  ...SPORTS.flatMap(([name, sport]): readonly Clip[] => [
    { name, width: 1280, height: 720, draw: (turn) => matchDrawing(sport, turn, { cast: true }) },
    { name: `${name}upright`, width: 720, height: 1280, draw: (turn) => portraitDrawing(sport, turn) },
  ]),
  {
    name: 'pitchalone',
    width: 1280,
    height: 720,
    draw: (turn) => matchDrawing('football', turn, { cast: false }),
  },
]

const wanted = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const clip of CLIPS) if (wanted.length === 0 || wanted.includes(clip.name)) await make(clip)
} finally {
  await browser.close()
}

async function make(clip: Clip): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'touchline-media-'))
  try {
    await drawFrames(clip, frames)
    for (const quality of QUALITIES) encode(clip, frames, quality)
  } finally {
    rmSync(frames, { recursive: true, force: true })
  }
}

async function drawFrames({ width, height, draw }: Clip, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    '<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style><body></body>',
  )
  const count = LOOP_S * FRAMES_PER_S
  for (let frame = 0; frame < count; frame += 1) {
    await page.evaluate(
      (drawing) => {
        document.body.innerHTML = drawing
      },
      draw(frame / count),
    )
    await page.screenshot({
      path: join(folder, `${String(frame).padStart(4, '0')}.jpg`),
      type: 'jpeg',
      quality: 95,
    })
  }
  await page.close()
}

/** H.264 video and crowd noise in MPEG-TS, with a key frame at the start of each segment. */
function encode(
  { name, width, height }: Clip,
  frames: string,
  quality: { readonly name: string; readonly lines: number; readonly quality: number },
): void {
  const folder = join(FOLDER, name, quality.name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const scale = width > height ? `-2:${String(quality.lines)}` : `${String(quality.lines)}:-2`
  const group = String(SEGMENT_S * FRAMES_PER_S)
  const picture = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation']
  const steady = ['-pix_fmt', 'yuv420p', '-g', group, '-keyint_min', group, '-sc_threshold', '0', '-bf', '0']
  const murmur = `anoisesrc=color=brown:amplitude=0.05:duration=${String(LOOP_S)}:seed=7`
  const run = spawnSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-framerate', String(FRAMES_PER_S), '-i', join(frames, '%04d.jpg')],
      ...['-f', 'lavfi', '-i', murmur, '-vf', `scale=${scale}`, ...picture, '-crf', String(quality.quality)],
      ...[...steady, '-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-ar', '44100', '-t', String(LOOP_S)],
      ...['-f', 'hls', '-hls_time', String(SEGMENT_S), '-hls_list_size', '0'],
      // Some ffmpeg versions take the extension for a Blu-ray stream, whose packets players cannot read.
      ...['-hls_ts_options', 'mpegts_m2ts_mode=0'],
      ...['-hls_segment_filename', join(folder, '%d.m2ts'), join(folder, 'clip.m3u8')],
    ],
    { stdio: 'inherit' },
  )
  if (run.status !== 0) throw new Error(`ffmpeg ended with ${String(run.status)}`)
  const list = join(folder, 'clip.m3u8')
  const seconds = [...readFileSync(list, 'utf8').matchAll(/#EXTINF:([\d.]+)/g)].map(([, text]) =>
    Number(text),
  )
  rmSync(list)
  const [wide, high] =
    width > height
      ? [(width / height) * quality.lines, quality.lines]
      : [quality.lines, (height / width) * quality.lines]
  writeFileSync(join(folder, 'clip.json'), `${JSON.stringify({ width: wide, height: high, seconds })}\n`)
  console.log(`${folder}: ${String(readdirSync(folder).length - 1)} segments`)
}
