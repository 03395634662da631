import type { Browser } from 'playwright'
import type { Visit } from './browser/openBrowser.ts'
import { readWork, watchWork, workBetween } from './browser/work.ts'
import { type RoomLoad, createRoomLoad, type Pace } from './chat/roomLoad.ts'
import { openRooms } from './chat/rooms.ts'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import type { Budget, Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import { busyPercent, type FrameNotes, latePercent, longestTask } from './report/smoothness.ts'
import { type Side, SIDES } from './traffic/screens.ts'

/** The hand-written page shows only the texts; its late frames are those of the machine. */
const PACE: Pace = { texts: 50, prices: 10, welcomes: 2, smallGifts: 2, fullGifts: 1 / 5, orderPushes: 1 / 4 }
/** Without gifts, since loading and decoding the first gift is part of the measurement. */
const WARM_UP: Pace = { ...PACE, smallGifts: 0, fullGifts: 0 }
const WARM_UP_MS = 5000
const MEASURED_MS = 25_000
const LATE: Budget = { most: 2 }
const LONGEST: Budget = { most: 50 }

/** How many samples were taken, and in how many of them the video was moving and a gift was playing. */
interface Shows {
  readonly looks: number
  readonly pictures: number
  readonly gifts: number
}

interface Run {
  readonly side: Side
  readonly frames: FrameNotes
  readonly busy: number
  readonly shows: Shows
}

/** B7: a live room with all its features active at once. */
export async function measureFullRoom(
  browser: Browser,
  platform: BenchPlatform,
  { repeats, say }: BenchOptions,
): Promise<Measurement> {
  const screens = await openRooms(browser, platform)
  const runs: Run[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    for (const side of SIDES) {
      say(`B7: repeat ${String(repeat)} of ${String(repeats)}, ${side}`)
      const { visit, room, watch } = await screens.open(side)
      try {
        await watchWork(visit.devtools)
        await watch()
        await visit.page.evaluate('benchFrames.start()')
        runs.push({ side, ...(await measureRun(visit, createRoomLoad(platform, room))) })
      } finally {
        await visit.close()
      }
    }
  }
  return { findings: findingsOf(runs), notes: [], faults: faultsOf(runs) }
}

async function measureRun({ page, devtools }: Visit, load: RoomLoad): Promise<Omit<Run, 'side'>> {
  await load.run(WARM_UP, WARM_UP_MS)
  await page.evaluate('benchFrames.take()')
  const shownBefore = await page.evaluate<Shows>('benchShow.read()')
  const before = await readWork(devtools)
  const from = performance.now()
  await load.run(PACE, MEASURED_MS)
  const windowMs = performance.now() - from
  const work = workBetween(before, await readWork(devtools))
  const frames = await page.evaluate<FrameNotes>('benchFrames.take()')
  const shown = await page.evaluate<Shows>('benchShow.read()')
  return {
    frames,
    busy: busyPercent(work.task, windowMs),
    shows: {
      looks: shown.looks - shownBefore.looks,
      pictures: shown.pictures - shownBefore.pictures,
      gifts: shown.gifts - shownBefore.gifts,
    },
  }
}

function findingsOf(runs: readonly Run[]): Finding[] {
  const figure = (
    side: Side,
    what: string,
    unit: Finding['unit'],
    value: (run: Run) => number,
    budget: Budget | null,
  ): Finding => ({
    bench: 'B7',
    what: `${side}: ${what}`,
    setting: side === 'product' ? 'everything on' : 'the texts alone',
    unit,
    values: runs.filter((run) => run.side === side).map(value),
    budget: side === 'product' ? budget : null,
  })
  const part =
    (value: (shows: Shows) => number) =>
    ({ shows }: Run) =>
      (value(shows) / shows.looks) * 100
  return [
    ...(['product', 'baseline'] as const).flatMap((side) => [
      figure(side, 'late frames', '%', ({ frames }) => latePercent(frames.intervals), LATE),
      figure(
        side,
        'longest task, 50 or less given as 50',
        'ms',
        ({ frames }) => longestTask(frames.longTasks),
        LONGEST,
      ),
      figure(side, 'longest frame', 'ms', ({ frames }) => Math.max(...frames.intervals), null),
      figure(side, 'main thread busy', '%', ({ busy }) => busy, null),
    ]),
    figure(
      'product',
      'the picture moved',
      '%',
      part(({ pictures }) => pictures),
      null,
    ),
    figure(
      'product',
      'a gift was playing',
      '%',
      part(({ gifts }) => gifts),
      null,
    ),
  ]
}

/** The figures are invalid when the video or the gifts were not active. */
function faultsOf(runs: readonly Run[]): readonly string[] {
  const ofProduct = runs.filter(({ side }) => side === 'product')
  return [
    ...(ofProduct.some(({ shows }) => shows.pictures === 0) ? ['B7: the picture never moved'] : []),
    ...(ofProduct.some(({ shows }) => shows.gifts === 0) ? ['B7: no gift was played'] : []),
  ]
}
