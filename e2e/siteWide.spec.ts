import { amount, yuan } from './amounts.ts'
import { expect, FIRST_BALANCE } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { quietInPlay, toCome } from './matches.ts'
import { testOnOwnPlatform } from './ownSite.ts'

const STAKE = 10_000
const HOUR = 3_600_000
/** How long after the platform has recovered an open page may take to recover without a reload, ms. */
const RECOVERY_MS = 30_000

/** Faults that affect a whole site. */
const test = testOnOwnPlatform({ speed: 1 })

test.use({ deviceSettings: { sort: 'time' } })

test.afterEach(async ({ control }) => {
  await control.reset()
})

test('tokens that expire in the middle of a bet lose nothing, and the bet can be placed', async ({
  control,
  claim,
  signIn,
  home,
  slip,
  member,
}) => {
  const [match] = await claim(toCome)
  await signIn()
  await home.tab('串关').click()
  await home.reveal(match)
  await home.homeWin(match).click()
  await slip.open()
  await slip.type('100')
  await expect(slip.place).toBeEnabled()
  await control.expireTokens('all')
  await slip.press(slip.place)
  const again = slip.sheet.getByRole('button', { name: /重新选入$/ })
  const accepted = slip.receiptOf('投注成功')
  await expect(again.or(accepted)).toBeVisible()
  if (await again.isVisible()) {
    expect(await member.balance()).toBe(FIRST_BALANCE)
    await again.click()
    await expect(slip.stake(match.home)).toHaveAccessibleName(/ 100$/)
    await slip.press(slip.place)
  }
  await expect(accepted).toBeVisible()
  expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
  expect((await member.wallet()).movements.filter(({ kind }) => kind === 'BET')).toHaveLength(1)
})

test('a session ended from elsewhere is told, and leads to the login after three seconds', async ({
  page,
  control,
  signIn,
  login,
  home,
  member,
}) => {
  await signIn()
  await control.endSessions({ member: member.name, reason: 'loggedInElsewhere' })
  await control.expireTokens('all')
  await expect(page.getByText(/，\d 秒后退出登录$/)).toBeVisible({ timeout: 40_000 })
  await expect(page).toHaveURL(/\/entry\/login/)
  await expect(login.message).toHaveText('您的账号已在其他设备登录')
  await login.signIn(member.name, member.password)
  await expect(home.rows.first()).toBeVisible()
})

test('pushes for matches nobody knows, broken ones, twice or in the wrong order change nothing for the worse', async ({
  control,
  claim,
  signIn,
  home,
}) => {
  const [match] = await claim(toCome)
  await signIn()
  await home.tab('串关').click()
  await home.reveal(match)
  await control.setPushFaults({ duplicate: true, reorder: true })
  const ctsp = Date.now() + HOUR
  for (const frame of [
    { cmd: 'C105', ctsp, cd: { mid: '1', hls: [{ hid: 'x', mid: '1', ol: [{ oid: '1', ov: 'many' }] }] } },
    { cmd: 'C103', ctsp, cd: { mid: '404', msc: ['S1|99:99'] } },
    { cmd: 'C101', ctsp, cd: { mid: null, ms: 'soon' } },
    { cmd: 'C999', cd: [] },
    { cmd: 'C203', cd: { amount: 'a lot', currencyCode: 'RMB' } },
    [],
    'not a frame',
    null,
  ])
    await control.sendPush(frame)
  const price = home.homeWin(match)
  const before = Number(/，([\d.]+)/.exec((await price.getAttribute('aria-label')) ?? '')?.[1])
  for (const percent of [10, 10, 10]) {
    await control.world({
      do: 'movePrice',
      matchId: match.id,
      key: 'goals.result.match',
      slot: 1,
      side: 'home',
      percent,
    })
  }
  // Each forced move also recomputes the price from the model, which can lower it by several percent.
  await expect
    .poll(async () => Number(/，([\d.]+)/.exec((await price.getAttribute('aria-label')) ?? '')?.[1]))
    .toBeGreaterThan(before * 1.1)
  await expect(home.balance).toHaveAccessibleName(new RegExp(`^余额 ${yuan(FIRST_BALANCE)}，`))
})

test('without any push the prices still come, by asking', async ({ control, claim, signIn, home }) => {
  const [match] = await claim(quietInPlay)
  await signIn()
  await home.nav('滚球').click()
  await home.reveal(match)
  await control.setPushFaults({ lose: true })
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

for (const [name, hours] of [
  ['fast', 1],
  ['slow', -1],
] as const) {
  test(`a device whose clock is an hour ${name} shows live prices and bets in play`, async ({
    page,
    claim,
    signIn,
    home,
    slip,
    member,
  }) => {
    const [match] = await claim(quietInPlay)
    await page.clock.install({ time: Date.now() + hours * HOUR })
    await signIn()
    await home.nav('滚球').click()
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.type('100')
    await slip.press(slip.place)
    await expect(slip.receiptOf('投注成功')).toBeVisible()
    expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
  })
}

test('a platform clock told an hour wrong takes no bet twice and loses none', async ({
  page,
  control,
  claim,
  signIn,
  home,
  slip,
  member,
}) => {
  const [match] = await claim(toCome)
  await control.skewClock(HOUR)
  await signIn()
  await home.tab('串关').click()
  await home.reveal(match)
  await home.homeWin(match).click()
  await slip.open()
  await slip.type('100')
  await slip.press(slip.place)
  await expect(slip.receiptOf('投注成功')).toBeVisible()
  expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
  await control.skewClock(0)
  await page.reload()
  await expect(home.balance).toHaveAccessibleName(new RegExp(`^余额 ${yuan(FIRST_BALANCE - STAKE)}，`))
})

test('maintenance is said, leads away after five seconds, has no barriers, and ends when it is over', async ({
  page,
  control,
  signIn,
  home,
}) => {
  await signIn()
  const until = Date.now() + 3_600_000
  await control.setMaintenance({ message: '系统升级', until })
  await page.reload()
  await expect(page.getByText(/系统维护中，\d 秒后离开/)).toBeVisible()
  await expect(page).toHaveURL(/#\/maintenance$/)
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible()
  await expect(page.getByText(/预计 .*\d\d:\d\d 恢复/)).toBeVisible()
  await expectNoBarriers(page, '#/maintenance')
  await control.setMaintenance(null)
  await expect(page).not.toHaveURL(/#/, { timeout: 20_000 })
  await expect(home.rows.first()).toBeVisible()
})

for (const how of ['orderly', 'killed'] as const) {
  test(`an open page is back by itself after the platform was ${how === 'orderly' ? 'restarted' : 'killed and started'}; bets and balance are kept`, async ({
    page,
    own,
    claim,
    signIn,
    home,
    slip,
    records,
    member,
  }) => {
    const [match] = await claim(toCome)
    await signIn()
    await home.tab('串关').click()
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.type('100')
    await slip.press(slip.place)
    await expect(slip.receiptOf('投注成功')).toBeVisible()
    await slip.press(slip.done)
    await home.nav('滚球').click()
    await expect(home.rows.first()).toBeVisible()

    await own.stop(how)
    const stale = page.getByText(/价格停在 \d\d:\d\d:\d\d，暂不能投注$/)
    await expect(stale).toBeVisible()
    await own.start()
    await expect(stale).toHaveCount(0, { timeout: RECOVERY_MS })
    await expect(home.rows.getByRole('button', { name: /，\d/ }).first()).toBeEnabled()

    expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
    await expect(home.balance).toHaveAccessibleName(new RegExp(`^余额 ${yuan(FIRST_BALANCE - STAKE)}，`))
    await records.open()
    await expect(records.card('单关', '已受理', amount(STAKE))).toBeVisible()
    expect((await member.wallet()).audit.balanced).toBe(true)
  })
}
