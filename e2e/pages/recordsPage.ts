import type { Locator, Page } from '@playwright/test'
import { startingWith } from './words.ts'

export interface RecordsPage {
  readonly cards: Locator
  open(): Promise<void>
  /** Goes to the settled bets, from any screen. */
  openSettled(): Promise<void>
  show(state: '未结算' | '已结算' | '预约中' | '预约失败'): Promise<void>
  /** A bet by its kind, state and stake, such as `单关，已受理，投注额 100.00`. */
  card(kind: string, state: string, stake: string): Locator
}

export function recordsPage(page: Page): RecordsPage {
  const open = async (): Promise<void> => {
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: startingWith('注单') })
      .click()
  }
  const show: RecordsPage['show'] = async (state) => {
    await page.getByRole('radiogroup', { name: '结算状态' }).getByRole('radio', { name: state }).click()
  }
  return {
    cards: page.getByRole('article'),
    open,
    async openSettled() {
      await page.goto('/')
      await open()
      await show('已结算')
    },
    show,
    card: (kind, state, stake) =>
      page.getByRole('article', { name: `${kind}，${state}，投注额 ${stake}`, exact: true }),
  }
}
