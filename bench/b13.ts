import type { Browser, Locator, Page } from 'playwright'
import { LEAST_TABLES, MOST_TABLES } from '../streams/domain/casino/tables.ts'
import { openVisit, type StorageState } from './browser/openBrowser.ts'
import { readWork, watchWork, workBetween } from './browser/work.ts'
import { type BenchPlatform, openBenchPlatform } from './platform/benchPlatform.ts'
import { signIn } from './platform/signIn.ts'
import type { Budget, Finding } from './report/finding.ts'
import { joined, type BenchOptions, type Measurement } from './report/measurement.ts'
import { busyPercent, type FrameNotes, latePercent } from './report/smoothness.ts'
import { readMemory } from './soak/memory.ts'
import { pageScript } from './traffic/screens.ts'
import { pause } from './traffic/traffic.ts'

/** The card mode with the roads, in the language of the browser. */
const ROADS = '路纸'
const SLOWER = 4
/** Time in which the first rounds of all tables open. */
const SETTLE_MS = 60_000
/** From the first table to the last one, longer than a round of a table. */
const STEPS = 24
const STEP_MS = 2500
const SIZES = [LEAST_TABLES, MOST_TABLES] as const
const BUSY: Budget = { most: 35 }
const LATE: Budget = { most: 2 }

interface Run {
  readonly tables: number
  readonly cards: number
  readonly frames: FrameNotes
  readonly busy: number
  /** What remains after the garbage is collected, KB, at the end of the measurement. */
  readonly heap: number
}

/** B13: scrolls through the casino lobby with its roads, on a slow phone, with the most and the fewest tables. */
export async function measureTables(
  browser: Browser,
  _: BenchPlatform,
  options: BenchOptions,
  clientDir: string,
): Promise<Measurement> {
  const measured: Measurement[] = []
  for (const tables of SIZES) {
    const platform = await openBenchPlatform(clientDir, { casinoTables: tables })
    try {
      measured.push(await measureLobby(browser, platform, options, tables))
    } finally {
      await platform.close()
    }
  }
  return joined(measured)
}

async function measureLobby(
  browser: Browser,
  platform: BenchPlatform,
  { repeats, say }: BenchOptions,
  tables: number,
): Promise<Measurement> {
  const storage = await signIn(browser, platform)
  await pause(SETTLE_MS)
  const runs: Run[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    say(`B13: repeat ${String(repeat)} of ${String(repeats)}, ${String(tables)} tables`)
    runs.push(await measureRun(browser, platform, storage, tables))
  }
  return { findings: findingsOf(tables, runs), notes: [], faults: faultsOf(runs) }
}

async function measureRun(
  browser: Browser,
  platform: BenchPlatform,
  storage: StorageState,
  tables: number,
): Promise<Run> {
  const scripts = [await pageScript('frames')]
  const visit = await openVisit(browser, { storage, scripts, now: platform.now })
  const { page, devtools } = visit
  try {
    await page.goto(`${platform.origin}/casino`)
    await page.getByRole('radio', { name: ROADS }).click()
    await cardsOf(page)
      .nth(tables - 1)
      .waitFor({ state: 'attached' })
    await watchWork(devtools)
    await page.evaluate('benchFrames.start()')
    await visit.slowDown(SLOWER)
    await page.evaluate('benchFrames.take()')
    const before = await readWork(devtools)
    const from = performance.now()
    for (let step = 1; step <= STEPS; step += 1) {
      await cardsOf(page)
        .nth(Math.ceil((tables * step) / STEPS) - 1)
        .evaluate((card) => {
          card.scrollIntoView({ block: 'center' })
        })
      await pause(STEP_MS)
    }
    const windowMs = performance.now() - from
    const work = workBetween(before, await readWork(devtools))
    const frames = await page.evaluate<FrameNotes>('benchFrames.take()')
    const { heapKb } = await readMemory(devtools, 0)
    const cards = await cardsOf(page).count()
    return { tables, cards, frames, busy: busyPercent(work.task, windowMs), heap: heapKb }
  } finally {
    await visit.close()
  }
}

/** All cards. Those out of view are rendered empty at the same height. */
function cardsOf(page: Page): Locator {
  return page.locator('main li:has(b, article)')
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
    figure('late frames', '%', ({ frames }) => latePercent(frames.intervals), LATE),
    figure('heap', 'KB', ({ heap }) => heap, null),
  ]
}

function faultsOf(runs: readonly Run[]): readonly string[] {
  return runs.flatMap(({ tables, cards }) =>
    cards === tables ? [] : [`B13: ${String(cards)} cards were shown, not ${String(tables)}`],
  )
}
