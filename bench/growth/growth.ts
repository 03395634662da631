import { median } from '../report/figures.ts'
import type { Finding } from '../report/finding.ts'

/** A call at one size of what it reads. */
export interface SizedCall {
  /** The call; the same at each size. */
  readonly what: string
  /** What grows. */
  readonly of: string
  readonly size: number
  /** Calls once, and returns the number of rows and the time in ms. */
  once(): Promise<{ readonly rows: number; readonly ms: number }>
  /** How many rows are expected; `null` for a list whose length grows, which is measured for each row. */
  readonly rows: number | null
}

/** The times of a call at one size, one for each repeat. */
export interface SizedTimes {
  readonly call: SizedCall
  readonly ms: number[]
}

/** By the name of the call. */
export interface Troubles {
  /** Why a call failed at a size: it cannot be used with that much data. */
  readonly failed: Map<string, string>
  /** Answers with another number of rows than expected: their times mean nothing. */
  readonly wrong: Map<string, string>
}

/**
 * Growth per tenfold at which a call is no worse than logarithmic: a time that is proportional to the logarithm
 * of the size grows by 1.5 from 100 to 1 000, and by less from there on.
 */
const MAX_GROWTH = 1.5
const WARM_UPS = 3
const CALLS = 15
/** Lists are compared for this many of their rows. */
const ROWS = 100

/** Measures all sizes of all calls in each repeat, so that a change of the machine's load affects all sizes. */
export async function timeCalls(
  calls: readonly SizedCall[],
  repeats: number,
  troubles: Troubles,
): Promise<readonly SizedTimes[]> {
  const times = calls.map((call): SizedTimes => ({ call, ms: [] }))
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    for (const { call, ms } of times) ms.push(await timeCall(call, troubles))
  }
  return times
}

/** The median of several calls, which excludes collections of garbage; `NaN` when the call fails. */
async function timeCall(call: SizedCall, { failed, wrong }: Troubles): Promise<number> {
  const name = `${call.what} of ${String(call.size)} ${call.of}`
  const taken: number[] = []
  for (let index = 0; index < WARM_UPS + CALLS; index += 1) {
    try {
      const { rows, ms } = await call.once()
      if (call.rows !== null && rows !== call.rows)
        wrong.set(name, `${String(rows)} rows, not ${String(call.rows)}`)
      if (index >= WARM_UPS) taken.push(call.rows === null ? (ms / Math.max(1, rows)) * ROWS : ms)
    } catch (error) {
      failed.set(name, error instanceof Error ? error.message : String(error))
      return Number.NaN
    }
  }
  return median(taken)
}

/** The time at each size, and the growth from the last size but one to the last, per tenfold. */
export function growthFindings(times: readonly SizedTimes[]): readonly Finding[] {
  const names = [...new Set(times.map(({ call }) => call.what))]
  return names.flatMap((what) => {
    const sized = times.filter(({ call }) => call.what === what)
    const [before, last] = sized.slice(-2)
    const found = sized.map(({ call, ms }): Finding => ({
      bench: 'B10',
      what: call.rows === null ? `${what}, for ${String(ROWS)} rows` : what,
      setting: `${String(call.size)} ${call.of}`,
      unit: 'ms',
      values: ms,
      budget: null,
    }))
    if (before === undefined || last === undefined) return found
    const setting = `${String(before.call.size)} to ${String(last.call.size)} ${last.call.of}`
    const budget = { most: MAX_GROWTH }
    return [...found, { bench: 'B10', what, setting, unit: '×', values: tenfold(before, last), budget }]
  })
}

function tenfold(before: SizedTimes, last: SizedTimes): readonly number[] {
  const tens = Math.log10(last.call.size / before.call.size)
  return last.ms.map((ms, repeat) => (ms / (before.ms[repeat] ?? Number.NaN)) ** (1 / tens))
}
