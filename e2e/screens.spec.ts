import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { toCome } from './matches.ts'
import { expectNoBarriers } from './looks.ts'
import { expectTouchable } from './hitAreas.ts'
import { roomPage } from './pages/roomPage.ts'
import { settingsPage } from './pages/settingsPage.ts'
import { yuan } from './amounts.ts'

const BET = '/yewu13/v1/betOrder/client/bet'
/**
 * Chunks that are loaded only for a room or a video. Matched before the hash, which can contain any letters.
 */
const HEAVY = /\/[^/]*(hls|svga)[^/]*-[\w-]{8}\.js/i
/**
 * A call that is due while axe examines the match page: that takes up to 20 s on a busy machine, in which the page can
 * read no answer, and a call may take 10 s.
 */
const HELD_UP_BY_AXE = /^\[fault\] \S+ timeout$/

test.use({ deviceSettings: { sort: 'time' } })

test.describe('no barriers in any look', () => {
  test('login, lists, modes, match, records, settings', async ({
    page,
    claim,
    login,
    home,
    match,
    records,
    member,
  }) => {
    test.slow()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (!HELD_UP_BY_AXE.test(message.text())) complaints.push(message.text())
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    await page.goto('/')
    await expect(login.submit).toBeVisible()
    await expectNoBarriers(page, 'login')
    await login.submit.click()
    await expect(page.getByText('请输入账号')).toBeVisible()
    await expectNoBarriers(page, 'login with errors')
    await login.signIn(member.name, member.password)

    for (const tab of ['今日', '滚球', '早盘', '串关'] as const) {
      await home.tab(tab).click()
      await expect(home.tab(tab)).toHaveAttribute('aria-selected', 'true')
      await expect(home.rows.first()).toBeVisible()
      await expectNoBarriers(page, `home, ${tab}`)
    }
    for (const [mode, first] of [
      ['真人', '百家乐 A11'],
      ['彩票', '极速3D'],
    ] as const) {
      await home.mode(mode).click()
      await expect(page.getByText(first).first()).toBeVisible()
      await expectNoBarriers(page, `home, ${mode}`)
    }
    await home.mode('体育').click()

    const [shown] = await claim(toCome)
    await match.open(shown)
    await expect(match.market('全场独赢')).toBeVisible()
    await expectNoBarriers(page, 'match')
    await match.open({ sport: 'football', id: '999999999' })
    await expect(match.gone).toBeVisible()
    await expectNoBarriers(page, 'no such match')
    await page.getByRole('button', { name: '回首页' }).click()

    await records.open()
    await expect(page.getByText('没有未结算的注单')).toBeVisible()
    await expectNoBarriers(page, 'records, unsettled, empty')
    await records.show('已结算')
    await expect(page.getByText('这段时间没有已结算的注单')).toBeVisible()
    await expectNoBarriers(page, 'records, settled, empty')
    await home.nav('我的').click()
    await expect(page.getByRole('heading', { name: '我的', level: 1 })).toBeVisible()
    await expectNoBarriers(page, 'settings')
    for (const [hash, title] of [
      ['500', '这页没打开'],
      ['restricted', '所在地区不能使用'],
    ] as const) {
      await page.goto(`/app/home/home-sport#/${hash}`)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expectNoBarriers(page, `#/${hash}`)
    }

    expect(complaints, 'the console and the content security policy are quiet').toEqual([])
    expect(
      asked.filter((url) => HEAVY.test(url)),
      'players are not loaded',
    ).toEqual([])
  })

  test('the slip and what becomes of a bet, and records with bets', async ({
    page,
    context,
    control,
    claim,
    signIn,
    home,
    slip,
    records,
    member,
  }) => {
    test.slow()
    const matches = await claim(toCome, 3)
    const [first, second] = matches
    if (second === undefined) throw new Error('three matches were claimed')
    await signIn()
    await home.tab('串关').click()
    await home.reveal(first)
    await home.homeWin(first).click()
    await expectNoBarriers(page, 'home with a slip')
    await slip.open()
    await expectNoBarriers(page, 'slip, a single being typed')
    await slip.type('5')
    await expectNoBarriers(page, 'slip, below the limit')
    await slip.type('0')
    await control.world({
      do: 'movePrice',
      matchId: first.id,
      key: 'goals.result.match',
      slot: 1,
      side: 'home',
      percent: -12,
    })
    await expect(slip.accept).toBeVisible()
    await expectNoBarriers(page, 'slip, a price has moved')
    await slip.close()
    for (const match of matches.slice(1)) {
      await home.reveal(match)
      await home.homeWin(match).click()
    }
    await slip.open()
    await control.world({ do: 'suspend', matchId: second.id })
    await expect(slip.leg(second.home)).toContainText('暂停投注')
    await expectNoBarriers(page, 'slip, a leg is suspended')
    await control.world({ do: 'resume', matchId: second.id })
    await slip.tab('串关').click()
    await expect(slip.stake('3串1')).toBeVisible()
    await expectNoBarriers(page, 'slip, parlay')
    await slip.tab('复式').click()
    await expect(slip.stake('3串4')).toBeVisible()
    await expectNoBarriers(page, 'slip, systems')
    await slip.sheet.getByRole('button', { name: /^赔率变化时/ }).click()
    await expect(page.getByRole('radio', { name: /^接受任何变化/ })).toBeVisible()
    await expectNoBarriers(page, 'slip, acceptance')
    await page.getByRole('radio', { name: /^接受任何变化/ }).click()
    await page.getByRole('dialog', { name: '赔率变化时' }).getByRole('button', { name: '关闭' }).click()
    await slip.tab('串关').click()
    await slip.stake('3串1').click()
    await slip.type('10')
    await slip.press(slip.place.or(slip.accept))
    await expect(slip.receiptOf('投注成功')).toBeVisible()
    await expectNoBarriers(page, 'slip, accepted')
    await slip.press(slip.done)

    const [later] = await claim(toCome)
    await home.reveal(later)
    await home.homeWin(later).click()
    await slip.open()
    await slip.type('20')
    await control.fault({ path: BET, member: member.name, action: { kind: 'drop' } })
    await slip.press(slip.place.or(slip.accept))
    await expect(slip.receiptOf('结果还不知道')).toBeVisible()
    await expectNoBarriers(page, 'slip, unknown')
    await slip.close()
    await records.open()
    await expect(records.cards.first()).toBeVisible()
    await expectNoBarriers(page, 'records with a bet')
    await home.nav('滚球').click()
    await expect(home.rows.first()).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^没有网络/)).toBeVisible()
    await expectNoBarriers(page, 'home, offline')
  })
})

test('the keyboard alone signs in, chooses a price, types a stake and places the bet', async ({
  page,
  claim,
  login,
  home,
  match,
  slip,
  member,
}) => {
  const [shown] = await claim(toCome)
  await page.goto('/')
  await login.account.focus()
  await page.keyboard.type(member.name)
  await tabTo(page, '密码')
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await expect(home.rows.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(home.nav('我的')).toBeFocused()
  await match.open(shown)
  const price = match.price('全场独赢', shown.home)
  await expect(price).toBeEnabled()
  await tabTo(page, new RegExp(`^${shown.home}，`))
  await page.keyboard.press('Enter')
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  await expect(price).toHaveAttribute('aria-keyshortcuts', 'B')
  await page.keyboard.press('b')
  await expect(slip.bar).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(slip.sheet).toBeVisible()
  await page.keyboard.type('100')
  await expect(slip.place).toContainText(yuan(10_000))
  await tabTo(page, /^投注\s*¥/)
  await expect(async () => {
    if (await slip.place.isVisible()) await page.keyboard.press('Enter')
    await expect(slip.place).toBeHidden({ timeout: 600 })
  }).toPass()
  const somewhere = page.locator('body:not(:focus) :focus')
  await expect(somewhere, 'while the bet waits').toHaveCount(1)
  await expect(slip.receiptOf('投注成功')).toBeVisible()
  await expect(somewhere, 'at the result').toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(slip.sheet).toBeHidden()
  await expect(somewhere, 'after Escape').toHaveCount(1)
})

test('theme, font size and language can be set, and stay set', async ({ page, signIn, home }) => {
  await signIn()
  const settings = settingsPage(page)
  await home.nav('我的').click()
  await settings.segment('外观', '浅色').click()
  await settings.segment('字号', '放大').click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(html).toHaveAttribute('data-font', 'enlarge')
  await settings.choose('语言', '繁體中文')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的')
  await expect(html).toHaveAttribute('lang', /Hant|TW|HK/i)
  await expect(page.getByRole('navigation').getByRole('link', { name: '首頁' })).toBeVisible()
  await settings.choose('語言', 'English')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Bets' })).toBeVisible()
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(html).toHaveAttribute('data-font', 'enlarge')
  await expect(html).toHaveAttribute('lang', /^en/)
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('tab', { name: /^In-Play/ })).toBeVisible()
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/[A-Za-z]+ v(s\.?)? [A-Za-z]+/)
  await expect(page.locator('main')).not.toContainText(/[\u4e00-\u9fff]/)
})

test('a finger hits every control', async ({ page, claim, login, home, match, slip, records, member }) => {
  test.slow()
  const [first, second] = await claim(toCome, 2)
  if (second === undefined) throw new Error('two matches were claimed')
  await page.goto('/')
  await expect(login.submit).toBeVisible()
  await expectTouchable(page, 'login')
  await login.signIn(member.name, member.password)
  await expect(home.rows.first()).toBeVisible()
  await expectTouchable(page, 'home, in play')
  await home.tab('串关').click()
  for (const shown of [first, second]) {
    await home.reveal(shown)
    await home.homeWin(shown).click()
  }
  await expectTouchable(page, 'home with a slip')
  await slip.open()
  await slip.tab('单关').click()
  await expectTouchable(page, 'slip, singles')
  await slip.tab('串关').click()
  await expectTouchable(page, 'slip, parlay')
  await slip.close()
  await match.open(first)
  await expect(match.market('全场独赢')).toBeVisible()
  await expectTouchable(page, 'match')
  await page.getByRole('tab', { name: /^波胆/ }).click()
  await expectTouchable(page, 'match, scores')
  await page.goto('/app/live')
  await expect(page.locator('a[href*="/app/live/r"]').first()).toBeVisible()
  await expectTouchable(page, 'rooms')
  await roomPage(page).open('r8803')
  await expectTouchable(page, 'room')
  await page.getByRole('button', { name: '表情' }).click()
  await expectTouchable(page, 'room, emoji')
  await settingsPage(page).open()
  await expectTouchable(page, 'settings')
  await records.open()
  await expectTouchable(page, 'records')
})

for (const [name, viewport] of [
  ['a phone on its side', { width: 844, height: 390 }],
  ['a page at twice its size', { width: 640, height: 400 }],
] as const) {
  test(`a room on ${name} has its picture, its prices, its talk and the draft in view`, async ({
    page,
    enter,
    slip,
  }) => {
    await enter()
    await page.goto('/app/live')
    await page.getByRole('link', { name: '直播中' }).first().click()
    await page.setViewportSize(viewport)
    const room = roomPage(page)
    for (const part of [room.video, room.chat, room.draft, page.getByRole('tab', { name: '榜单' })]) {
      await expect(part).toBeInViewport({ ratio: 0.99 })
    }
    await page.getByRole('tab', { name: '盘口' }).click()
    await expect(page.getByRole('link', { name: /全部盘口$/ })).toBeInViewport({ ratio: 0.99 })
    await page.locator('section [data-price]:not([aria-disabled])').first().click()
    await slip.open()
    for (const part of [
      slip.key('5'),
      slip.key('退格'),
      slip.sheet.getByRole('button', { name: '输入投注额' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 0.99 })
    }
  })
}

for (const { look, fontSize, width } of [
  { look: 'enlarged type', fontSize: 'enlarge', width: 390 },
  { look: 'a narrow window', fontSize: 'default', width: 320 },
] as const) {
  test.describe(`English in ${look}`, () => {
    test.use({ deviceSettings: { language: 'ENGLISH', fontSize }, viewport: { width, height: 844 } })

    test('keeps names of two lines within their lines of the list', async ({ page, signIn }) => {
      await signIn()
      await page.getByRole('tab', { name: /^Parlay/ }).click()
      const row = page.getByRole('article').first()
      await expect(row).toBeVisible()
      // The names and the clock line in the left part of a row, and the leagues in their header.
      const lines = page.locator('article [class*="team-"], [class*="heading-"]')
      await expect(lines.first()).toBeVisible()
      const over = await lines.evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const names = box.querySelector('[class*="name-"], [class*="text-"]')
          const higher = (names?.getBoundingClientRect().height ?? 0) - box.getBoundingClientRect().height
          return higher > 0.5 ? [`${box.textContent} ${String(higher)}`] : []
        }),
      )
      expect(over).toEqual([])
    })
  })
}

/** Presses Tab until the element with this accessible name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const focused = page.locator(':focus')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName(name, { timeout: 100 })
  }).toPass({ intervals: [1] })
}
