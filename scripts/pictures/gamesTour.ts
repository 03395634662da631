import type { Page } from '@playwright/test'
import { expect, rest } from './inView.ts'
import type { Tour } from './tour.ts'

/** A quick table: bets are taken for 12 s. */
const TABLE = 'C01'
/** A draw every minute. */
const TICKET = '201'
/** So many seconds of a round are enough for a picture with its chips. */
const ENOUGH_S = 6

/** A game beside the anchor, the casino, the lottery and the wallet. */
export async function games(on: Tour): Promise<void> {
  await anchorGame(on)
  await casino(on)
  await lottery(on)
  await on.page.goto('/wallet')
  await expect(on.page.getByRole('list', { name: '各个钱包' })).toBeVisible()
  await rest(on.page)
  await on.shoot('wallet')
}

/** Opens the first game that a room offers. */
async function anchorGame({ page, shoot }: Tour): Promise<void> {
  await page.goto('/app/live')
  const ways = page.locator('a[href^="/app/live/"]')
  await expect(ways.first()).toBeVisible()
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('log', { name: '聊天记录' })).toBeVisible()
    await rest(page)
    const entry = page.getByRole('button', { name: /^打开/ }).first()
    if (!(await entry.isVisible())) continue
    await entry.click()
    await expect(page.getByRole('group', { name: '选项' })).toBeVisible()
    await rest(page)
    await shoot('anchor-game')
    return
  }
  throw new Error('No room offers a game.')
}

async function casino({ page, shoot }: Tour): Promise<void> {
  await page.goto('/casino')
  await page.getByRole('radio', { name: '路纸' }).click()
  await expect(page.getByRole('img', { name: /^共 \d+ 局，庄 \d+/ }).first()).toBeVisible()
  await rest(page)
  await shoot('casino')
  await page.goto(`/casino/${TABLE}`)
  await betsAreTaken(page)
  await rest(page)
  await shoot('casino-table')
}

async function betsAreTaken(page: Page): Promise<void> {
  await expect(async () => {
    expect(Number(await page.getByRole('timer').first().innerText({ timeout: 500 }))).toBeGreaterThan(
      ENOUGH_S,
    )
  }).toPass({ timeout: 90_000 })
}

async function lottery({ page, shoot }: Tour): Promise<void> {
  await page.goto('/lottery')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await rest(page)
  await shoot('lottery')
  await page.goto(`/lottery/${TICKET}`)
  await expect(page.getByRole('timer').first()).toBeVisible()
  await rest(page)
  await shoot('lottery-ticket')
}
