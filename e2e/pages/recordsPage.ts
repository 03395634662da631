import type { Locator, Page } from '@playwright/test'
import { startingWith } from './words.ts'

export interface RecordsPage {
  readonly cards: Locator
  open(): Promise<void>
  show(state: '未结算' | '已结算' | '预约中' | '预约失败'): Promise<void>
  /** A bet by its kind, state and stake, such as `单关，已受理，投注额 100.00`. */
  card(kind: string, state: string, stake: string): Locator
}

export function recordsPage(page: Page): RecordsPage {
  return {
    cards: page.getByRole('article'),
    async open() {
      await page
        .getByRole('navigation', { name: '主导航' })
        .getByRole('link', { name: startingWith('注单') })
        .click()
    },
    async show(state) {
      await page.getByRole('radiogroup', { name: '结算状态' }).getByRole('radio', { name: state }).click()
    },
    card: (kind, state, stake) =>
      page.getByRole('article', { name: `${kind}，${state}，投注额 ${stake}`, exact: true }),
  }
}
