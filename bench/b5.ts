import type { Browser } from 'playwright'
import type { Visit } from './browser/openBrowser.ts'
import { watchWork } from './browser/work.ts'
import { tallyOf, type TalkNotes } from './chat/messageTally.ts'
import { type RoomLoad, createRoomLoad, type Pace } from './chat/roomLoad.ts'
import { openRooms } from './chat/rooms.ts'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import type { Budget, Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import { type Memory, readMemory } from './soak/memory.ts'
import { readObjects } from './soak/objects.ts'
import { growthOf, type Point, slopeOf } from './soak/trend.ts'
import { pause } from './traffic/traffic.ts'

/** The pace of a busy room, so that all bounded lists are full before the measurement starts. */
const PACE: Pace = {
  texts: 20,
  prices: 5,
  welcomes: 2,
  smallGifts: 1,
  fullGifts: 1 / 15,
  orderPushes: 1 / 10,
}
const MINUTE_MS = 60_000
const LOOKS_PER_MINUTE = 2
/** How long the page needs until its memory is steady; a shorter soak uses a sixth of its time. */
const SETTLED_AFTER_MINUTES = 5
const SETTLING_PART = 1 / 6
/** Longer than anything temporary is shown. */
const QUIET_MS = 10_000
const SLOPE: Budget = { most: 10 }
const LEVEL: Budget = { most: 2 }

/** B5: the memory of a live room that stays open for a long time. */
export async function measureSoak(
  browser: Browser,
  platform: BenchPlatform,
  { minutes, say }: BenchOptions,
): Promise<Measurement> {
  const screens = await openRooms(browser, platform)
  const { visit, room, watch } = await screens.open('product')
  try {
    await watchWork(visit.devtools)
    const load = createRoomLoad(platform, room)
    const { looks, objects } = await soak(visit, load, { minutes, say })
    await pause(QUIET_MS)
    await watch()
    const posted = await load.round()
    await pause(QUIET_MS)
    const { lost } = tallyOf(posted, await visit.page.evaluate<TalkNotes>('benchTalk.take()'))
    return {
      findings: findingsOf(looks, objects, minutes),
      notes: [],
      faults: lost > 0 ? [`B5: the room no longer showed ${String(lost)} messages at the end`] : [],
    }
  } finally {
    await visit.close()
  }
}

async function soak(
  { devtools }: Visit,
  load: RoomLoad,
  { minutes, say }: Pick<BenchOptions, 'minutes' | 'say'>,
): Promise<{ readonly looks: readonly Memory[]; readonly objects: readonly Point[] }> {
  const began = performance.now()
  const past = (): number => (performance.now() - began) / MINUTE_MS
  const looks: Memory[] = []
  const objects: Point[] = []
  const lookAtObjects = async (): Promise<void> => {
    objects.push({ minute: past(), value: await readObjects(devtools) })
  }
  while (past() < minutes) {
    await load.run(PACE, MINUTE_MS / LOOKS_PER_MINUTE)
    const look = await readMemory(devtools, past())
    looks.push(look)
    const { minute, heapKb, nodes, listeners } = look
    const [at, heap] = [minute.toFixed(1), heapKb.toFixed(0)]
    say(`B5: minute ${at}: ${heap} KB, ${String(nodes)} nodes, ${String(listeners)} listeners`)
    if (objects.length === 0 && minute >= settledFrom(minutes)) await lookAtObjects()
  }
  await lookAtObjects()
  return { looks, objects }
}

function settledFrom(minutes: number): number {
  return Math.min(SETTLED_AFTER_MINUTES, minutes * SETTLING_PART)
}

function findingsOf(looks: readonly Memory[], objects: readonly Point[], minutes: number): Finding[] {
  const from = settledFrom(minutes)
  const settled = looks.filter(({ minute }) => minute >= from)
  const points = (value: (memory: Memory) => number): Point[] =>
    settled.map((memory) => ({ minute: memory.minute, value: value(memory) }))
  const figure = (what: string, unit: Finding['unit'], value: number, budget: Budget | null): Finding => ({
    bench: 'B5',
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
