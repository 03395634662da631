import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { type Act, ACT_SECONDS, matchDrawing, portraitDrawing } from '../platform/live/art.ts'
import { findOrInstallBrowser } from './browser.ts'
import { encode, FRAMES_PER_S, type Quality } from './media/encode.ts'

// Draws and encodes the clips that the platform streams: `npm run media`, or `npm run media -- tennis` for
// those of one scene. Needs ffmpeg; the platform itself does not.

const FOLDER = 'platform/live/media'
const QUALITIES: readonly Quality[] = [
  { name: '360p', lines: 360, crf: 35 },
  { name: '720p', lines: 720, crf: 37 },
]

/** What is filmed: a sport, with its commentator in a corner or below, or without one. */
interface Scene {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly draw: (act: Act, turn: number) => string
}

/** The clips of each scene, and how loud the crowd is in them. */
const ACTS: readonly { readonly act: Act; readonly crowd: number }[] = [
  { act: 'play', crowd: 0.05 },
  { act: 'left', crowd: 0.16 },
  { act: 'right', crowd: 0.16 },
  { act: 'pause', crowd: 0.03 },
]

const SPORTS = [
  ['pitch', 'football'],
  ['court', 'basketball'],
  ['tennis', 'tennis'],
  ['volleyball', 'volleyball'],
] as const

const SCENES: readonly Scene[] = [
  ...SPORTS.flatMap(([name, sport]): readonly Scene[] => [
    { name, width: 1280, height: 720, draw: (act, turn) => matchDrawing(sport, act, turn, { cast: true }) },
    {
      name: `${name}upright`,
      width: 720,
      height: 1280,
      draw: (act, turn) => portraitDrawing(sport, act, turn),
    },
  ]),
  {
    name: 'pitchalone',
    width: 1280,
    height: 720,
    draw: (act, turn) => matchDrawing('football', act, turn, { cast: false }),
  },
]

const wanted = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const scene of SCENES) if (wanted.length === 0 || wanted.includes(scene.name)) await make(scene)
} finally {
  await browser.close()
}

async function make(scene: Scene): Promise<void> {
  const upright = scene.height > scene.width
  rmSync(join(FOLDER, scene.name), { recursive: true, force: true })
  for (const { act, crowd } of ACTS) {
    const seconds = ACT_SECONDS[act]
    const frames = mkdtempSync(join(tmpdir(), 'touchline-media-'))
    try {
      await drawFrames(scene, act, { folder: frames, count: seconds * FRAMES_PER_S })
      for (const quality of QUALITIES) {
        encode({
          frames,
          into: join(FOLDER, scene.name, quality.name, act),
          seconds,
          upright,
          quality,
          crowd,
        })
      }
    } finally {
      rmSync(frames, { recursive: true, force: true })
    }
  }
  for (const quality of QUALITIES) describe(scene, quality)
  console.log(scene.name)
}

async function drawFrames(
  { width, height, draw }: Scene,
  act: Act,
  { folder, count }: { readonly folder: string; readonly count: number },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    '<style>body{margin:0}svg{display:block}body>svg{width:100vw;height:100vh}</style><body></body>',
  )
  for (let frame = 0; frame < count; frame += 1) {
    await page.evaluate(
      (drawing) => {
        document.body.innerHTML = drawing
      },
      draw(act, frame / count),
    )
    await page.screenshot({
      path: join(folder, `${String(frame).padStart(4, '0')}.jpg`),
      type: 'jpeg',
      quality: 95,
    })
  }
  await page.close()
}

/** Writes the size of the pictures beside the clips. */
function describe({ name, width, height }: Scene, quality: Quality): void {
  const ratio = Math.max(width, height) / Math.min(width, height)
  const long = Math.round(quality.lines * ratio)
  const [wide, high] = width > height ? [long, quality.lines] : [quality.lines, long]
  const folder = join(FOLDER, name, quality.name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'clip.json'), `${JSON.stringify({ width: wide, height: high })}\n`)
}
