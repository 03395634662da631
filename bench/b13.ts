import type { Browser } from 'playwright'
import { LEAST_TABLES, MOST_TABLES } from '../streams/domain/casino/tables.ts'
import type { StorageState, Visit } from './browser/openBrowser.ts'
import { readWork, watchWork, workBetween } from './browser/work.ts'
import {
  cardsOf,
  lookThrough,
  openCasino,
  openLobby,
  ROUND_MS,
  shoeCounts,
  toTheTop,
} from './casino/lobby.ts'
import { measureRest, REST_IN_VIEW } from './casino/rest.ts'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import { signIn } from './platform/signIn.ts'
import type { Budget, Finding } from './report/finding.ts'
import { type BenchOptions, joined, type Measurement } from './report/measurement.ts'
import { busyPercent, type FrameNotes, latePercent } from './report/smoothness.ts'
import { readMemory } from './soak/memory.ts'
import { pageScript } from './traffic/screens.ts'
import { pause } from './traffic/traffic.ts'

const SLOWER = 4
/** From the first table to the last one, longer than a round of a table. */
const STEPS = 24
const BUSY: Budget = { most: 35 }
const LATE: Budget = { most: 2 }
/** The budget of B2, for the same tables in view: those that are out of view cost next to nothing. */
const RATIO: Budget = { most: 1.25 }

interface Run {
  readonly tables: number
  readonly cards: number
  readonly frames: FrameNotes
  readonly busy: number
  readonly busyAtRest: number
  /** What remains after the garbage is collected, KB, at the end of the measurement. */
  readonly heap: number
  /** Whether the first table has played a round meanwhile. */
  readonly played: boolean
}

/**
 * B13: the casino lobby with its roads, looked through and at rest, on a slow phone, with the most and the fewest
 * tables; and the most at rest beside a hand-written page, with the first of them in view and with all at once.
 */
export async function measureTables(
  browser: Browser,
  _: BenchPlatform,
  options: BenchOptions,
  clientDir: string,
): Promise<Measurement> {
  const least = await onCasino(clientDir, LEAST_TABLES, (platform) =>
    measureLobby(browser, platform, options, LEAST_TABLES),
  )
  const { most, rest } = await onCasino(clientDir, MOST_TABLES, async (platform) => ({
    most: await measureLobby(browser, platform, options, MOST_TABLES),
    rest: [
      await measureRest(browser, platform, options, REST_IN_VIEW.first),
      await measureRest(browser, platform, options, REST_IN_VIEW.all),
    ],
  }))
  const lobby: Measurement = {
    findings: [...findingsOf(LEAST_TABLES, least), ...findingsOf(MOST_TABLES, most), ratioOf(least, most)],
    notes: [],
    faults: faultsOf([...least, ...most]),
  }
  return joined([lobby, ...rest])
}

/** What is measured on a platform of its own with so many tables. */
async function onCasino<T>(
  clientDir: string,
  tables: number,
  measure: (platform: BenchPlatform) => Promise<T>,
): Promise<T> {
  const platform = await openCasino(clientDir, tables)
  try {
    return await measure(platform)
  } finally {
    await platform.close()
  }
}

async function measureLobby(
  browser: Browser,
  platform: BenchPlatform,
  { repeats, say }: BenchOptions,
  tables: number,
): Promise<readonly Run[]> {
  const storage = await signIn(browser, platform)
  await pause(ROUND_MS)
  const runs: Run[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    say(`B13: repeat ${String(repeat)} of ${String(repeats)}, ${String(tables)} tables`)
    runs.push(await measureRun(browser, platform, storage, tables))
  }
  return runs
}

async function measureRun(
  browser: Browser,
  platform: BenchPlatform,
  storage: StorageState,
  tables: number,
): Promise<Run> {
  const scripts = [await pageScript('frames')]
  const visit = await openLobby(browser, platform, { storage, tables, scripts })
  const { page, devtools } = visit
  try {
    await watchWork(devtools)
    const counts = await shoeCounts(page)
    await page.evaluate('benchFrames.start()')
    await visit.slowDown(SLOWER)
    await page.evaluate('benchFrames.take()')
    const before = await readWork(devtools)
    const from = performance.now()
    await lookThrough(page, tables, STEPS)
    const windowMs = performance.now() - from
    const work = workBetween(before, await readWork(devtools))
    const frames = await page.evaluate<FrameNotes>('benchFrames.take()')
    const { heapKb } = await readMemory(devtools, 0)
    await page.evaluate('benchFrames.stop()')
    const cards = await cardsOf(page).count()
    const busyAtRest = await restAtTop(visit)
    const played = (await shoeCounts(page)) !== counts
    return { tables, cards, frames, busy: busyPercent(work.task, windowMs), busyAtRest, heap: heapKb, played }
  } finally {
    await visit.close()
  }
}

/** How busy the page is while nobody touches it, with the first tables in view, percent. */
async function restAtTop({ page, devtools }: Visit): Promise<number> {
  await toTheTop(page)
  const before = await readWork(devtools)
  const from = performance.now()
  await pause(ROUND_MS)
  const restMs = performance.now() - from
  return busyPercent(workBetween(before, await readWork(devtools)).task, restMs)
}

function findingsOf(tables: number, runs: readonly Run[]): Finding[] {
  const most = tables === MOST_TABLES
  const figure = (
    what: string,
    unit: Finding['unit'],
    value: (run: Run) => number,
    budget: Budget | null,
  ): Finding => ({
    bench: 'B13',
    what,
    setting: `${String(tables)} tables, ${String(SLOWER)}× CPU`,
    unit,
    values: runs.map(value),
    budget: most ? budget : null,
  })
  return [
    figure('main thread busy', '%', ({ busy }) => busy, BUSY),
    figure('main thread busy at rest', '%', ({ busyAtRest }) => busyAtRest, null),
    figure('late frames', '%', ({ frames }) => latePercent(frames.intervals), LATE),
    figure('heap', 'KB', ({ heap }) => heap, null),
  ]
}

/** The work at rest with the most tables, to that with the least. */
function ratioOf(least: readonly Run[], most: readonly Run[]): Finding {
  return {
    bench: 'B13',
    what: 'busy at rest, to the baseline',
    setting: `${String(MOST_TABLES)} to ${String(LEAST_TABLES)} tables, ${String(SLOWER)}× CPU`,
    unit: '×',
    values: most.map(({ busyAtRest }, index) => busyAtRest / (least[index]?.busyAtRest ?? Number.NaN)),
    budget: RATIO,
  }
}

function faultsOf(runs: readonly Run[]): readonly string[] {
  return runs.flatMap(({ tables, cards, played }) => [
    ...(cards === tables ? [] : [`B13: ${String(cards)} cards were shown, not ${String(tables)}`]),
    ...(played ? [] : [`B13: the first of ${String(tables)} tables played no round`]),
  ])
}
