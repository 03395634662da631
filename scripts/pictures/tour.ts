import type { Page } from '@playwright/test'
import type { Control } from '../../platform/control/client.ts'
import {
  bar,
  expect,
  matchIdOf,
  middling,
  MIDDLING_DRAW,
  moves,
  prices,
  rest,
  rowOf,
  rows,
  sheet,
  status,
  type,
  wayInto,
} from './inView.ts'
import { entry } from './entryTour.ts'
import { further } from './furtherTour.ts'
import { games } from './gamesTour.ts'
import { live } from './liveTour.ts'
import { pages } from './pagesTour.ts'
import { entryOnTheSide, onTheSide } from './sideTour.ts'

export interface Tour {
  readonly page: Page
  readonly control: Control
  readonly member: { readonly name: string; readonly password: string }
  /** Takes a screenshot of the viewport under this name. */
  readonly shoot: (screen: string) => Promise<void>
}

const RESULT = 'goals.result.match'

/** Visits each screen as a member would, and takes a screenshot of it. */
export async function tour(on: Tour): Promise<void> {
  on.page.setDefaultTimeout(30_000)
  await entry(on)
  await entryOnTheSide(on)
  await signIn(on)
  const matchId = await home(on)
  await detail(on)
  await singleBet(on, matchId)
  await lists(on)
  await parlayBet(on)
  await records(on, matchId)
  await settings(on)
  await live(on)
  await badDays(on, matchId)
  await results(on)
  await finding(on)
  await further(on)
  await games(on)
  await pages(on)
  await onTheSide(on)
}

async function signIn({ page, member, shoot }: Tour): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: '账号' }).fill(member.name)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(member.password)
  await shoot('login')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(rows(page).first()).toBeVisible()
}

/** The list in play with one price selected. Opens that match and returns its id. */
async function home({ page, control, shoot }: Tour): Promise<string> {
  const row = middling(page)
  const draw = row.getByRole('button', { name: MIDDLING_DRAW })
  const matchId = await matchIdOf(row)
  // From here on only the tour changes this match.
  await control.world({ do: 'hold', matchId, on: true })
  await draw.click()
  await expect(bar(page)).toBeVisible()
  await moves(page)
  await shoot('home')
  await wayInto(row).click()
  return matchId
}

async function detail({ page, shoot }: Tour): Promise<void> {
  await expect(page.getByRole('region').first()).toBeVisible()
  await rest(page)
  await shoot('match')
  await page.getByRole('tab', { name: /^波胆/ }).click()
  await rest(page)
  await shoot('match-scores')
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
}

async function singleBet({ page, control, shoot }: Tour, matchId: string): Promise<void> {
  await bar(page).click()
  await type(page, '100')
  await rest(page)
  await shoot('slip-single')

  await control.world({ do: 'movePrice', matchId, key: RESULT, slot: 1, side: 'draw', percent: -12 })
  const accept = sheet(page).getByRole('button', { name: /^接受 \d/ })
  await expect(accept).toBeVisible()
  await rest(page)
  await shoot('slip-changed')

  await accept.click()
  await expect(sheet(page).getByRole('timer')).toBeVisible()
  await rest(page)
  await shoot('slip-waiting')
  await expect(status(page, '投注成功')).toBeVisible()
  await rest(page)
  await shoot('slip-accepted')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
}

const category = (page: Page, name: string) =>
  page.getByRole('tablist', { name: '赛事类别' }).getByRole('tab', { name })

/** Its name goes on with the number of matches. */
const sportTab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: '运动' }).getByRole('tab', { name: new RegExp(`^${name}`) })

async function lists({ page, shoot }: Tour): Promise<void> {
  for (const [sport, screen] of [
    ['篮球', 'home-basketball'],
    ['网球', 'home-tennis'],
    ['排球', 'home-volleyball'],
  ] as const) {
    const tab = sportTab(page, sport)
    // A sport without a match in play has one later today.
    if (!(await tab.isVisible())) await category(page, '今日').click()
    await tab.click()
    await moves(page)
    await shoot(screen)
  }
  await category(page, '滚球').click()
  await sportTab(page, '足球').click()
}

async function parlayBet({ page, control, shoot }: Tour): Promise<void> {
  await category(page, '早盘').click()
  await rest(page)
  for (const index of [0, 1, 2]) {
    const row = rows(page).nth(index)
    await control.world({ do: 'hold', matchId: await matchIdOf(row), on: true })
    await prices(row)
      .nth(index + 1)
      .click()
  }
  await expect(bar(page)).toBeVisible()
  await rest(page)
  await shoot('home-early')
  await bar(page).click()
  await sheet(page).getByRole('tab', { name: /^串关/ }).click()
  await sheet(page)
    .getByRole('button', { name: /^3串1 的投注额/ })
    .click()
  await type(page, '20')
  await rest(page)
  await shoot('slip-parlay')
  await sheet(page)
    .getByRole('button', { name: /^投注(\s*¥|$)/ })
    .click()
  await expect(status(page, '投注成功')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
}

async function records({ page, control, shoot }: Tour, matchId: string): Promise<void> {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /^注单/ }).click()
  await expect(rows(page)).toHaveCount(2)
  await rest(page)
  await shoot('records')
  await control.world({ do: 'end', matchId })
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('radiogroup', { name: '结算状态' }).getByRole('radio', { name: '已结算' }).click()
  await expect(rows(page).first()).toBeVisible()
  await rest(page)
  await shoot('records-settled')
}

async function settings({ page, shoot }: Tour): Promise<void> {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
  await rest(page)
  await shoot('settings')
  await page.getByRole('button', { name: /^理性投注/ }).click()
  await page.getByRole('button', { name: /^今日投注/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('3000')
  await page.getByRole('button', { name: '保存限额' }).click()
  await expect(page.getByRole('progressbar', { name: '今日投注' })).toBeVisible()
  await rest(page)
  await shoot('protection')
}

/** The matches of the last days, and one of them with the outcome of each selection. */
async function results({ page, shoot }: Tour): Promise<void> {
  await page.goto('/app/results')
  const match = page.getByRole('main').getByRole('link').first()
  await expect(match).toBeVisible()
  await rest(page)
  await shoot('results')
  await match.click()
  await expect(page.getByRole('region').first()).toBeVisible()
  await rest(page)
  await shoot('result')
}

/** Favourites and the search. */
async function finding({ page, shoot }: Tour): Promise<void> {
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  await rows(page).first().getByRole('button', { name: /^收藏/ }).click()
  await category(page, '收藏').click()
  await expect(rows(page)).toHaveCount(1)
  await rest(page)
  await shoot('favourites')
  await page.goto('/app/search?q=尔')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await rest(page)
  await shoot('search')
}

/** The list with suspended prices, and with stale prices while offline. */
async function badDays({ page, control, shoot }: Tour, endedId: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: '主导航' })
  await nav.getByRole('link', { name: '滚球' }).click()
  await rest(page)
  await expect(rows(page).first()).toBeVisible()
  await expect(rowOf(page, endedId)).toHaveCount(0)
  const id = await matchIdOf(middling(page))
  const row = rowOf(page, id)
  await control.world({ do: 'suspend', matchId: id })
  await expect(row.getByRole('button', { name: /暂停$/ }).first()).toBeVisible()
  await rest(page)
  await shoot('home-suspended')
  await control.world({ do: 'resume', matchId: id })
  await page.context().setOffline(true)
  await expect(page.getByText(/价格停在/)).toBeVisible()
  await rest(page)
  await shoot('home-stale')
  await page.context().setOffline(false)
}
