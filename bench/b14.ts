import type { Browser } from 'playwright'
import { MOST_TABLES } from '../streams/domain/casino/tables.ts'
import { watchWork } from './browser/work.ts'
import {
  lookThrough,
  openCasino,
  openLobby,
  ROUND_MS,
  shoeCounts,
  STEP_MS,
  toTheTop,
} from './casino/lobby.ts'
import type { BenchPlatform } from './platform/benchPlatform.ts'
import { signIn } from './platform/signIn.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'
import { soak, soakFindings } from './soak/soak.ts'
import { pause } from './traffic/traffic.ts'

/** B14: the memory of the casino lobby with its roads and the most tables, which stays open and is looked through. */
export async function measureLobbySoak(
  browser: Browser,
  _: BenchPlatform,
  { minutes, say }: BenchOptions,
  clientDir: string,
): Promise<Measurement> {
  const platform = await openCasino(clientDir, MOST_TABLES)
  try {
    const storage = await signIn(browser, platform)
    await pause(ROUND_MS)
    const visit = await openLobby(browser, platform, { storage, tables: MOST_TABLES })
    const { page, devtools } = visit
    try {
      await watchWork(devtools)
      const load = async (ms: number): Promise<void> => {
        await lookThrough(page, MOST_TABLES, Math.floor(ms / STEP_MS))
        await toTheTop(page)
      }
      const soaked = await soak(devtools, load, { bench: 'B14', minutes, say })
      const before = await shoeCounts(page)
      await pause(ROUND_MS)
      const faults =
        (await shoeCounts(page)) === before ? ['B14: the first table stood still at the end'] : []
      return { findings: soakFindings('B14', soaked), notes: [], faults }
    } finally {
      await visit.close()
    }
  } finally {
    await platform.close()
  }
}
