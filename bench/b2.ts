import type { Browser } from 'playwright'
import type { Visit } from './browser/openBrowser.ts'
import { readWork, scaled, watchWork, type Work, workBetween } from './browser/work.ts'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import type { Budget, Finding } from './report/finding.ts'
import { type BenchOptions, joined, type Measurement } from './report/measurement.ts'
import type { Board } from './traffic/board.ts'
import { type Place, PLACES, settingOf } from './traffic/place.ts'
import { openScreens, type Side, SIDES } from './traffic/screens.ts'
import { keepMoving, type Pace, pause, type Traffic } from './traffic/traffic.ts'

const CHANGES = 1000
const OVER_MS = 10_000
const WARM_UP_MS = 2000
/** The arrow of a moved price is shown for three seconds; its removal is part of the measured work. */
const MOVES_OVER_MS = 3500
const IDLE_MS = 6000
/** How often the platform compares its world with what was sent and pushes the changes, ms. */
const PLATFORM_TICK_MS = 200
/** Main-thread time of the product, relative to the hand-written page. */
const MAX: Budget = { most: 1.25 }

interface Condition {
  readonly times: number
  /** Whether frames are sent one by one or, like the platform does, all of a tick at once. */
  readonly coming: 'one by one' | 'by ticks'
}

const CONDITIONS: readonly Condition[] = [
  { times: 1, coming: 'by ticks' },
  { times: 1, coming: 'one by one' },
  { times: 4, coming: 'by ticks' },
]

interface Run {
  readonly side: Side
  readonly condition: Condition
  /** Main-thread time for 1 000 changes, and that of the idle page over the same time; ms. */
  readonly whole: Work
  readonly idleMs: number
  /** Cells that did not show the last price at the end. */
  readonly wrong: number
}

/**
 * B2: the main-thread time of 1 000 price changes, in the product and in the hand-written page; of the list and of
 * the page of a big match.
 */
export async function measureCpu(
  browser: Browser,
  platform: BenchPlatform,
  { repeats, say }: BenchOptions,
): Promise<Measurement> {
  const measured: Measurement[] = []
  for (const placeOf of PLACES) {
    measured.push(await measurePlace(browser, platform, placeOf(platform), { repeats, say }))
  }
  return joined(measured)
}

async function measurePlace(
  browser: Browser,
  platform: BenchPlatform,
  place: Place,
  { repeats, say }: Pick<BenchOptions, 'repeats' | 'say'>,
): Promise<Measurement> {
  const screens = await openScreens(browser, platform, place)
  const runs: Run[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    for (const side of SIDES) {
      say(`B2, ${place.name}: repeat ${String(repeat)} of ${String(repeats)}, ${side}`)
      const { visit, board } = await screens.open(side)
      try {
        await watchWork(visit.devtools)
        for (const condition of CONDITIONS) {
          await visit.slowDown(condition.times)
          runs.push({ side, condition, ...(await measureRun(visit, board, screens.traffic, condition)) })
        }
      } finally {
        await visit.close()
      }
    }
  }
  return {
    findings: CONDITIONS.flatMap((condition) => findingsOf(runs, place, condition)),
    notes: [],
    faults: faultsOf(runs),
  }
}

async function measureRun(
  { page, devtools }: Visit,
  board: Board,
  traffic: Traffic,
  condition: Condition,
): Promise<Pick<Run, 'whole' | 'idleMs' | 'wrong'>> {
  const pace = paceOf(board, condition)
  await keepMoving(traffic, board.lines, { ...pace, frames: pace.frames / 5, overMs: WARM_UP_MS })
  await pause(MOVES_OVER_MS)
  const beforeIdle = await readWork(devtools)
  await pause(IDLE_MS)
  const afterIdle = await readWork(devtools)
  const from = performance.now()
  const sent = await keepMoving(traffic, board.lines, pace)
  await pause(MOVES_OVER_MS)
  const windowMs = performance.now() - from
  const done = workBetween(afterIdle, await readWork(devtools))
  const perThousand = CHANGES / sent.reduce((sum, { prices }) => sum + prices.size, 0)
  const shown = await page.evaluate<(string | null)[]>('benchCells.read()')
  return {
    whole: scaled(done, perThousand),
    idleMs: (workBetween(beforeIdle, afterIdle).task / IDLE_MS) * windowMs * perThousand,
    wrong: board.cells.filter((option, index) => shown[index] !== traffic.last.get(option)).length,
  }
}

function paceOf({ lines }: Board, { coming }: Condition): Pace {
  const options = lines.reduce((sum, { optionIds }) => sum + optionIds.length, 0)
  const frames = Math.round((CHANGES * lines.length) / options)
  const together = coming === 'by ticks' ? Math.round((frames * PLATFORM_TICK_MS) / OVER_MS) : 1
  return { frames, overMs: OVER_MS, together }
}

function findingsOf(runs: readonly Run[], place: Place, condition: Condition): Finding[] {
  const setting = settingOf(place, `${String(condition.times)}× CPU, ${condition.coming}`)
  const of = (side: Side): readonly Run[] =>
    runs.filter((run) => run.side === side && run.condition === condition)
  const figure = (side: Side, what: string, value: (run: Run) => number): Finding => ({
    bench: 'B2',
    what: `${side}: ${what}`,
    setting,
    unit: 'ms',
    values: of(side).map(value),
    budget: null,
  })
  const ratio = (what: string, value: (run: Run) => number, budget: Budget | null): Finding => ({
    bench: 'B2',
    what,
    setting,
    unit: '×',
    values: of('product').map((run, index) => value(run) / baselineAt(of('baseline'), index, value)),
    budget,
  })
  const whole = ({ whole: { task } }: Run): number => task
  return [
    ratio('whole task, product to baseline', whole, MAX),
    ratio('without what runs anyway', ({ whole: { task }, idleMs }) => task - idleMs, null),
    ...(['product', 'baseline'] as const).flatMap((side) => [
      figure(side, 'whole task', whole),
      figure(side, 'of that, the page left alone', ({ idleMs }) => idleMs),
      figure(side, 'of that, scripting', ({ whole: { script } }) => script),
      figure(side, 'of that, style and layout', ({ whole: { styleAndLayout } }) => styleAndLayout),
    ]),
  ]
}

/** The figures of a page that does not show the last prices are invalid. */
function faultsOf(runs: readonly Run[]): readonly string[] {
  return runs
    .filter(({ wrong }) => wrong > 0)
    .map(({ side, condition, wrong }) => {
      return `B2: the ${side} at ${condition.times}× did not show ${wrong} of the last prices`
    })
}

function baselineAt(runs: readonly Run[], index: number, value: (run: Run) => number): number {
  const run = runs[index]
  return run === undefined ? Number.NaN : value(run)
}
