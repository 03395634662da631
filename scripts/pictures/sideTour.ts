import type { Page } from '@playwright/test'
import { expect, pictured, prices, rest, rows, sheet } from './inView.ts'
import type { Tour } from './tour.ts'

const ON_ITS_SIDE = { width: 844, height: 390 }

/** Pages that need no more than their address, and their pictures. */
const ADDRESSES = {
  '/common-sport-records/': 'records-side',
  '/app/results': 'results-side',
  '/app/search': 'search-side',
  '/app/settings': 'settings-side',
  '/app/settings/protection': 'protection-side',
  '/app/settings/announcements': 'announcements-side',
  '/app/live': 'live-rooms-side',
  '/vr/soccer': 'virtual-league-side',
  '/vr/race': 'virtual-race-side',
  '/esports': 'esports-side',
  '/app/news': 'news-side',
  '/app/news/predictions': 'predictors-side',
  '/casino': 'casino-side',
  '/casino/C01': 'casino-table-side',
  '/casino/multi': 'casino-multi-side',
  '/lottery': 'lottery-side',
  '/lottery/201': 'lottery-ticket-side',
  '/lottery/201/trend': 'lottery-trend-side',
  '/wallet': 'wallet-side',
  '/wallet/statement': 'statement-side',
} as const

const ENTRY_ADDRESSES = {
  '/entry/login': 'login-side',
  '/entry/register': 'register-side',
  '/entry/recover': 'recover-side',
  '/entry/help': 'help-side',
} as const

/** What a person sees before signing in, on a phone that lies on its side. */
export async function entryOnTheSide(on: Tour): Promise<void> {
  await turned(on, () => pagesAt(on, ENTRY_ADDRESSES))
}

/** The screens on a phone that lies on its side; a room is in `liveTour.ts`. */
export async function onTheSide(on: Tour): Promise<void> {
  await turned(on, async () => {
    await match(on)
    await pagesAt(on, ADDRESSES)
    await followed(on, {
      from: '/app/results',
      link: 'main a[href^="/app/results/"]',
      picture: 'result-side',
    })
    await followed(on, {
      from: '/app/news',
      link: 'main a[href^="/app/news/article/"]',
      picture: 'article-side',
    })
    await followed(on, {
      from: '/esports',
      link: 'main a[href^="/app/match/"]',
      picture: 'esports-match-side',
    })
    await proof(on)
    await anchorGame(on)
  })
}

async function turned({ page }: Tour, visit: () => Promise<void>): Promise<void> {
  const upright = page.viewportSize()
  await page.setViewportSize(ON_ITS_SIDE)
  await visit()
  if (upright !== null) await page.setViewportSize(upright)
}

/** The list in play, a match, and the slip. */
async function match({ page, shoot }: Tour): Promise<void> {
  await page.goto('/app/home/home-sport?tab=live')
  await expect(rows(page).first()).toBeVisible()
  await rest(page)
  await shoot('home-side')
  // The button that pins a match has no price.
  await prices(rows(page).first())
    .filter({ hasText: /\d\.\d/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^投注单，/ }).click()
  await expect(sheet(page)).toBeVisible()
  await rest(page)
  await shoot('slip-side')
  await page.keyboard.press('Escape')
  await rows(page).first().locator('a[href^="/app/match/"]').first().click()
  await expect(page.getByRole('region').first()).toBeVisible()
  await rest(page)
  await shoot('match-side')
}

async function pagesAt({ page, shoot }: Tour, addresses: Readonly<Record<string, string>>): Promise<void> {
  for (const [address, picture] of Object.entries(addresses)) {
    await open(page, address)
    await shoot(picture)
  }
}

interface Followed {
  readonly from: string
  readonly link: string
  readonly picture: string
}

/** The page behind the first link of another page. */
async function followed({ page, shoot }: Tour, { from, link, picture }: Followed): Promise<void> {
  await open(page, from)
  await page.locator(link).first().click()
  await rest(page)
  await pictured(page)
  await shoot(picture)
}

async function proof({ page, shoot }: Tour): Promise<void> {
  await page.goto('/lottery/201')
  await page.getByRole('button', { name: '记录与规则' }).click()
  await page.getByRole('radio', { name: '开奖' }).click()
  await page.locator('a[href^="/rounds/lottery/"]').first().click()
  await expect(page).toHaveURL(/\/rounds\/lottery\//)
  await pictured(page)
  await shoot('round-proof-side')
}

/** A game in the panel at the side of a room. */
async function anchorGame({ page, shoot }: Tour): Promise<void> {
  await open(page, '/app/live')
  await page.locator('a[href^="/app/live/"]').first().click()
  await page
    .getByRole('button', { name: /^打开(点球大战|绝杀三分|主播百家乐)/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: '选项' })).toBeVisible()
  await rest(page)
  await shoot('anchor-game-side')
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await pictured(page)
}
