import type { Browser } from 'playwright'
import { openVisit, type StorageState } from './browser/openBrowser.ts'
import { type Traffic, watchTraffic } from './idle/calls.ts'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import { homeShown, signIn } from './platform/signIn.ts'
import type { Budget, Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import { pause } from './traffic/traffic.ts'

/** Time for the start-up calls, and for the grace period of streams without subscribers to end. */
const SETTLE_MS = 20_000
const MINUTE_MS = 60_000
const CALLS: Budget = { most: 10 }
const BYTES: Budget = { most: 150 }

/** B12: what the home list costs on the network while nobody touches it, in a minute. */
export async function measureIdle(
  browser: Browser,
  platform: BenchPlatform,
  { repeats, say }: BenchOptions,
): Promise<Measurement> {
  const storage = await signIn(browser, platform)
  const minutes: Traffic[] = []
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    say(`B12: repeat ${String(repeat)} of ${String(repeats)}`)
    minutes.push(await idleMinute(browser, platform, storage))
  }
  return { findings: findingsOf(minutes), notes: [pathsNote(minutes)], faults: [] }
}

async function idleMinute(
  browser: Browser,
  platform: BenchPlatform,
  storage: StorageState,
): Promise<Traffic> {
  const visit = await openVisit(browser, { storage, now: platform.now })
  try {
    await visit.page.goto(platform.origin)
    await homeShown(visit.page)
    await pause(SETTLE_MS)
    await visit.devtools.send('Network.enable')
    const traffic = watchTraffic(visit.devtools)
    await pause(MINUTE_MS)
    return traffic()
  } finally {
    await visit.close()
  }
}

function findingsOf(minutes: readonly Traffic[]): Finding[] {
  const figure = (
    what: string,
    unit: '' | 'KB',
    value: (minute: Traffic) => number,
    budget: Budget | null,
  ): Finding => ({
    bench: 'B12',
    what,
    setting: 'home list, a minute at rest',
    unit,
    values: minutes.map(value),
    budget,
  })
  return [
    figure('HTTP calls', '', ({ paths }) => sum(paths.map(({ calls }) => calls)), CALLS),
    figure('received over HTTP', 'KB', ({ paths }) => sum(paths.map(({ bytes }) => bytes)) / 1000, BYTES),
    figure('WebSocket frames', '', ({ frames }) => frames, null),
    figure('WebSocket payload', 'KB', ({ frameBytes }) => frameBytes / 1000, null),
  ]
}

/** Lists the calls of the last repeat. */
function pathsNote(minutes: readonly Traffic[]): string {
  const lines = (minutes.at(-1)?.paths ?? []).map(
    ({ path, calls, bytes }) =>
      `  ${String(calls).padStart(3)} calls ${(bytes / 1000).toFixed(1).padStart(7)} KB  ${path}`,
  )
  return ['B12: calls in a minute at rest', ...lines].join('\n')
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
