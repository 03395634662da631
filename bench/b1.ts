import type { Browser, Page } from 'playwright'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import type { Budget, Finding } from './report/finding.ts'
import { quantile } from './report/figures.ts'
import { type BenchOptions, joined, type Measurement } from './report/measurement.ts'
import type { Board } from './traffic/board.ts'
import { joinPaints, type PaintNotes } from './traffic/joinPaints.ts'
import { type Place, PLACES, settingOf } from './traffic/place.ts'
import { openScreens, pageScript, type Side, SIDES } from './traffic/screens.ts'
import { keepMoving, pause, type Traffic } from './traffic/traffic.ts'

const PACE = { frames: 200, overMs: 8000 } as const
/** Many frames at once; the page is then left alone. */
const BURST = { frames: 60, overMs: 300 } as const
const WARM_UP = { frames: 40, overMs: 1500 } as const
const SETTLE_MS = 500

/** The slow-down factors of the CPU, and the budget of the 95th percentile for each, ms. */
const THROTTLES: readonly { readonly times: number; readonly budget: Budget }[] = [
  { times: 1, budget: { most: 22 } },
  { times: 4, budget: { most: 33 } },
]

interface Run {
  readonly side: Side
  readonly times: number
  /** From receiving the frame, and from sending it, to the paint that shows the price, ms. */
  readonly fromReceipt: readonly number[]
  readonly fromSending: readonly number[]
  /** Prices that were never shown although no later one replaced them. */
  readonly unseen: number
  /** Cells that did not show the last price sent, 100 ms after the last frame. */
  readonly stale: number
}

/**
 * B1: the latency of a price from the socket to the paint, in the product and in the hand-written page; of the
 * list and of the page of a big match.
 */
export async function measureTicks(
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
  const paint = await pageScript('paint')
  const runs: Run[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    for (const side of SIDES) {
      say(`B1, ${place.name}: repeat ${String(repeat)} of ${String(repeats)}, ${side}`)
      const { visit, board } = await screens.open(side, [paint])
      try {
        await visit.page.evaluate('benchPaint.start()')
        for (const { times } of THROTTLES) {
          await visit.slowDown(times)
          await keepMoving(screens.traffic, board.lines, WARM_UP)
          await pause(SETTLE_MS)
          runs.push({ side, times, ...(await measureRun(visit.page, board, screens.traffic)) })
        }
      } finally {
        await visit.close()
      }
    }
  }
  return {
    findings: THROTTLES.flatMap(({ times, budget }) => findingsOf(runs, { place, times }, budget)),
    notes: [],
    faults: faultsOf(runs),
  }
}

async function measureRun(page: Page, board: Board, traffic: Traffic): Promise<Omit<Run, 'side' | 'times'>> {
  await page.evaluate('benchPaint.take()')
  const sent = await keepMoving(traffic, board.lines, PACE)
  await pause(SETTLE_MS)
  const notes = await page.evaluate<PaintNotes>('benchPaint.take()')
  await page.evaluate('void benchPaint.armQuiet()')
  const burst = await keepMoving(traffic, board.lines, BURST)
  const last = burst.at(-1)?.id ?? ''
  const shown = await page.evaluate<(string | null)[]>(`benchPaint.quietAfter('${last}')`)
  const stale = board.cells.filter((option, index) => shown[index] !== traffic.last.get(option)).length
  return { ...joinPaints(sent, notes), stale }
}

interface Setting {
  readonly place: Place
  readonly times: number
}

function findingsOf(runs: readonly Run[], { place, times }: Setting, budget: Budget): Finding[] {
  const figure = (side: Side, what: string, value: (run: Run) => number, limit: Budget | null): Finding => ({
    bench: 'B1',
    what: `${side}: ${what}`,
    setting: settingOf(place, `${String(times)}× CPU`),
    unit: 'ms',
    values: runs.filter((run) => run.side === side && run.times === times).map(value),
    budget: limit,
  })
  const p95 = ({ fromReceipt }: Run): number => quantile(fromReceipt, 0.95)
  return [
    figure('product', 'tick to paint, p95', p95, budget),
    figure('baseline', 'tick to paint, p95', p95, null),
    figure('product', 'tick to paint, p50', ({ fromReceipt }) => quantile(fromReceipt, 0.5), null),
    figure('baseline', 'tick to paint, p50', ({ fromReceipt }) => quantile(fromReceipt, 0.5), null),
    figure('product', 'from sending, p95', ({ fromSending }) => quantile(fromSending, 0.95), null),
    { ...figure('product', 'stale after 100 ms of quiet', ({ stale }) => stale, { most: 0 }), unit: '' },
  ]
}

function faultsOf(runs: readonly Run[]): readonly string[] {
  const ofProduct = runs.filter(({ side }) => side === 'product')
  const stale = ofProduct.reduce((sum, run) => sum + run.stale, 0)
  const unseen = ofProduct.reduce((sum, run) => sum + run.unseen, 0)
  return [
    ...(stale > 0 ? [`B1: ${String(stale)} prices were stale 100 ms after the last frame`] : []),
    ...(unseen > 0 ? [`B1: ${String(unseen)} prices were never shown`] : []),
  ]
}
