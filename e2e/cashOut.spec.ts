import type { Locator } from '@playwright/test'
import { amount } from './amounts.ts'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { levelInPlay, quietInPlay, toCome } from './matches.ts'

const STAKE = 10_000
const CASH_OUT = '/yewu13/v1/betOrder/orderPreSettle'

test.use({ deviceSettings: { sort: 'time' } })

/** The button of a cash-out and the amount on it, in minor units. */
const offerOf = (card: Locator) => {
  const box = card.getByRole('region', { name: '提前结算' })
  return {
    box,
    first: box.getByRole('button', { name: /^提前结算，得 ¥/ }),
    second: box.getByRole('button', { name: /^再按一次，得 ¥/ }),
    part: box.getByRole('slider', { name: '提前结算的本金' }),
    async shown(): Promise<number> {
      const name = (await box.getByRole('button', { name: /得 ¥/ }).textContent()) ?? ''
      const [, units = ''] = /¥([\d,]+\.\d\d)/.exec(name) ?? []
      return Math.round(Number(units.replaceAll(',', '')) * 100)
    },
  }
}

test.describe('a cash-out', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn()
  })

  test('pays a part and then the rest, and the balance is right', async ({
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
    await slip.type('100')
    await slip.press(slip.place)
    await expect(slip.receiptOf('投注成功')).toBeVisible()
    await slip.press(slip.done)
    await records.open()
    const card = records.card('单关', '已受理', amount(STAKE))
    const offer = offerOf(card)

    await test.step('a part is chosen with the keyboard', async () => {
      await expect(offer.first).toBeVisible()
      const whole = await offer.shown()
      await offer.part.focus()
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft')
      await expect(offer.part).toHaveAttribute('aria-valuetext', '结算 40.00，剩余 60.00')
      expect(await offer.shown()).toBe(Math.round(whole * 0.4))
    })

    let paid = 0
    await test.step('a single press reverts by itself', async () => {
      await offer.first.click()
      await expect(offer.second).toBeVisible()
      await expect(offer.first).toBeVisible({ timeout: 8000 })
      expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
    })
    await test.step('two presses cash the part out', async () => {
      paid = await offer.shown()
      await slip.press(offer.first)
      await slip.press(offer.second)
      await expect(page.getByText(`已提前结算，得 ¥${amount(paid)}`).first()).toBeVisible()
      await expect.poll(member.balance).toBe(FIRST_BALANCE - STAKE + paid)
      await expect(card).toContainText('已提前结算 40.00')
    })
    await test.step('two more cash the rest out, and the settled card says so', async () => {
      await expect(offer.first).toBeVisible({ timeout: 15_000 })
      const rest = await offer.shown()
      await slip.press(offer.first)
      await slip.press(offer.second)
      await expect.poll(member.balance).toBe(FIRST_BALANCE - STAKE + paid + rest)
      await records.show('已结算')
      const settled = records.card('单关', '已提前结算', amount(STAKE))
      await expect(settled).toContainText('已提前结算 100.00')
      await expect(settled).toContainText(`得 ${amount(paid + rest)}`)
      await settled.getByRole('button', { name: '结算记录' }).click()
      await expect(settled).toContainText('结算 40.00，剩余 60.00')
      await expect(settled).toContainText('结算 60.00，剩余 0.00')
    })
    const { audit, movements } = await member.wallet()
    expect(audit.balanced).toBe(true)
    expect(movements.filter(({ kind }) => kind === 'CASHOUT')).toHaveLength(2)
  })

  test('in play is looked up when its answer is lost, and refused in words for a goal in the delay', async ({
    claim,
    control,
    home,
    slip,
    member,
    records,
  }) => {
    test.slow()
    await home.tab('滚球').click()
    const [match] = await claim(levelInPlay)
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.type('100')
    await slip.placeUntilTaken()
    await slip.press(slip.done)
    await records.open()
    const offer = offerOf(records.card('单关', '已受理', amount(STAKE)))

    await test.step('an answer that is lost is looked up and never sent again', async () => {
      // An attack suspends the market for a while.
      await expect(offer.first).toBeVisible({ timeout: 60_000 })
      const fault = await control.fault({
        path: CASH_OUT,
        member: member.name,
        action: { kind: 'loseAnswer' },
      })
      await slip.press(offer.first)
      await slip.press(offer.second)
      // The venue has the request by now, so the goal comes in its delay.
      await expect(offer.box).toContainText('结果还不知道')
      // An attack that goes on may end first; the delay is a few seconds longer.
      await expect
        .poll(() => control.world({ do: 'goal', matchId: match.id, side: 'away' }), { timeout: 4000 })
        .toBe(true)
      await expect(offer.box).toContainText('比分变了，没有结算')
      await control.removeFault(fault)
      expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
    })
    await test.step('it is paused while the market is', async () => {
      await control.world({ do: 'suspend', matchId: match.id })
      await expect(offer.box.getByRole('button', { name: '暂停中，暂不能提前结算' })).toBeVisible()
    })
    expect((await member.wallet()).audit.balanced).toBe(true)
  })

  test('in play survives a reload while it is confirmed', async ({
    page,
    claim,
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
    await slip.type('100')
    await slip.placeUntilTaken()
    await slip.press(slip.done)
    await records.open()
    const offer = offerOf(records.card('单关', '已受理', amount(STAKE)))
    await expect(offer.first).toBeVisible({ timeout: 60_000 })
    await slip.press(offer.first)
    const paid = await offer.shown()
    await slip.press(offer.second)
    await expect(offer.box).toContainText('确认中')
    await page.reload()
    await expect(page.getByText(`已提前结算，得 ¥${amount(paid)}`).first()).toBeVisible({ timeout: 20_000 })
    expect(await member.balance()).toBe(FIRST_BALANCE - STAKE + paid)
    expect((await member.wallet()).audit.balanced).toBe(true)
  })
})
