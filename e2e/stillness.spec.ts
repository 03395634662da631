import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { BrowserContext, Page } from '@playwright/test'
import { type Control, createControl } from '../platform/control/client.ts'
import { expect, test } from './fixtures.ts'
import { inCup } from './matches.ts'
import { startOwnPlatform } from './ownPlatform.ts'
import { enterAs } from './session.ts'
import { expectStill, seenMoving, watchShifts, watchTops } from './shifts.ts'

const SCREENS = [
  { name: 'the list in play', path: '/app/home/home-sport?tab=live', there: 'article' },
  { name: 'the early list', path: '/app/home/home-sport?tab=early', there: 'article' },
  { name: 'the records', path: '/common-sport-records/', there: 'main h2' },
  { name: 'the settings', path: '/app/settings', there: 'main button' },
  { name: 'the rooms', path: '/app/live', there: 'main li' },
] as const

test('no screen moves while it loads', async ({ page, login, home, member, control }) => {
  await watchShifts(page)
  await page.goto('/')
  await login.signIn(member.name, member.password)
  await expect(home.rows.first()).toBeVisible()
  await expectStill(page, 'the login and the list after it')
  for (const { name, path, there } of SCREENS) {
    await page.goto(path)
    await expect(page.locator(there).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectStill(page, name)
  }
  const room = await aRoomOnAir(page, control)
  await page.goto(room.path)
  await expect(page.getByRole('log')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectStill(page, 'a room')

  const paths = (await control.matches()).flatMap(({ id, state, sport }) =>
    state === 'live' && sport === 'football' ? `/app/match/football/${id}` : [],
  )
  await openMatch(page, room.matchPath)
  await expectStill(page, 'a match with a room')
  const toRoom = page.getByRole('link', { name: /^看直播/ })
  for (const path of paths.toReversed()) {
    await openMatch(page, path)
    await expectStill(page, path)
    if ((await toRoom.count()) === 0) return
  }
  throw new Error('every match has a room')
})

test('a match that is opened from the list is in its place from the first frame on', async ({
  page,
  signIn,
  home,
}) => {
  await signIn()
  for (const tab of ['滚球', '早盘'] as const) {
    await home.tab(tab).click()
    await expect(home.rows.first()).toBeVisible()
    for (const index of [0, 1]) {
      const name = await home.rows.nth(index).getAttribute('aria-label')
      await watchTops(page)
      await home.rows.nth(index).locator('a[href^="/app/match/"]').first().tap()
      await expect(page.locator('main section button').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await seenMoving(page), name ?? '').toEqual([])
      await page.goBack()
      await expect(home.rows.first()).toBeVisible()
    }
  }
})

test('a poll that comes and ends moves nothing in its room', async ({ page, signIn, control }) => {
  await signIn()
  const { path } = await aRoomOnAir(page, control)
  const room = path.split('/').at(-1) ?? ''
  await page.goto(path)
  const list = page.getByRole('log')
  await expect(list).toBeVisible()
  const card = page.getByRole('region', { name: '投票' })
  // The anchor's own polls come first.
  await expect(card).toHaveCount(0, { timeout: 90_000 })
  await page.waitForLoadState('networkidle')
  await list.evaluate((log) => {
    const seen = new Set<string>()
    ;(window as Window & { places?: Set<string> }).places = seen
    const look = () => {
      const { top, height } = log.getBoundingClientRect()
      seen.add(`${String(Math.round(top))} ${String(Math.round(height))}`)
      requestAnimationFrame(look)
    }
    look()
  })
  await control.askRoom({ room, question: '谁先进球？', choices: ['主队', '客队'], seconds: 1 })
  await expect(card).toBeVisible()
  await expect(card).toHaveCount(0, { timeout: 30_000 })
  const places = await page.evaluate(() => [...((window as Window & { places?: Set<string> }).places ?? [])])
  expect(places).toHaveLength(1)
})

test.describe('in a low, wide window', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('neither the login nor a list moves while it loads', async ({ page, login, home, member }) => {
    await watchShifts(page)
    await page.goto('/')
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectStill(page, 'the login')
    await login.signIn(member.name, member.password)
    await expect(home.rows.first()).toBeVisible()
    await expectStill(page, 'the list')
  })
})

async function openMatch(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main section button').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** At a higher speed three pages, drawn without a graphics card, leave the platform no time on a slow machine. */
const SPEED = 12
const PLAYED_MS = 10 * 60_000

test('no screen moves in ten minutes of play', async ({ context, page: list }) => {
  test.setTimeout(420_000)
  const own = await startOwnPlatform({
    siteId: '1001',
    dataDir: join(process.env['E2E_DATA'] ?? tmpdir(), `still-${test.info().workerIndex}`),
    speed: SPEED,
    // With all sports the world would not keep this speed on a machine that draws three pages as well.
    sports: ['football', 'basketball', 'tennis'],
  })
  try {
    const control = createControl(own.base)
    await control.createMember({ name: 'still', password: 'correct horse 1', RMB: 1_000_000, USDT: 0 })
    await watchShifts(list)
    await enterAs(list, control, 'still')
    await list.goto(own.base)
    await expect(list.getByRole('article').first()).toBeVisible()
    const { path, matchPath } = await aRoomOnAir(list, control)
    await list.goto(`${own.base}/app/home/home-sport?tab=live`)
    const room = await watched(context, own.base + path)
    const match = await watched(context, own.base + matchPath)
    const started = (await control.state()).now
    const matchId = matchPath.split('/').at(-1) ?? ''
    await control.world({ do: 'goal', matchId, side: 'home' })
    await control.world({ do: 'redCard', matchId, side: 'away' })
    await expect
      .poll(async () => (await control.state()).now - started, { timeout: 180_000, intervals: [1000] })
      .toBeGreaterThan(PLAYED_MS)
    await expectStill(list, 'the list')
    await list.close()
    // The room changes to another match once the picture has shown the end; the match page stays open.
    await control.world({ do: 'end', matchId })
    await expect(room.getByRole('link', { name: /全部盘口$/ })).not.toHaveAttribute('href', matchPath, {
      timeout: 120_000,
    })
    await expectStill(match, 'the match')
    await expectStill(room, 'the room')
  } finally {
    await own.stop('killed')
  }
})

async function watched(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await watchShifts(page)
  await page.goto(address)
  return page
}

/**
 * A live room about a football match in play, and the page of that match. Not one of a cup: when it goes on after 90
 * minutes, the markets of the rest take the place of the others.
 */
async function aRoomOnAir(
  page: Page,
  control: Control,
): Promise<{ readonly path: string; readonly matchPath: string }> {
  const cup = new Set((await control.matches()).filter(inCup).map(({ id }) => id))
  await page.goto(new URL('/app/live', page.url()).href)
  const onAir = page.getByRole('link', { name: '直播中' })
  await expect(onAir.first()).toBeVisible()
  const paths = await onAir.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const path of paths) {
    await page.goto(new URL(path, page.url()).href)
    const all = page.getByRole('link', { name: /全部盘口$/ })
    const matchPath = await all.getAttribute('href', { timeout: 5000 }).catch(() => null)
    if (matchPath?.includes('/football/') !== true || cup.has(matchPath.split('/').at(-1) ?? '')) continue
    return { path, matchPath }
  }
  throw new Error('no room on air is about a football match in play')
}
