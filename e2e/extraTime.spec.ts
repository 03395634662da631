import type { Locator } from '@playwright/test'
import { amount } from './amounts.ts'
import { expect, FIRST_BALANCE } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { cupInPlay } from './matches.ts'
import { advanceUntil, testOnOwnPlatform } from './ownSite.ts'

const STAKE = 10_000

const test = testOnOwnPlatform({ speed: 1, sports: ['football'] })

test('a cup match that is level goes on: regular time is settled, extra time is bet on and settled', async ({
  page,
  claim,
  control,
  enter,
  match,
  member,
  records,
  score,
  slip,
}) => {
  test.slow()
  await advanceUntil(control, cupInPlay)
  await enter()
  const [cup] = await claim(cupInPlay)
  const { id: matchId } = cup

  const bet = async (price: Locator) => {
    await price.click()
    await slip.open()
    // A price may move during the delay of a bet in play.
    await slip.choosePolicy('接受任何变化')
    await slip.bet('100')
  }
  const now = async () => (await control.matches()).find(({ id }) => id === matchId) ?? cup
  const level = async () => {
    for (let [home, away] = (await now()).score; home !== away; [home, away] = (await now()).score)
      await score(cup, home > away ? 'away' : 'home')
  }

  await test.step('a draw after regular time is bet on', async () => {
    await level()
    await expect.poll(async () => (await now()).bettingStatus, { timeout: 60_000 }).toBe('open')
    await match.open(cup)
    await expect(match.market('晋级')).toBeVisible()
    await bet(match.price('全场独赢', '平局'))
    await level()
  })

  await test.step('the whistle: the draw is won, and extra time is to come', async () => {
    expect(await control.world({ do: 'whistle', matchId })).toBe(true)
    await expect.poll(member.balance, { timeout: 30_000 }).toBeGreaterThan(FIRST_BALANCE)
    await expect(page.getByText('常规时间结束').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: '加时赛', exact: true })).toBeVisible()
    await expectNoBarriers(page, 'a match before extra time')
  })

  const settled = await member.balance()
  await test.step('extra time begins, and goals in it are bet on', async () => {
    expect(await control.world({ do: 'whistle', matchId })).toBe(true)
    await expect(page.getByText('加时上半场').first()).toBeVisible()
    await match.tab('加时').click()
    await bet(match.market('加时赛大小').getByRole('button', { name: /^大 / }).first())
    expect(await member.balance()).toBe(settled - STAKE)
  })

  await test.step('it ends, and the bet on it is settled', async () => {
    for (const side of ['home', 'home', 'away'] as const) await score(cup, side)
    expect(await control.world({ do: 'whistle', matchId })).toBe(true)
    await expect.poll(member.balance, { timeout: 30_000 }).toBeGreaterThan(settled)
    await records.openSettled()
    await expect(records.card('单关', '赢', amount(STAKE))).toHaveCount(2)
    await expect(page.getByText('加时赛大小').first()).toBeVisible()
  })
  expect((await control.ledger()).balanced).toBe(true)
})
