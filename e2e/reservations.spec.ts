import type { Page } from '@playwright/test'
import { amount } from './amounts.ts'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { quietInPlay, toCome } from './matches.ts'
import type { MatchSummary } from './matches.ts'
import type { Slip } from './pages/slip.ts'

const STAKE = 10_000
const RESERVE = '/yewu13/v1/betOrder/client/bet'

test.use({ deviceSettings: { sort: 'time' } })

const move = (match: MatchSummary, percent: number) =>
  ({ do: 'movePrice', matchId: match.id, key: 'goals.result.match', slot: 1, side: 'home', percent }) as const

/** The reservation in the slip. */
const reserveOf = (page: Page, { sheet }: Slip) => ({
  enter: sheet.getByRole('button', { name: '预约赔率' }),
  price: sheet.getByRole('textbox', { name: / 的目标赔率$/ }),
  raise: sheet.getByRole('button', { name: '提高赔率' }),
  lower: sheet.getByRole('button', { name: '降低赔率' }),
  make: sheet.getByRole('button', { name: /^预约(\s*¥|$)/ }),
  card: (status: string) =>
    page.getByRole('article', { name: `预约，${status}，投注额 ${amount(STAKE)}`, exact: true }),
})

test.describe('a reservation', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn()
  })

  test('waits for its price, is filled when it comes, and the balance is right', async ({
    page,
    claim,
    control,
    home,
    slip,
    member,
    records,
  }) => {
    await home.tab('串关').click()
    const [match] = await claim(toCome)
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.tab('单关').click()
    const reserve = reserveOf(page, slip)
    await reserve.enter.click()
    const first = Number(await reserve.price.inputValue())

    await test.step('the price is raised by steps, by holding and by typing, and not below the present one', async () => {
      await reserve.raise.click()
      expect(Number(await reserve.price.inputValue())).toBeGreaterThan(first)
      const before = Number(await reserve.price.inputValue())
      // The sheet grows when the terms arrive, so the button may move between the look for it and the press.
      await expect(async () => {
        await reserve.raise.hover()
        await page.mouse.down()
        await expect
          .poll(async () => Number(await reserve.price.inputValue()), { timeout: 5000 })
          .toBeGreaterThan(before + 0.03)
      }).toPass()
      await page.mouse.up()
      await reserve.price.fill('1.x01')
      await expect(reserve.price).toHaveValue('1.01')
      await expect(slip.sheet.getByText(/不能低于现价/).first()).toBeVisible()
      await reserve.price.press('ArrowUp')
      await expect(slip.sheet.getByText(/现价就有/)).toBeVisible()
      await reserve.price.fill('999')
      await expect(slip.sheet.getByText('最高 355.00').first()).toBeVisible()
    })
    const target = (Math.ceil(first * 110) / 100).toFixed(2)
    await reserve.price.fill(target)
    await slip.sheet.getByRole('button', { name: /的投注额/ }).click()
    await slip.type('100')
    await expectNoBarriers(page, 'the reservation in the slip')
    await expect(reserve.make).toBeEnabled()
    await slip.press(reserve.make)
    await expect(slip.receiptOf('预约成功，等待赔率')).toBeVisible()
    await expect(slip.receipt).toContainText(target)
    await expect.poll(member.balance).toBe(FIRST_BALANCE - STAKE)
    await slip.press(slip.done)

    await records.open()
    await records.show('预约中')
    await expect(reserve.card('预约中')).toContainText(`等待 ${target}`)
    await expectNoBarriers(page, 'the reservations that wait')
    await control.world(move(match, 30))
    await expect(page.getByText(/^预约成交，单号/).first()).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('没有等待中的预约')).toBeVisible()
    await records.show('未结算')
    await expect(records.card('单关', '已受理', amount(STAKE))).toBeVisible()
    const { audit, movements } = await member.wallet()
    expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
    expect(audit.balanced).toBe(true)
    expect(movements.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['RESERVE_BET', 'RESERVE_SUCCESS_REFUND', 'BET']),
    )
  })

  test('gets another price, and gives the stake back when it is cancelled', async ({
    page,
    claim,
    home,
    slip,
    member,
    records,
  }) => {
    await home.tab('串关').click()
    const [match] = await claim(toCome)
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.tab('单关').click()
    const reserve = reserveOf(page, slip)
    await slip.sheet.getByRole('button', { name: /的投注额/ }).click()
    await slip.type('100')
    await slip.key('完成').click()
    await reserve.enter.click()
    await expect(reserve.make).toBeEnabled()
    await slip.press(reserve.make)
    await expect(slip.receiptOf('预约成功，等待赔率')).toBeVisible()
    await expect.poll(member.balance).toBe(FIRST_BALANCE - STAKE)
    await slip.press(slip.done)
    await records.open()
    await records.show('预约中')
    const card = reserve.card('预约中')
    await card.getByRole('button', { name: '改赔率' }).click()
    await card.getByRole('textbox', { name: / 的目标赔率$/ }).fill('12.50')
    await card.getByRole('button', { name: '改为 12.50' }).click()
    await expect(card).toContainText('等待 12.50')
    await card.getByRole('button', { name: '取消预约' }).click()
    await card.getByRole('button', { name: '再按一次，取消预约' }).click()
    await expect(page.getByText('没有等待中的预约')).toBeVisible()
    await expect.poll(member.balance).toBe(FIRST_BALANCE)
    await records.show('预约失败')
    await expect(reserve.card('预约失败')).toContainText('你取消了预约')
    await expect(reserve.card('预约失败')).toContainText('本金已退回')
    expect((await member.wallet()).audit.balanced).toBe(true)
  })

  test('whose answer is lost is looked up, and one that failed says why', async ({
    page,
    claim,
    control,
    home,
    slip,
    member,
    records,
  }) => {
    test.slow()
    await home.tab('滚球').click()
    const [match] = await claim(quietInPlay)
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    const reserve = reserveOf(page, slip)
    await slip.type('100')
    await slip.key('完成').click()
    await reserve.enter.click()
    // A reservation is limited by what it would pay: at this price a stake of 100 is within the limit of any league.
    await reserve.price.fill('50')
    // An attack suspends the market for a while.
    await expect(reserve.make).toBeEnabled({ timeout: 60_000 })
    const fault = await control.fault({
      path: RESERVE,
      member: member.name,
      action: { kind: 'loseAnswer' },
    })
    await slip.press(reserve.make)
    await expect(slip.receiptOf('预约成功，等待赔率')).toBeVisible({ timeout: 45_000 })
    await control.removeFault(fault)
    expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
    await slip.press(slip.done)
    expect(await control.world({ do: 'end', matchId: match.id })).toBe(true)
    await expect(page.getByText(/^预约失败，单号/).first()).toBeVisible({ timeout: 15_000 })
    await records.open()
    await records.show('预约失败')
    await expect(reserve.card('预约失败')).toContainText('盘口已有结果，赔率没有等到')
    expect(await member.balance()).toBe(FIRST_BALANCE)
    expect((await member.wallet()).audit.balanced).toBe(true)
  })
})
