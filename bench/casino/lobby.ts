import type { Browser, Locator, Page } from 'playwright'
import { openVisit, type StorageState, type Visit } from '../browser/openBrowser.ts'
import { type BenchPlatform, openBenchPlatform } from '../platform/benchPlatform.ts'
import { pause } from '../traffic/traffic.ts'

/** The card mode with the roads, in the language of the browser. */
const ROADS = '路纸'
/** Longer than a round of any table. */
export const ROUND_MS = 60_000
/** Between two steps of the scroll. */
export const STEP_MS = 2500

/** A platform on which so many tables are played. */
export function openCasino(clientDir: string, tables: number): Promise<BenchPlatform> {
  return openBenchPlatform(clientDir, { casinoTables: tables, roundProducts: ['casino'] })
}

interface LobbyOptions {
  readonly storage: StorageState
  readonly tables: number
  readonly scripts?: readonly string[]
  /** CSS pixels; that of a phone when omitted. */
  readonly height?: number | undefined
}

/** Opens the casino's lobby with the roads of all its tables. */
export async function openLobby(
  browser: Browser,
  platform: BenchPlatform,
  { storage, tables, scripts = [], height }: LobbyOptions,
): Promise<Visit> {
  const visit = await openVisit(browser, { storage, scripts, height, now: platform.now })
  const { page } = visit
  try {
    await page.goto(`${platform.origin}/casino`)
    // Not clicked: below a mouse, each frame that moves something is looked at for what the mouse is over now.
    await page.getByRole('radio', { name: ROADS }).tap()
    await cardsOf(page)
      .nth(tables - 1)
      .waitFor({ state: 'attached' })
  } catch (error) {
    await visit.close()
    throw error
  }
  return visit
}

/** All cards. Those out of view are rendered empty at the same height. */
export function cardsOf(page: Page): Locator {
  return page.locator('main li:has(b, article)')
}

/** Scrolls from the first table to the last one, in so many steps. */
export async function lookThrough(page: Page, tables: number, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    await cardsOf(page)
      .nth(Math.ceil((tables * step) / steps) - 1)
      .evaluate((card) => {
        card.scrollIntoView({ block: 'center' })
      })
    await pause(STEP_MS)
  }
}

/** Scrolls to the first table, and waits until it is drawn. */
export async function toTheTop(page: Page): Promise<void> {
  await cardsOf(page)
    .first()
    .evaluate((card) => {
      card.scrollIntoView({ block: 'center' })
    })
  await pause(STEP_MS)
}

/** The counts of the first table's shoe, which each round changes; the table has to be in view. */
export function shoeCounts(page: Page): Promise<string> {
  return cardsOf(page).first().locator('footer').innerText()
}
