import type { Locator, Page } from '@playwright/test'
import { bar, expect, matchIdOf, prices, rest, sheet, type } from './inView.ts'
import type { Tour } from './tour.ts'

const LIST = '/app/live'
/** The number of prices in the match strip. */
const OPEN_PRICES = 5
/** About the number of lines that fill the chat. */
const LINES = 10
/** The time from the start of the full-screen gift to its densest frame, ms. */
const FULLEST_MS = 900

/** Takes the screenshots of the rooms: the list, one room, a gift, and a bet next to the video. */
export async function live(on: Tour): Promise<void> {
  await rooms(on)
  await enter(on.page)
  await talk(on)
  await gifts(on)
  await slip(on)
  await company(on)
  await onItsSide(on)
  // A room has no navigation bar.
  await on.page.goto(LIST)
  await expect(ways(on.page).first()).toBeVisible()
}

async function rooms({ page, shoot }: Tour): Promise<void> {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '主播' }).click()
  await expect(ways(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await rest(page)
  await shoot('live-rooms')
}

/** Opens the first room whose match has all main prices open. */
async function enter(page: Page): Promise<void> {
  const addresses = await ways(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  for (const address of addresses) {
    await page.goto(address)
    await expect(draft(page)).toBeVisible()
    await rest(page)
    if ((await prices(strip(page)).count()) >= OPEN_PRICES) return
  }
  throw new Error('No room shows a match that can be bet on.')
}

async function talk({ page, shoot }: Tour): Promise<void> {
  const position = () => page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)
  await expect.poll(position).toBeGreaterThan(1)
  const lines = page.getByRole('log', { name: '聊天记录' }).locator(':scope > div > *')
  await expect.poll(() => lines.count(), { timeout: 120_000 }).toBeGreaterThan(LINES)
  await rest(page)
  // Gifts of other members play as well; waits until none is playing.
  await stage(page).waitFor({ state: 'hidden' })
  await shoot('live-room')
}

async function gifts({ page, shoot }: Tour): Promise<void> {
  await page.getByRole('button', { name: '送礼物' }).click()
  const tray = page.getByRole('dialog', { name: '礼物' })
  await tray.getByRole('radio', { name: /^冠军杯，/ }).click()
  await rest(page)
  await shoot('live-gifts')
  await tray.getByRole('button', { name: /^送出 1 个 冠军杯/ }).click()
  // Expensive gifts need a second tap.
  await tray.getByRole('button', { name: /^确认送出 1 个 冠军杯/ }).click()
  await stage(page).waitFor()
  await page.waitForTimeout(FULLEST_MS)
  await shoot('live-gift')
  await stage(page).waitFor({ state: 'hidden' })
}

/** The slip in a room, with the prices of the strip visible above it. */
async function slip({ page, control, shoot }: Tour): Promise<void> {
  await control.world({ do: 'hold', matchId: await matchIdOf(strip(page)), on: true })
  const price = prices(strip(page)).first()
  await price.click()
  await bar(page).click()
  await sheet(page).getByRole('tab', { name: /^单关/ }).click()
  await sheet(page)
    .getByRole('button', { name: /的投注额，未填$/ })
    .click()
  await type(page, '50')
  await rest(page)
  await shoot('live-slip')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  // Removes the selection, so that the list is shown without a slip.
  await price.click()
  await expect(bar(page)).toBeHidden()
}

/** A poll above the chat, the ranking, and the card of the room. */
async function company({ page, control, shoot }: Tour): Promise<void> {
  const room = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const question = '下一个进球是哪边？'
  const choices = ['主队', '客队', '没有了']
  // The anchor may have a poll open; it is as good.
  await control.askRoom({ room, question, choices, seconds: 300 }).catch(() => undefined)
  const poll = page.getByRole('region', { name: '投票' })
  await poll.getByRole('button', { name: /%/ }).first().click()
  await rest(page)
  await shoot('live-poll')
  await page.getByRole('tab', { name: '榜单' }).click()
  await expect(page.getByText(/^我排第/)).toBeVisible()
  await rest(page)
  await shoot('live-ranking')
  await page.getByRole('tab', { name: '聊天' }).click()
  await page.getByRole('button', { name: '分享直播间' }).click()
  await expect(page.getByRole('dialog', { name: '分享直播间' }).getByRole('img')).toBeVisible()
  await rest(page)
  await shoot('live-share')
  await page.keyboard.press('Escape')
}

/** The same room on a phone that lies on its side. */
async function onItsSide({ page, shoot }: Tour): Promise<void> {
  const upright = page.viewportSize()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('tab', { name: '盘口' }).click()
  await rest(page)
  await shoot('live-side')
  if (upright !== null) await page.setViewportSize(upright)
  await rest(page)
}

const ways = (page: Page): Locator => page.locator(`a[href^="${LIST}/"]`)
const draft = (page: Page): Locator => page.getByRole('textbox', { name: '聊天输入' })
/** The match strip below the video. */
const strip = (page: Page): Locator => page.getByRole('region', { name: /的主要盘口$/ })
/** The canvas that exists while a gift plays. */
const stage = (page: Page): Locator => page.locator('canvas')
