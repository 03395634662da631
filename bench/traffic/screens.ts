import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { openVisit, type StorageState, type Visit } from '../browser/openBrowser.ts'
import type { Place } from '../place/place.ts'
import { homeShown, signIn } from '../place/signIn.ts'
import { serveStill, type StillPages } from '../vanilla/still.ts'
import { type Board, findBoard } from './board.ts'
import { createTraffic, pause, type Traffic } from './traffic.ts'

/** What is measured, and what it is measured against. */
export type Side = 'product' | 'baseline'
export const SIDES: readonly Side[] = ['baseline', 'product']

/** The home list of the product and its hand-written twin, both ready to be sent prices. */
export interface Screens {
  readonly storage: StorageState
  readonly still: StillPages
  readonly traffic: Traffic
  /** Opens a page that shows the board and hears the frames. Closed by the caller. */
  open(side: Side, scripts?: readonly string[]): Promise<{ readonly visit: Visit; readonly board: Board }>
}

const LISTENING_TRIES = 100
const LISTENING_MS = 50

type PageScript = 'cells' | 'frames' | 'paint' | 'show' | 'start' | 'talk'

/** A script of the bench that runs in the page. */
export function pageScript(name: PageScript): Promise<string> {
  return readFile(new URL(`../browser/${name}.js`, import.meta.url), 'utf8')
}

/** Signs in, shows the list once, and makes the baseline from what it shows. */
export async function openScreens(browser: Browser, place: Place): Promise<Screens> {
  const storage = await signIn(browser, place)
  const traffic = createTraffic(place)
  const cells = await pageScript('cells')
  const first = await openVisit(browser, { storage, scripts: [cells] })
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
        const visit = await openVisit(browser, { storage, scripts: [cells, ...scripts] })
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

/** Waits until the page before has hung up: two pages at once would share the processor. */
async function silence(place: Place): Promise<void> {
  for (let left = LISTENING_TRIES; left > 0 && place.listeners > 0; left -= 1) await pause(LISTENING_MS)
}
