import type { Page } from '@playwright/test'
import { expect, pictured, rest } from './inView.ts'
import type { Tour } from './tour.ts'

/** Pages that the other tours do not pass: of news, of games, of the wallet and of the account. */
export async function pages(on: Tour): Promise<void> {
  await news(on)
  await casinoPages(on)
  await lotteryPages(on)
  await accountPages(on)
}

async function news({ page, shoot }: Tour): Promise<void> {
  await page.goto('/app/news')
  await page.locator('main a[href^="/app/news/article/"]').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await rest(page)
  await shoot('article')
  await open(page, '/app/news/predictions')
  await shoot('predictors')
}

/** Two tables on one page. */
async function casinoPages({ page, shoot }: Tour): Promise<void> {
  await open(page, '/casino/multi')
  for (const nth of [0, 1]) {
    await page
      .getByRole('button', { name: /^加入 / })
      .nth(nth)
      .click()
  }
  await rest(page)
  await shoot('casino-multi')
}

/** The numbers of a lottery by how often they were drawn, and the proof of a draw. */
async function lotteryPages({ page, shoot }: Tour): Promise<void> {
  await open(page, '/lottery/201/trend')
  await shoot('lottery-trend')
  await page.goto('/lottery/201')
  await page.getByRole('button', { name: '记录与规则' }).click()
  await page.getByRole('radio', { name: '开奖' }).click()
  const proof = page.locator('a[href^="/rounds/lottery/"]').first()
  await expect(proof).toBeVisible()
  await proof.click()
  await expect(page).toHaveURL(/\/rounds\/lottery\//)
  await pictured(page)
  await shoot('round-proof')
}

async function accountPages({ page, shoot }: Tour): Promise<void> {
  for (const [address, screen] of [
    ['/wallet/statement', 'statement'],
    ['/app/settings/announcements', 'announcements'],
  ] as const) {
    await open(page, address)
    await shoot(screen)
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await pictured(page)
}
