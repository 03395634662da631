import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { MatchSummary } from '../matches.ts'
import { literally, startingWith } from './words.ts'

export type HomeTab = '今日' | '滚球' | '早盘' | '串关' | '冠军' | '收藏'

export type SportName = '足球' | '篮球' | '网球' | '排球' | '乒乓球' | '冰球' | '手球' | '水球'

export type VenueName = 'PM体育' | 'IM体育' | 'FB体育' | 'DP体育' | 'YB体育' | '主播游戏'

export interface HomePage {
  readonly rows: Locator
  /** The balance with the time and net result, a link to the settings. */
  readonly balance: Locator
  tab(name: HomeTab): Locator
  sport(name: SportName): Locator
  mode(name: '体育' | '真人' | '彩票'): Locator
  /** Chooses a venue that is open. */
  enterVenue(name: VenueName): Promise<void>
  nav(name: '首页' | '滚球' | '主播' | '注单' | '我的'): Locator
  /** Shows the matches of a sport that are in play. */
  showInPlay(name: SportName): Promise<void>
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
  const sport = (name: SportName): Locator =>
    page.getByRole('tablist', { name: '运动' }).getByRole('tab', { name: startingWith(name) })
  const nav: HomePage['nav'] = (name) =>
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: startingWith(name) })
  return {
    rows,
    balance: page.getByRole('button', { name: startingWith('余额 ') }),
    tab: (name) =>
      page.getByRole('tablist', { name: '赛事类别' }).getByRole('tab', { name: startingWith(name) }),
    sport,
    mode: (name) => page.getByRole('tablist', { name: '大厅' }).getByRole('tab', { name }),
    nav,
    async showInPlay(name) {
      await nav('滚球').click()
      await sport(name).click()
    },
    async enterVenue(name) {
      await page.getByRole('button', { name: startingWith('切换场馆，当前') }).click()
      const venues = page.getByRole('dialog', { name: '切换场馆' })
      await venues.getByRole('button', { name: startingWith(name) }).click()
      await expect(venues).toBeHidden()
      // A venue without a sport menu has a row with its name in place of the tile.
      const tile = page.getByRole('button', { name: `切换场馆，当前 ${name}` })
      await expect(tile.or(page.getByRole('button', { name: new RegExp(`^场馆\\s*${name}`) }))).toBeVisible()
    },
    row,
    async reveal(match) {
      const wanted = row(match)
      const list = page.getByRole('tabpanel')
      await expect(rows.first()).toBeVisible()
      await expect(async () => {
        await list.evaluate(turnUntilDrawn, `${match.home} 对 ${match.away}`)
        // An update of the list in between renders the row again.
        await wanted.scrollIntoViewIfNeeded({ timeout: 500 })
        await expect(wanted).toBeVisible({ timeout: 100 })
      }).toPass({ intervals: [50], timeout: 90_000 })
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
  // A headless browser on a busy machine may produce no frames for a while.
  const frame = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 250)
    })
  for (let top = 0; top < list.scrollHeight; top += list.clientHeight * 0.8) {
    list.scrollTop = top
    // The list renders its rows in the frame of the scroll event.
    await frame()
    if (list.querySelector(`article[aria-label="${name}"]`) !== null) return
  }
}
