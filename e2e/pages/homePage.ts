import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { MatchSummary } from '../matches.ts'
import { literally, startingWith } from './words.ts'

export type HomeTab = '今日' | '滚球' | '早盘' | '串关' | '冠军' | '收藏'

export interface HomePage {
  readonly rows: Locator
  /** The balance with the time and net result, a link to the settings. */
  readonly balance: Locator
  tab(name: HomeTab): Locator
  sport(name: '足球' | '篮球' | '网球' | '排球' | '乒乓球' | '冰球'): Locator
  mode(name: '体育' | '真人' | '彩票'): Locator
  nav(name: '首页' | '滚球' | '主播' | '注单' | '我的'): Locator
  row(match: MatchSummary): Locator
  /** Scrolls the virtual list until the match's row is rendered. */
  reveal(match: MatchSummary): Promise<Locator>
  /** The price of a home win in any state. */
  homeWin(match: MatchSummary): Locator
}

export function homePage(page: Page): HomePage {
  const rows = page.getByRole('article')
  const row = ({ home, away }: MatchSummary): Locator =>
    page.getByRole('article', { name: `${home} 对 ${away}`, exact: true })
  return {
    rows,
    balance: page.getByRole('button', { name: startingWith('余额 ') }),
    tab: (name) =>
      page.getByRole('tablist', { name: '赛事类别' }).getByRole('tab', { name: startingWith(name) }),
    sport: (name) =>
      page.getByRole('tablist', { name: '运动' }).getByRole('tab', { name: startingWith(name) }),
    mode: (name) => page.getByRole('tablist', { name: '大厅' }).getByRole('tab', { name }),
    nav: (name) =>
      page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: startingWith(name) }),
    row,
    async reveal(match) {
      const wanted = row(match)
      const list = page.getByRole('tabpanel')
      await expect(rows.first()).toBeVisible()
      await list.evaluate((element) => {
        element.scrollTop = 0
      })
      await expect(async () => {
        await list.evaluate(turnUntilDrawn, `${match.home} 对 ${match.away}`)
        // An update of the list in between renders the row again.
        await wanted.scrollIntoViewIfNeeded({ timeout: 500 })
        await expect(wanted).toBeVisible({ timeout: 100 })
      }).toPass({ intervals: [50], timeout: 30_000 })
      return wanted
    },
    homeWin: (match) =>
      row(match)
        .getByRole('button', { name: new RegExp(`^${literally(match.home)}，`) })
        .first(),
  }
}

/** Runs in the page: scrolls the list in steps of a little less than its height until the row is rendered. */
async function turnUntilDrawn(list: Element, name: string): Promise<void> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let top = 0; top < list.scrollHeight; top += list.clientHeight * 0.8) {
    if (list.querySelector(`article[aria-label="${name}"]`) !== null) return
    list.scrollTop = top
    await frame()
    await frame()
  }
}
