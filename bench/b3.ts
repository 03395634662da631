import type { Browser } from 'playwright'
import { drawnIntervals } from './browser/drawnFrames.ts'
import type { Visit } from './browser/openBrowser.ts'
import { readWork, watchWork, workBetween } from './browser/work.ts'
import { type MessageTally, tallyOf, type TalkNotes } from './chat/messageTally.ts'
import { openRooms } from './chat/rooms.ts'
import { SPEAKERS } from './chat/speakers.ts'
import { createTalk, type Talk } from './chat/talk.ts'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import type { Budget, Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import { busyPercent, type FrameNotes, latePercent } from './report/smoothness.ts'
import { type Side, SIDES } from './traffic/screens.ts'
import { pause } from './traffic/traffic.ts'

const SLOWER = 4
const PER_SECOND = 200
const WARM_UP_MS = 4000
const MEASURED_MS = 15_000
const DRAWN_MS = 8000
/** So short that no counted line has been removed from the top of the list before it is read. */
const COUNTED_MS = 6000
/** Longer than the time over which omitted messages are merged into one gap line. */
const QUIET_MS = 3500
const LATE: Budget = { most: 1 }
/**
 * That of B7, at full speed: throttling keeps one of the two processors busy, which the compositor needs where there is
 * no GPU.
 */
const DRAWN_LATE: Budget = { most: 2 }
const BUSY: Budget = { most: 35 }
const ROWS: Budget = { most: 1 }

interface Run {
  readonly side: Side
  readonly frames: FrameNotes
  /** Between the frames of the compositor at full speed, ms. */
  readonly drawn: readonly number[]
  readonly busy: number
  readonly script: number
  readonly tally: MessageTally
}

/** B3: a chat faster than anyone can read on a slow phone, in the product and in the hand-written page. */
export async function measureChat(
  browser: Browser,
  platform: BenchPlatform,
  { repeats, say }: BenchOptions,
): Promise<Measurement> {
  const screens = await openRooms(browser, platform)
  const runs: Run[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    for (const side of SIDES) {
      say(`B3: repeat ${String(repeat)} of ${String(repeats)}, ${side}`)
      const { visit, room, watch } = await screens.open(side)
      try {
        await watch()
        await watchWork(visit.devtools)
        runs.push({ side, ...(await measureRun(visit, createTalk(platform, room, SPEAKERS.length))) })
      } finally {
        await visit.close()
      }
    }
  }
  return { findings: findingsOf(runs), notes: [], faults: faultsOf(runs) }
}

/**
 * The processor time is measured first, without a probe of frames: each frame that a probe asks for is one more of the
 * main thread, and costs the more the more texts fly.
 */
async function measureRun(visit: Visit, talk: Talk): Promise<Omit<Run, 'side'>> {
  const { page, devtools } = visit
  await talk.run({ perSecond: PER_SECOND, ms: WARM_UP_MS })
  const drawn = await drawnIntervals(devtools, () => talk.run({ perSecond: PER_SECOND, ms: DRAWN_MS }))
  await visit.slowDown(SLOWER)
  await talk.run({ perSecond: PER_SECOND, ms: WARM_UP_MS })
  await page.evaluate('benchFrames.take()')
  const work = await measureWork(visit, talk)
  await page.evaluate('benchFrames.start()')
  await talk.run({ perSecond: PER_SECOND, ms: MEASURED_MS })
  await page.evaluate('benchFrames.stop()')
  const frames = await page.evaluate<FrameNotes>('benchFrames.take()')
  return { ...work, drawn, frames, tally: await measureTally(visit, talk) }
}

async function measureWork({ devtools }: Visit, talk: Talk): Promise<Pick<Run, 'busy' | 'script'>> {
  const before = await readWork(devtools)
  const from = performance.now()
  await talk.run({ perSecond: PER_SECOND, ms: MEASURED_MS })
  const windowMs = performance.now() - from
  const { task, script } = workBetween(before, await readWork(devtools))
  return { busy: busyPercent(task, windowMs), script: busyPercent(script, windowMs) }
}

async function measureTally({ page }: Visit, talk: Talk): Promise<MessageTally> {
  await pause(QUIET_MS)
  await page.evaluate('benchTalk.take()')
  const posted = await talk.run({ perSecond: PER_SECOND, ms: COUNTED_MS })
  await pause(QUIET_MS)
  return tallyOf(posted, await page.evaluate<TalkNotes>('benchTalk.take()'))
}

function findingsOf(runs: readonly Run[]): Finding[] {
  const figure = (
    side: Side,
    what: string,
    unit: Finding['unit'],
    value: (run: Run) => number,
    budget: Budget | null,
  ): Finding => ({
    bench: 'B3',
    what: `${side}: ${what}`,
    setting: `${String(PER_SECOND)} messages/s, ${String(SLOWER)}× CPU`,
    unit,
    values: runs.filter((run) => run.side === side).map(value),
    budget: side === 'product' ? budget : null,
  })
  const both = (
    what: string,
    unit: Finding['unit'],
    value: (run: Run) => number,
    budget: Budget | null,
  ): Finding[] => (['product', 'baseline'] as const).map((side) => figure(side, what, unit, value, budget))
  return [
    ...both('late frames of the main thread', '%', ({ frames }) => latePercent(frames.intervals), LATE),
    // The baseline has nothing that moves by itself, so it draws a frame only when a line comes.
    {
      ...figure(
        'product',
        'late frames of the compositor',
        '%',
        ({ drawn }) => latePercent(drawn),
        DRAWN_LATE,
      ),
      setting: `${String(PER_SECOND)} messages/s, 1× CPU`,
    },
    ...both('main thread busy', '%', ({ busy }) => busy, BUSY),
    ...both('of that, scripting', '%', ({ script }) => script, null),
    ...both('farthest from the end', 'rows', ({ frames }) => frames.farthest, ROWS),
    ...both('messages shown', '', ({ tally }) => tally.shown, null),
    figure('product', 'left out, and said so', '', ({ tally }) => tally.declared, null),
    figure('product', 'neither shown nor declared', '', ({ tally }) => tally.lost, { most: 0 }),
  ]
}

/** A message that is neither shown nor counted in a gap line is lost, which is a fault at any rate. */
function faultsOf(runs: readonly Run[]): readonly string[] {
  return runs.flatMap(({ side, tally: { lost, twice, disordered } }) => [
    ...(lost !== 0 ? [`B3: the ${side} neither showed nor declared ${String(lost)} messages`] : []),
    ...(twice > 0 ? [`B3: the ${side} showed ${String(twice)} messages twice`] : []),
    ...(disordered ? [`B3: the ${side} showed messages out of order`] : []),
  ])
}
