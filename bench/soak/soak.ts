import type { CDPSession } from 'playwright'
import type { Budget, Finding } from '../report/finding.ts'
import type { BenchOptions } from '../report/measurement.ts'
import { type Memory, readMemory } from './memory.ts'
import { readObjects } from './objects.ts'
import { growthOf, type Point, slopeOf } from './trend.ts'

const MINUTE_MS = 60_000
const LOOKS_PER_MINUTE = 2
/** How long a page needs until its memory is steady; a shorter soak uses a sixth of its time. */
const SETTLED_AFTER_MINUTES = 5
const SETTLING_PART = 1 / 6
const SLOPE: Budget = { most: 10 }
const LEVEL: Budget = { most: 2 }

/** What a soak has read of a page. */
export interface Soaked {
  readonly minutes: number
  readonly looks: readonly Memory[]
  /** The size of the page's own objects at the beginning and the end of the settled time, KB. */
  readonly objects: readonly Point[]
}

interface SoakOptions extends Pick<BenchOptions, 'minutes' | 'say'> {
  /** The benchmark's name, such as B5. */
  readonly bench: string
}

/** Repeats the load, and reads the page's memory after each time; needs `watchWork`. @param load works for so long, ms. */
export async function soak(
  devtools: CDPSession,
  load: (ms: number) => Promise<void>,
  { bench, minutes, say }: SoakOptions,
): Promise<Soaked> {
  const began = performance.now()
  const past = (): number => (performance.now() - began) / MINUTE_MS
  const looks: Memory[] = []
  const objects: Point[] = []
  const lookAtObjects = async (): Promise<void> => {
    objects.push({ minute: past(), value: await readObjects(devtools) })
  }
  while (past() < minutes) {
    await load(MINUTE_MS / LOOKS_PER_MINUTE)
    const look = await readMemory(devtools, past())
    looks.push(look)
    const { minute, heapKb, nodes, listeners } = look
    const [at, heap] = [minute.toFixed(1), heapKb.toFixed(0)]
    say(`${bench}: minute ${at}: ${heap} KB, ${String(nodes)} nodes, ${String(listeners)} listeners`)
    if (objects.length === 0 && minute >= settledFrom(minutes)) await lookAtObjects()
  }
  await lookAtObjects()
  return { minutes, looks, objects }
}

function settledFrom(minutes: number): number {
  return Math.min(SETTLED_AFTER_MINUTES, minutes * SETTLING_PART)
}

export function soakFindings(bench: string, { minutes, looks, objects }: Soaked): Finding[] {
  const from = settledFrom(minutes)
  const settled = looks.filter(({ minute }) => minute >= from)
  const points = (value: (memory: Memory) => number): Point[] =>
    settled.map((memory) => ({ minute: memory.minute, value: value(memory) }))
  const figure = (what: string, unit: Finding['unit'], value: number, budget: Budget | null): Finding => ({
    bench,
    what,
    setting: `${String(minutes)} minutes, from minute ${from.toFixed(1)}`,
    unit,
    values: [value],
    budget,
  })
  const last = looks.at(-1)
  return [
    figure('heap, slope', 'KB/min', slopeOf(points(({ heapKb }) => heapKb)), SLOPE),
    figure('heap without compiled code, slope', 'KB/min', slopeOf(objects), SLOPE),
    figure('nodes, last third to first', '%', growthOf(points(({ nodes }) => nodes)), LEVEL),
    figure('listeners, last third to first', '%', growthOf(points(({ listeners }) => listeners)), LEVEL),
    figure('heap at the end', 'KB', last?.heapKb ?? Number.NaN, null),
    figure('nodes at the end', '', last?.nodes ?? Number.NaN, null),
    figure('listeners at the end', '', last?.listeners ?? Number.NaN, null),
  ]
}
