import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Sport } from '../streams/domain/vocabulary/sports.ts'
import { matchDrawing, portraitDrawing, secondsOf } from '../platform/live/drawing/art.ts'
import type { ClipPart } from '../platform/live/hls/clips.ts'
import { findOrInstallBrowser } from './browser.ts'
import { encode, FRAMES_PER_S, type Quality } from './media/encode.ts'

// Draws and encodes the clips that the platform streams: `npm run media`, or `npm run media -- tennis` for
// those of one scene, or `npm run media -- tennis/play` for one of them. Needs ffmpeg; the platform itself does not.

const FOLDER = 'platform/live/media'
const QUALITIES: readonly Quality[] = [
  { name: '360p', lines: 360, crf: 35 },
  { name: '720p', lines: 720, crf: 37 },
]

/** What is filmed: a sport, with its commentator in a corner or below, or without one. */
interface Scene {
  readonly name: string
  readonly sport: Sport
  readonly width: number
  readonly height: number
  readonly draw: (part: ClipPart, turn: number) => string
  readonly clips: typeof CLIPS
  /** Added to the `crf` of each quality: flat colours keep their edges with fewer bytes. */
  readonly coarser: number
}

/** The clips of each scene, and how loud the crowd is in them. */
const CLIPS: readonly { readonly part: ClipPart; readonly crowd: number }[] = [
  { part: 'play', crowd: 0.05 },
  { part: 'left', crowd: 0.16 },
  { part: 'right', crowd: 0.16 },
  { part: 'pause', crowd: 0.03 },
]

/** The clip for a stopped clock, which of the filmed sports only basketball has. */
const WAIT: typeof CLIPS = [{ part: 'wait', crowd: 0.04 }]

/** The clips for the end of a map, which of esports those with lanes have. */
const MAP_ENDS: typeof CLIPS = [
  { part: 'leftBase', crowd: 0.16 },
  { part: 'rightBase', crowd: 0.16 },
]

/** The clips that only tennis has. */
const DOUBLES: typeof CLIPS = [
  { part: 'doublesPlay', crowd: 0.05 },
  { part: 'doublesLeft', crowd: 0.16 },
  { part: 'doublesRight', crowd: 0.16 },
]

/** The further clips of a scene. */
const FURTHER: Readonly<Partial<Record<string, typeof CLIPS>>> = {
  court: WAIT,
  tennis: DOUBLES,
  lanes: MAP_ENDS,
}

const SPORTS = [
  ['pitch', 'football'],
  ['court', 'basketball'],
  ['tennis', 'tennis'],
  ['volleyball', 'volleyball'],
  // One for the three games with lanes.
  ['lanes', 'lol'],
  ['defusal', 'csgo'],
] as const

const SCENES: readonly Scene[] = [
  ...SPORTS.flatMap(([name, sport]): readonly Scene[] => {
    const clips = [...CLIPS, ...(FURTHER[name] ?? [])]
    // The many small things of the map with lanes need no finer picture.
    const coarser = name === 'lanes' ? 3 : 0
    return [
      {
        name,
        sport,
        width: 1280,
        height: 720,
        draw: (part, turn) => matchDrawing(sport, part, turn, { cast: true }),
        clips,
        coarser,
      },
      {
        name: `${name}upright`,
        sport,
        width: 720,
        height: 1280,
        draw: (part, turn) => portraitDrawing(sport, part, turn),
        clips,
        coarser,
      },
    ]
  }),
  {
    name: 'pitchalone',
    sport: 'football',
    width: 1280,
    height: 720,
    draw: (part, turn) => matchDrawing('football', part, turn, { cast: false }),
    clips: CLIPS,
    coarser: 0,
  },
]

const wanted = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const scene of SCENES)
    await make(
      scene,
      scene.clips.filter(({ part }) => isWanted(scene, part)),
    )
} finally {
  await browser.close()
}

function isWanted({ name }: Scene, part: ClipPart): boolean {
  return wanted.length === 0 || wanted.includes(name) || wanted.includes(`${name}/${part}`)
}

async function make(scene: Scene, clips: Scene['clips']): Promise<void> {
  if (clips.length === 0) return
  const upright = scene.height > scene.width
  for (const { name } of QUALITIES) {
    for (const { part } of clips)
      rmSync(join(FOLDER, scene.name, name, part), { recursive: true, force: true })
  }
  for (const { part, crowd } of clips) {
    const seconds = secondsOf(scene.sport, part)
    const frames = mkdtempSync(join(tmpdir(), 'touchline-media-'))
    try {
      await drawFrames(scene, part, { folder: frames, count: seconds * FRAMES_PER_S })
      for (const quality of QUALITIES) {
        encode({
          frames,
          into: join(FOLDER, scene.name, quality.name, part),
          seconds,
          upright,
          quality: { ...quality, crf: quality.crf + scene.coarser },
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
  part: ClipPart,
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
      draw(part, frame / count),
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
  writeFileSync(join(folder, 'clip.json'), `{ "width": ${String(wide)}, "height": ${String(high)} }\n`)
}
