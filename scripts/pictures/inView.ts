import { expect as promptly } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** A bet in play is answered after up to six seconds, a result a little later. */
export const expect = promptly.configure({ timeout: 30_000 })

export const MIDDLING_DRAW = /^平局，[2-6]\.\d/

export const rows = (page: Page): Locator => page.getByRole('article')
export const rowOf = (page: Page, matchId: string): Locator =>
  rows(page).filter({ has: page.locator(`a[href$="/${matchId}"]`) })
/** The first match whose draw is neither sure nor hopeless: its prices have room to move. */
export const middling = (page: Page): Locator =>
  rows(page)
    .filter({ has: page.getByRole('button', { name: MIDDLING_DRAW }) })
    .first()
export const bar = (page: Page): Locator => page.getByRole('button', { name: /^投注单，/ })
export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: '投注单' })
export const status = (page: Page, title: string): Locator =>
  sheet(page).getByRole('heading', { name: title })
/** The way from a row to its match; that to the match's pictures is another. */
export const wayInto = (row: Locator): Locator => row.locator('a[href^="/app/match/"]')
/** The prices of a row that can be chosen. */
export const prices = (row: Locator): Locator => row.locator('button[aria-pressed]:not([aria-disabled])')

export async function matchIdOf(row: Locator): Promise<string> {
  const href = await wayInto(row).getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

export async function type(page: Page, amount: string): Promise<void> {
  const keypad = sheet(page).getByRole('group', { name: '金额键盘' })
  for (const digit of amount) await keypad.getByRole('button', { name: digit, exact: true }).click()
}

/** Until something in view has just moved: the list shows what it is about. */
export async function moves(page: Page): Promise<void> {
  await rest(page)
  await expect(
    rows(page)
      .getByRole('button', { name: /(上升|下降)/ })
      .first(),
  ).toBeVisible()
}

/** Until what moves by itself has come to rest: sheets, toasts that go, pressed buttons that are deaf. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(700)
}
