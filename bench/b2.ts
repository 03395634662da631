import type { Browser } from 'playwright'
import type { Visit } from './browser/openBrowser.ts'
import { readWork, watchWork, type Work, workBetween } from './browser/work.ts'
import type { Place } from './place/place.ts'
import type { Budget, Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import type { Board } from './traffic/board.ts'
import { openScreens, type Side, SIDES } from './traffic/screens.ts'
import { keepMoving, pause, type Traffic } from './traffic/traffic.ts'

const CHANGES = 1000
const OVER_MS = 10_000
const WARM_UP = { frames: 150, overMs: 3000 } as const
/** An arrow stands for three seconds; taking it away belongs to the work. */
const MOVES_OVER_MS = 3500
const IDLE_MS = 6000
const THROTTLES = [1, 4] as const
const MOST: Budget = { most: 1.25 }

interface Run {
  readonly side: Side
  readonly times: number
  /** Ms of the main thread in the whole window, and of the same page left alone for as long. */
  readonly whole: Work
  readonly idleMs: number
  /** Cells that did not show the last price at the end. */
  readonly wrong: number
}

/** B2: what 1 000 price changes cost the main thread, of the product and of the hand-written page. */
export async function measureCpu(
  browser: Browser,
  place: Place,
  { repeats, say }: BenchOptions,
): Promise<Measurement> {
  const screens = await openScreens(browser, place)
  const runs: Run[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    for (const side of SIDES) {
      say(`B2: repeat ${String(repeat)} of ${String(repeats)}, ${side}`)
      const { visit, board } = await screens.open(side)
      try {
        await watchWork(visit.devtools)
        for (const times of THROTTLES) {
          await visit.slowDown(times)
          runs.push({ side, times, ...(await measureRun(visit, board, screens.traffic)) })
        }
      } finally {
        await visit.close()
      }
    }
  }
  return {
    findings: THROTTLES.flatMap((times) => findingsOf(runs, times)),
    notes: [],
    faults: faultsOf(runs),
  }
}

async function measureRun(
  visit: Visit,
  board: Board,
  traffic: Traffic,
): Promise<Omit<Run, 'side' | 'times'>> {
  await keepMoving(traffic, board.lines, WARM_UP)
  await pause(MOVES_OVER_MS)
  const asleep = await readWork(visit.devtools)
  await pause(IDLE_MS)
  const awake = await readWork(visit.devtools)
  const perFrame = board.cells.length / board.lines.length
  const from = performance.now()
  await keepMoving(traffic, board.lines, { frames: Math.round(CHANGES / perFrame), overMs: OVER_MS })
  await pause(MOVES_OVER_MS)
  const windowMs = performance.now() - from
  const whole = workBetween(awake, await readWork(visit.devtools))
  const shown = await visit.page.evaluate<(string | null)[]>('benchCells.read()')
  const wrong = board.cells.filter((option, index) => shown[index] !== traffic.last.get(option)).length
  if (wrong > 0) await visit.page.screenshot({ path: '/tmp/wrong.png' })
  return { whole, idleMs: (workBetween(asleep, awake).task / IDLE_MS) * windowMs, wrong }
}

function findingsOf(runs: readonly Run[], times: number): Finding[] {
  const setting = `${String(times)}× CPU`
  const of = (side: Side): readonly Run[] => runs.filter((run) => run.side === side && run.times === times)
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
    ratio('whole task, product to baseline', whole, MOST),
    ratio('without what runs anyway', ({ whole: { task }, idleMs }) => task - idleMs, null),
    ...(['product', 'baseline'] as const).flatMap((side) => [
      figure(side, 'whole task', whole),
      figure(side, 'of that, the page left alone', ({ idleMs }) => idleMs),
      figure(side, 'of that, scripting', ({ whole: { script } }) => script),
      figure(side, 'of that, style and layout', ({ whole: { styleAndLayout } }) => styleAndLayout),
    ]),
  ]
}

/** A page that does not show what it was sent has not done the work. */
function faultsOf(runs: readonly Run[]): readonly string[] {
  return runs
    .filter(({ wrong }) => wrong > 0)
    .map(({ side, times, wrong }) => `B2: the ${side} at ${times}× did not show ${wrong} of the last prices`)
}

function baselineAt(runs: readonly Run[], index: number, value: (run: Run) => number): number {
  const run = runs[index]
  return run === undefined ? Number.NaN : value(run)
}
