import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { openVisit, type StorageState, type Visit } from '../browser/openBrowser.ts'
import type { BenchPlatform } from '../platform/benchPlatform.ts'
import { homeShown, signIn } from '../platform/signIn.ts'
import { serveStill, type StillPages } from '../vanilla/still.ts'
import { type Board, findBoard } from './board.ts'
import { listPlace, type Place } from './place.ts'
import { createTraffic, pause, type Traffic } from './traffic.ts'

/** The page that is measured, and the one it is compared with. */
export type Side = 'product' | 'baseline'
export const SIDES: readonly Side[] = ['baseline', 'product']

/** A page of the product and its hand-written counterpart, ready to receive prices. */
export interface Screens {
  readonly storage: StorageState
  readonly still: StillPages
  readonly traffic: Traffic
  /** Opens a page that shows the board and receives the frames. The caller closes the visit. */
  open(side: Side, scripts?: readonly string[]): Promise<{ readonly visit: Visit; readonly board: Board }>
}

const LISTENING_TRIES = 100
const LISTENING_MS = 50

type PageScript = 'cells' | 'frames' | 'paint' | 'show' | 'start' | 'tables' | 'talk'

/** Reads a bench script that runs in the page. */
export function pageScript(name: PageScript): Promise<string> {
  return readFile(new URL(`../browser/${name}.js`, import.meta.url), 'utf8')
}

/** Signs in, opens the place once, and creates the baseline page from it. */
export async function openScreens(
  browser: Browser,
  platform: BenchPlatform,
  place: Place = listPlace(platform),
): Promise<Screens> {
  const url = `${platform.origin}${place.path}`
  const storage = await signIn(browser, platform)
  const traffic = createTraffic(platform)
  const cells = await pageScript('cells')
  const first = await openVisit(browser, { storage, scripts: [cells], now: platform.now })
  try {
    await first.page.goto(url)
    await homeShown(first.page)
    const still = await serveStill(
      first.page,
      platform,
      traffic,
      await findBoard(first.page, place.lines, traffic),
      place.name,
    )
    return {
      storage,
      still,
      traffic,
      open: async (side, scripts = []) => {
        await silence(platform)
        const visit = await openVisit(browser, { storage, scripts: [cells, ...scripts], now: platform.now })
        try {
          await visit.page.goto(side === 'product' ? url : still.board)
          await homeShown(visit.page)
          return { visit, board: await findBoard(visit.page, place.lines, traffic) }
        } catch (error) {
          await visit.close()
          throw error
        }
      },
    }
  } finally {
    await first.close()
  }
}

/** Waits until the previous page has disconnected, since two pages at once would share the processor. */
async function silence(platform: BenchPlatform): Promise<void> {
  for (let left = LISTENING_TRIES; left > 0 && platform.listeners > 0; left -= 1) await pause(LISTENING_MS)
}
