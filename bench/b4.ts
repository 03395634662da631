import type { Browser } from 'playwright'
import { openVisit, type StorageState } from './browser/openBrowser.ts'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import { homeShown } from './platform/signIn.ts'
import type { Budget, Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import { latePackagesIn } from './start/builtChunks.ts'
import { slowNetwork } from './start/slowNetwork.ts'
import { type Transfer, watchScripts } from './start/transfers.ts'
import { openScreens, pageScript } from './traffic/screens.ts'
import { pause } from './traffic/traffic.ts'

const SLOWER = 4
/** Time for late content that could still be a larger paint. */
const SETTLE_MS = 2500
const LCP: Budget = { most: 2 }
const SCRIPTS: Budget = { most: 130 }

/** The page that is opened: the list of a signed-in member, the login, or the list as a static page. */
type Case = 'signed in' | 'signed out' | 'baseline'
const CASES: readonly Case[] = ['baseline', 'signed in', 'signed out']

interface Start {
  readonly case: Case
  readonly lcpMs: number
  readonly lcpElement: string
  readonly firstPriceMs: number | null
  /** The scripts received before the largest paint, and all scripts. */
  readonly before: readonly Transfer[]
  readonly all: readonly Transfer[]
}

/** B4: the first visit with an empty cache, on a slow network and a slow phone. */
export async function measureColdStart(
  browser: Browser,
  platform: BenchPlatform,
  { repeats, say }: BenchOptions,
  clientDir: string,
): Promise<Measurement> {
  const { storage, still } = await openScreens(browser, platform)
  const script = await pageScript('start')
  const start = (which: Case): Promise<Start> =>
    measureStart(browser, which, {
      url: which === 'baseline' ? still.still : platform.origin,
      storage: which === 'signed out' ? undefined : storage,
      script,
      now: platform.now,
    })
  // The server compresses a file on its first request; an unmeasured start keeps that out of the figures.
  for (const which of CASES) await start(which)
  const starts: Start[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    say(`B4: repeat ${String(repeat)} of ${String(repeats)}`)
    for (const which of CASES) starts.push(await start(which))
  }
  return {
    findings: findingsOf(starts),
    notes: (['signed in', 'signed out'] as const).map((which) => chunkNote(starts, which)),
    faults: await faultsOf(starts, clientDir),
  }
}

interface Opening {
  readonly url: string
  readonly storage: StorageState | undefined
  readonly script: string
  readonly now: () => number
}

async function measureStart(
  browser: Browser,
  which: Case,
  { url, storage, script, now }: Opening,
): Promise<Start> {
  const visit = await openVisit(browser, { storage, scripts: [script], now })
  try {
    const { page, devtools } = visit
    await devtools.send('Network.enable')
    await slowNetwork(devtools)
    await visit.slowDown(SLOWER)
    const scripts = watchScripts(devtools)
    await page.goto(url)
    if (which === 'signed out') await page.locator('input[type="password"]').waitFor()
    else await homeShown(page)
    await pause(SETTLE_MS)
    const noted = await page.evaluate<{
      lcpMs: number | null
      lcpElement: string
      firstPriceMs: number | null
    }>('benchStart.read()')
    const lcpMs = noted.lcpMs ?? Number.NaN
    const all = [...scripts()]
    return { ...noted, case: which, lcpMs, all, before: all.filter(({ endedMs }) => endedMs <= lcpMs) }
  } finally {
    await visit.close()
  }
}

function findingsOf(starts: readonly Start[]): Finding[] {
  const setting = 'slow 4G, 4× CPU'
  const figure = (
    which: Case,
    what: string,
    unit: 's' | 'KB',
    value: (start: Start) => number,
    budget: Budget | null,
  ): Finding => ({
    bench: 'B4',
    what: `${which}: ${what}`,
    setting,
    unit,
    values: starts.filter((start) => start.case === which).map(value),
    budget,
  })
  const lcp = ({ lcpMs }: Start): number => lcpMs / 1000
  const firstPrice = ({ firstPriceMs }: Start): number => (firstPriceMs ?? Number.NaN) / 1000
  return [
    figure('signed in', 'largest paint', 's', lcp, LCP),
    figure('signed in', 'first price', 's', firstPrice, null),
    figure('signed in', 'JavaScript before it, brotli', 'KB', ({ before }) => kilobytes(before), SCRIPTS),
    figure('signed in', 'JavaScript before it, with headers', 'KB', ({ before }) => onTheWire(before), null),
    figure('signed in', 'JavaScript in all, brotli', 'KB', ({ all }) => kilobytes(all), null),
    figure('signed out', 'largest paint', 's', lcp, null),
    figure('signed out', 'JavaScript before it, brotli', 'KB', ({ before }) => kilobytes(before), null),
    figure('baseline', 'largest paint', 's', lcp, null),
  ]
}

function kilobytes(scripts: readonly Transfer[]): number {
  return scripts.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / 1000
}

function onTheWire(scripts: readonly Transfer[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

/** Lists the scripts that were received before the largest paint. */
function chunkNote(starts: readonly Start[], which: Case): string {
  const last = starts.findLast((start) => start.case === which)
  const lines = (last?.before ?? [])
    .toSorted((a, b) => b.bodyBytes - a.bodyBytes)
    .map(({ path, encoding, bodyBytes, endedMs }) => {
      const size = (bodyBytes / 1000).toFixed(1).padStart(6)
      return `  ${size} KB ${encoding.padEnd(4)} in after ${(endedMs / 1000).toFixed(2)} s  ${path}`
    })
  const largest = last?.lcpElement ?? ''
  return [`B4: scripts before the largest paint (“${largest}”), ${which}`, ...lines].join('\n')
}

async function faultsOf(starts: readonly Start[], clientDir: string): Promise<readonly string[]> {
  const paths = new Set(starts.flatMap(({ all }) => all.map(({ path }) => path)))
  const late = await Promise.all([...paths].map((path) => latePackagesIn(clientDir, path)))
  return [...new Set(late.flat())].map((name) => `B4: ${name} was loaded on the way to the first screen`)
}
