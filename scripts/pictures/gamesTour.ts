import type { Page } from '@playwright/test'
import { expect, rest } from './inView.ts'
import type { Tour } from './tour.ts'

/** A quick table: bets are taken for 12 s. */
const TABLE = 'C01'
/** A quick table without commission. */
const FREE_TABLE = 'S01'
/** A lottery of each kind, most with a draw every minute, and its pictures. */
const TICKETS = {
  '101': 'lottery-three',
  '201': 'lottery-ticket',
  '203': 'lottery-daily',
  '302': 'lottery-pk10',
  '402': 'lottery-eleven',
  '502': 'lottery-dice',
  '602': 'lottery-six',
} as const
/** So many seconds of a round are enough for a picture with its chips. */
const ENOUGH_S = 6

/** The ball, the shot and the cards are on their way, real ms after a round was decided. */
const MIDDLE_OF_OUTCOME_MS = 2500

/** A game beside the anchor, the casino, the lottery and the wallet. */
export async function games(on: Tour): Promise<void> {
  await anchorGames(on)
  await casino(on)
  await lottery(on)
  await on.page.goto('/wallet')
  await expect(on.page.getByRole('list', { name: '各个钱包' })).toBeVisible()
  await rest(on.page)
  await on.shoot('wallet')
}

/** The games of anchors, by the name in the buttons that open them, and their pictures. */
const ANCHOR_GAMES = { 点球大战: 'penalty', 绝杀三分: 'buzzer', 主播百家乐: 'baccarat' } as const

/** Opens each game in the first room that offers it. */
async function anchorGames({ page, shoot }: Tour): Promise<void> {
  await page.goto('/app/live')
  const ways = page.locator('a[href^="/app/live/"]')
  await expect(ways.first()).toBeVisible()
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const wanted = new Map<string, string>(Object.entries(ANCHOR_GAMES))
  for (const address of addresses) {
    for (const [name, picture] of [...wanted]) {
      await page.goto(address)
      await expect(page.getByRole('log', { name: '聊天记录' })).toBeVisible()
      await rest(page)
      const entry = page.getByRole('button', { name: `打开${name}` })
      if (!(await entry.isVisible())) continue
      await entry.click()
      await expect(page.getByRole('group', { name: '选项' })).toBeVisible()
      await rest(page)
      await shoot(`anchor-game-${picture}`)
      await played(page, name)
      await shoot(`anchor-game-${picture}-result`)
      wanted.delete(name)
    }
    if (wanted.size === 0) return
  }
  throw new Error(`No room offers ${[...wanted.keys()].join(', ')}.`)
}

/** Waits until a round has been decided, and its outcome is being shown. */
async function played(page: Page, name: string): Promise<void> {
  const state = (label: string) =>
    page.getByRole('dialog', { name }).getByRole('button', { name: label, exact: true })
  await expect(state('已封盘')).toBeVisible({ timeout: 90_000 })
  await expect(state('等待下一期')).toBeVisible()
  await page.waitForTimeout(MIDDLE_OF_OUTCOME_MS)
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
  await page.goto(`/casino/${FREE_TABLE}`)
  await betsAreTaken(page)
  await rest(page)
  await shoot('casino-table-free')
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
  for (const [ticketId, picture] of Object.entries(TICKETS)) {
    await page.goto(`/lottery/${ticketId}`)
    await expect(page.getByRole('timer').first()).toBeVisible()
    await rest(page)
    await shoot(picture)
  }
}
