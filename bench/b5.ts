import type { Browser } from 'playwright'
import { watchWork } from './browser/work.ts'
import { tallyOf, type TalkNotes } from './chat/messageTally.ts'
import { createRoomLoad, type Pace } from './chat/roomLoad.ts'
import { openRooms } from './chat/rooms.ts'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import { soak, soakFindings } from './soak/soak.ts'
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
/** Longer than anything temporary is shown. */
const QUIET_MS = 10_000

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
    const soaked = await soak(visit.devtools, (ms) => load.run(PACE, ms), { bench: 'B5', minutes, say })
    await pause(QUIET_MS)
    await watch()
    const posted = await load.round()
    await pause(QUIET_MS)
    const { lost } = tallyOf(posted, await visit.page.evaluate<TalkNotes>('benchTalk.take()'))
    return {
      findings: soakFindings('B5', soaked),
      notes: [],
      faults: lost > 0 ? [`B5: the room no longer showed ${String(lost)} messages at the end`] : [],
    }
  } finally {
    await visit.close()
  }
}
