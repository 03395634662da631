import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { openVisit, type StorageState, type Visit } from '../browser/openBrowser.ts'
import type { Place } from '../place/place.ts'
import { homeShown, signIn } from '../place/signIn.ts'
import { serveStill, type StillPages } from '../vanilla/still.ts'
import { type Board, findBoard } from './board.ts'
import { createTraffic, pause, type Traffic } from './traffic.ts'

/** The page that is measured, and the one it is compared with. */
export type Side = 'product' | 'baseline'
export const SIDES: readonly Side[] = ['baseline', 'product']

/** The home list of the product and its hand-written counterpart, ready to receive prices. */
export interface Screens {
  readonly storage: StorageState
  readonly still: StillPages
  readonly traffic: Traffic
  /** Opens a page that shows the board and receives the frames. The caller closes the visit. */
  open(side: Side, scripts?: readonly string[]): Promise<{ readonly visit: Visit; readonly board: Board }>
}

const LISTENING_TRIES = 100
const LISTENING_MS = 50

type PageScript = 'cells' | 'frames' | 'paint' | 'show' | 'start' | 'talk'

/** Reads a bench script that runs in the page. */
export function pageScript(name: PageScript): Promise<string> {
  return readFile(new URL(`../browser/${name}.js`, import.meta.url), 'utf8')
}

/** Signs in, opens the list once, and creates the baseline page from it. */
export async function openScreens(browser: Browser, place: Place): Promise<Screens> {
  const storage = await signIn(browser, place)
  const traffic = createTraffic(place)
  const cells = await pageScript('cells')
  const first = await openVisit(browser, { storage, scripts: [cells], now: place.now })
  try {
    await first.page.goto(place.origin)
    await homeShown(first.page)
    const still = await serveStill(first.page, place, traffic, await findBoard(first.page, place, traffic))
    return {
      storage,
      still,
      traffic,
      open: async (side, scripts = []) => {
        await silence(place)
        const visit = await openVisit(browser, { storage, scripts: [cells, ...scripts], now: place.now })
        try {
          await visit.page.goto(side === 'product' ? place.origin : still.board)
          await homeShown(visit.page)
          return { visit, board: await findBoard(visit.page, place, traffic) }
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
async function silence(place: Place): Promise<void> {
  for (let left = LISTENING_TRIES; left > 0 && place.listeners > 0; left -= 1) await pause(LISTENING_MS)
}
