import { amount, yuan } from './amounts.ts'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import type { TestMember } from './fixtures.ts'
import { quietInPlay, toCome } from './matches.ts'

const BET = '/yewu13/v1/betOrder/client/bet'
/** The list and price calls of the venue. */
const LISTS = '/yewu11/v1/m/*'
const STAKE = 10_000

/** Texts that must never be shown for a bet with an unknown outcome. */
const FAILED = /失败|未受理|没有受理/

test.use({ deviceSettings: { sort: 'time' } })

async function betsOf(member: TestMember): Promise<number> {
  return (await member.wallet()).movements.filter(({ kind }) => kind === 'BET').length
}

test.describe('a bet', () => {
  test.beforeEach(async ({ signIn, home }) => {
    await signIn()
    await home.tab('串关').click()
  })

  test('whose answer is lost is unknown, never failed, and is found to be placed once', async ({
    control,
    claim,
    home,
    slip,
    member,
    records,
  }) => {
    const [match] = await claim(toCome)
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.type('100')
    const fault = await control.fault({ path: BET, member: member.name, action: { kind: 'loseAnswer' } })
    const found = await control.fault({
      path: '/yewu13/v1/betOrder/getOrderListV5PB',
      member: member.name,
      action: { kind: 'status', status: 503 },
    })
    await slip.press(slip.place)
    const unknown = slip.receiptOf('结果还不知道')
    await expect(unknown).toBeVisible()
    await expect(unknown).toContainText('网络超时，正在按单号向场馆查询')
    await expect(slip.sheet).not.toContainText(FAILED)
    await control.removeFault(fault)
    await control.removeFault(found)
    await expect(slip.receiptOf('已查明：投注成功')).toBeVisible()
    expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
    expect(await betsOf(member)).toBe(1)

    await slip.press(slip.done)
    await records.open()
    await expect(records.card('单关', '已受理', amount(STAKE))).toHaveCount(1)
  })

  test('that never arrived is unknown, survives a reload, and is found not to be placed', async ({
    page,
    control,
    claim,
    home,
    slip,
    member,
  }) => {
    const [match] = await claim(toCome)
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.type('100')
    const fault = await control.fault({ path: BET, member: member.name, action: { kind: 'drop' } })
    await slip.press(slip.place)
    await expect(slip.receiptOf('结果还不知道')).toBeVisible()
    await page.reload()
    await expect(slip.receiptOf('结果还不知道')).toBeVisible()
    await expect(slip.sheet).not.toContainText(FAILED)
    await control.removeFault(fault)
    // The order is known not to exist only once its validity has expired.
    await expect(slip.receiptOf('已查明：未受理，没有扣款')).toBeVisible({ timeout: 60_000 })
    expect(await member.balance()).toBe(FIRST_BALANCE)
    expect(await betsOf(member)).toBe(0)
  })

  test('that meets a rate limit says so, charges nothing, and can be placed again', async ({
    control,
    claim,
    home,
    slip,
    member,
  }) => {
    const [match] = await claim(toCome)
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.type('100')
    await control.fault({ path: BET, member: member.name, count: 1, action: { kind: 'status', status: 429 } })
    await slip.press(slip.place)
    await expect(slip.receipt).toContainText('操作太频繁，没有投注，请稍后再试')
    expect(await betsOf(member)).toBe(0)
    await slip.sheet.getByRole('button', { name: /重新选入$/ }).click()
    // The back-off of 15 s also delays the quotes.
    await expect(slip.place).toBeEnabled({ timeout: 40_000 })
    await slip.press(slip.place)
    await expect(slip.receiptOf('投注成功')).toBeVisible()
    expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
  })
})

test('a reload while the venue confirms a bet shows it again, and its outcome', async ({
  page,
  claim,
  signIn,
  home,
  slip,
  member,
}) => {
  const [match] = await claim(quietInPlay)
  await signIn()
  await home.nav('滚球').click()
  await home.reveal(match)
  await home.homeWin(match).click()
  await slip.open()
  await slip.type('100')
  await slip.press(slip.place)
  await expect(slip.sheet.getByRole('heading', { name: '受理中' })).toBeVisible()
  await page.reload()
  const taken = slip.receiptOf(/投注成功$/)
  // An event of the match in the meantime refuses it, which is an outcome too.
  await expect(taken.or(slip.receiptOf(/未受理/))).toBeVisible()
  const cost = (await taken.isVisible()) ? STAKE : 0
  expect(await member.balance()).toBe(FIRST_BALANCE - cost)
  expect(await betsOf(member)).toBeLessThanOrEqual(1)
})

test.describe('the list in play', () => {
  test.beforeEach(async ({ signIn, home }) => {
    await signIn()
    await home.nav('滚球').click()
    await expect(home.tab('滚球')).toHaveAttribute('aria-selected', 'true')
    await expect(home.rows.first()).toBeVisible()
  })

  for (const [name, action] of [
    ['cut short', { kind: 'truncate', keep: 0.6 }],
    ['garbled', { kind: 'corrupt' }],
  ] as const) {
    test(`keeps its last picture and says so when its answers come ${name}`, async ({
      page,
      control,
      home,
      member,
    }) => {
      const fault = await control.fault({ path: LISTS, member: member.name, action })
      // Shown once the last valid prices are too old to bet on, after twelve seconds.
      await expect(page.getByText(/^收到的数据有误，价格停在 \d\d:\d\d:\d\d，暂不能投注$/)).toBeVisible({
        timeout: 30_000,
      })
      await expect(home.rows.first()).toBeVisible()
      await control.removeFault(fault)
      await expect(page.getByText(/^收到的数据有误/)).toHaveCount(0)
      await expect(home.rows.first()).toBeVisible()
    })
  }

  test('says that it is asked too often, keeps its picture, and recovers', async ({
    page,
    control,
    home,
    member,
  }) => {
    const fault = await control.fault({
      path: LISTS,
      member: member.name,
      action: { kind: 'status', status: 429 },
    })
    await expect(page.getByText(/^操作太频繁/)).toBeVisible()
    await expect(home.rows.first()).toBeVisible()
    await control.removeFault(fault)
    await expect(page.getByText(/^操作太频繁/)).toHaveCount(0, { timeout: 40_000 })
  })

  test('goes stale offline: the time is told, nothing can be bet on, and it comes back', async ({
    page,
    context,
    home,
    slip,
  }) => {
    await context.setOffline(true)
    await expect(page.getByText(/^没有网络，价格停在 \d\d:\d\d:\d\d，暂不能投注$/)).toBeVisible()
    // Any row will do, since a match about to end has no open price.
    const stale = home.rows.getByRole('button', { name: /，价格过期$/ })
    await expect(stale.first()).toBeDisabled()
    await stale.first().click({ force: true })
    await expect(slip.bar).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByText(/^没有网络/)).toHaveCount(0)
    await expect(stale).toHaveCount(0)
  })
})

test('prices come again after the push was cut', async ({ control, claim, signIn, home, member }) => {
  const [match] = await claim(toCome)
  await signIn()
  await home.tab('串关').click()
  await home.reveal(match)
  await expect(home.homeWin(match)).toHaveAccessibleName(/，\d/)
  await expect.poll(() => control.cutPush(member.name)).toBeGreaterThan(0)
  await control.world({
    do: 'movePrice',
    matchId: match.id,
    key: 'goals.result.match',
    slot: 1,
    side: 'home',
    percent: 20,
  })
  await expect(home.homeWin(match)).toHaveAccessibleName(/，上升$/)
})

test('an offline slip can not be placed, and says why', async ({ context, claim, signIn, home, slip }) => {
  const [match] = await claim(toCome)
  await signIn()
  await home.tab('串关').click()
  await home.reveal(match)
  await home.homeWin(match).click()
  await slip.open()
  await slip.type('100')
  await expect(slip.place).toContainText(yuan(STAKE))
  await context.setOffline(true)
  await expect(slip.banner.filter({ hasText: '没有网络，暂不能投注' })).toBeVisible()
  await expect(slip.sheet.getByText('没有网络，暂不能投注')).toHaveCount(2)
  await expect(slip.place).toBeDisabled()
  await context.setOffline(false)
  await expect(slip.place).toBeEnabled()
})

test.describe('what the device or an address holds', () => {
  test('may be nonsense: the app opens, asks to sign in, and works', async ({
    page,
    login,
    home,
    member,
  }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('spoiled') !== null) return
      sessionStorage.setItem('spoiled', '1')
      const nonsense = [
        '{',
        'null',
        '[]',
        '{"__proto__":{"polluted":true}}',
        '"\\u0000"',
        '1e999',
        '<script>',
      ]
      const keys = ['session', 'device', 'serverTime', 'settings', 'slip', 'placements.1', 'home', 'token']
      for (const [index, key] of keys.entries()) {
        localStorage.setItem(`touchline.${key}`, nonsense[index % nonsense.length] ?? '')
        sessionStorage.setItem(`touchline.${key}`, nonsense[(index + 3) % nonsense.length] ?? '')
      }
      document.cookie = 'touchline.token=%E0%A4%A; Path=/'
    })
    await page.goto('/common-sport-records/?state=%00&lang=<script>alert(1)</script>#/nowhere')
    await login.signIn(member.name, member.password)
    await expect(page).toHaveURL(/\/common-sport-records\//)
    await home.nav('首页').click()
    await expect(home.rows.first()).toBeVisible()
    expect(await page.evaluate(() => Object.hasOwn(Object.prototype, 'polluted'))).toBe(false)
  })

  test('may lead to a match that is not there, or to nothing at all', async ({
    page,
    enter,
    home,
    match,
  }) => {
    await enter()
    await match.open({ sport: 'football', id: '999999999' })
    await expect(match.gone).toBeVisible()
    await page.getByRole('button', { name: '回首页' }).click()
    await expect(home.rows.first()).toBeVisible()
    for (const path of ['/app/match/football/%3Cscript%3E', '/app/match/%7B%7D/1', '/no/such/place']) {
      await page.goto(path)
      await expect(match.gone.or(home.rows.first())).toBeVisible()
    }
  })
})
