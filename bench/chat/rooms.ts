import type { Browser, Page } from 'playwright'
import { openVisit, type Visit } from '../browser/openBrowser.ts'
import type { BenchPlatform } from '../platform/benchPlatform.ts'
import { signIn } from '../platform/signIn.ts'
import { pageScript, type Side } from '../traffic/screens.ts'
import { pause } from '../traffic/traffic.ts'
import { serveChatPage } from './chatPage.ts'

/** A page with a room open. */
export interface RoomVisit {
  readonly visit: Visit
  readonly room: string
  /** Starts recording lines, shows and the end of the list. The records stay in the page until they are taken. */
  watch(): Promise<void>
}

/** The room screen of the product and its hand-written counterpart. */
export interface RoomScreens {
  /** Opens a new room and resolves when the page has joined it. The caller closes the visit. */
  open(side: Side): Promise<RoomVisit>
}

const WATCHING_TRIES = 200
const WATCHING_MS = 50
/** Time for the answer to the join and the rendering after it, ms. */
const SETTLE_MS = 2000

/** Signs in, opens a room once, and creates the baseline page from it. */
export async function openRooms(browser: Browser, platform: BenchPlatform): Promise<RoomScreens> {
  const storage = await signIn(browser, platform)
  const scripts = await Promise.all((['cells', 'frames', 'show', 'talk'] as const).map(pageScript))
  let opened = 0

  async function enter(page: Page, address: string): Promise<void> {
    await untilWatching(platform, 0)
    await page.goto(address)
    await page.locator('[role="log"]').waitFor()
    await untilWatching(platform, 1)
    await pause(SETTLE_MS)
  }
  const nextRoom = (): string => `bench-${String((opened += 1))}`
  const ofProduct = (room: string): string => `${platform.origin}/app/live/${room}`

  const first = await openVisit(browser, { storage, scripts, now: platform.now })
  let twin: string
  try {
    const room = nextRoom()
    await enter(first.page, ofProduct(room))
    twin = await serveChatPage(first.page, platform, room)
  } finally {
    await first.close()
  }
  return {
    open: async (side) => {
      const room = nextRoom()
      const visit = await openVisit(browser, { storage, scripts, now: platform.now })
      try {
        await enter(visit.page, side === 'product' ? ofProduct(room) : `${twin}#${room}`)
        const watch = (): Promise<void> =>
          visit.page.evaluate('benchFrames.follow(), benchTalk.start(), benchShow.start()')
        return { visit, room, watch }
      } catch (error) {
        await visit.close()
        throw error
      }
    },
  }
}

/** Two pages at once would share the processor, and a page that has not joined receives no messages. */
async function untilWatching(platform: BenchPlatform, watching: number): Promise<void> {
  for (let left = WATCHING_TRIES; left > 0; left -= 1) {
    if (platform.watching === watching) return
    await pause(WATCHING_MS)
  }
  throw new Error(`${String(platform.watching)} pages are connected to the rooms, not ${String(watching)}`)
}
