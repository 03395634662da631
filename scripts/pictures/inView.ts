import { expect as promptly } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** A bet in play is confirmed within six seconds; a settlement takes a little longer. */
export const expect = promptly.configure({ timeout: 30_000 })

export const MIDDLING_DRAW = /^平局，[2-6]\.\d/

export const rows = (page: Page): Locator => page.getByRole('article')
export const rowOf = (page: Page, matchId: string): Locator =>
  rows(page).filter({ has: page.locator(`a[href$="/${matchId}"]`) })
/** The first match with a draw price in the middle range, so that its prices can move in both directions. */
export const middling = (page: Page): Locator =>
  rows(page)
    .filter({ has: page.getByRole('button', { name: MIDDLING_DRAW }) })
    .first()
export const bar = (page: Page): Locator => page.getByRole('button', { name: /^投注单，/ })
export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: '投注单' })
export const status = (page: Page, title: string): Locator =>
  sheet(page).getByRole('heading', { name: title })
/** The link from a row to its match, as opposed to the link to its video. */
export const wayInto = (row: Locator): Locator => row.locator('a[href^="/app/match/"]')
/** The prices of a row that can be selected. */
export const prices = (row: Locator): Locator =>
  row.locator('button[aria-pressed]:not([aria-disabled]):not([aria-label^=收藏])')

export async function matchIdOf(row: Locator): Promise<string> {
  const href = await wayInto(row).getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

export async function type(page: Page, amount: string): Promise<void> {
  const keypad = sheet(page).getByRole('group', { name: '金额键盘' })
  for (const digit of amount) await keypad.getByRole('button', { name: digit, exact: true }).click()
}

/** Waits until a price in view has just moved, so that the screenshot shows a move. */
export async function moves(page: Page): Promise<void> {
  await rest(page)
  await expect(
    rows(page)
      .getByRole('button', { name: /(上升|下降)/ })
      .first(),
  ).toBeVisible()
}

/** Waits 700 ms: longer than most animations and the guards of buttons, but not than a toast. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(700)
}

/** Waits until a page has its content: no request is pending and no skeleton is shown; then `rest`s. */
export async function pictured(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('status').filter({ hasText: '加载' })).toHaveCount(0)
  await rest(page)
}
