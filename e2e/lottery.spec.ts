import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { enterAs } from './session.ts'

/** A lottery with a draw in each minute, and one whose sale this file stops. */
const QUICK = { id: '101', name: '极速3D' }
const STOPPED = { id: '102', name: '三分3D' }
/** A draw every five minutes: a chase is still running when it is looked at. */
const CHASED = { id: '202', name: '五分时时彩' }
/** With so many seconds left a bet is sent well before the seal. */
const ENOUGH_S = 15
/** Big and small of one position: one of the two notes of 2.00 wins 1.95 of its stake, whatever is drawn. */
const STAKE = 400
const RETURNED = 390

/** A lottery that a page shows. */
function ticket(page: Page) {
  const basket = page.getByRole('button', { name: /^购彩篮/ })
  return {
    basket,
    bet: page.getByRole('button', { name: /^投注/ }),
    value: (group: string, word: string) =>
      page.getByRole('region', { name: group }).getByRole('button', { name: word, exact: true }),
    /** The seconds until the seal; none while no draw is on sale. */
    async waitForSale() {
      await expect(async () => {
        const clock = await page.getByRole('timer').first().innerText({ timeout: 500 })
        const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
        expect(minutes * 60 + seconds).toBeGreaterThan(ENOUGH_S)
      }).toPass({ timeout: 90_000 })
    },
    async keep() {
      await page.getByRole('button', { name: '加入购彩篮' }).click()
      await expect(basket).toHaveAccessibleName(/^购彩篮 1 /)
    },
  }
}

test.describe('the lottery', () => {
  test('numbers are chosen, bet from the basket, drawn, paid, and found in the records with a proof', async ({
    page,
    home,
    records,
    control,
  }) => {
    test.slow()
    // Everything is paid from the main wallet, so that no transfer comes first.
    const name = `e2e-${randomUUID().slice(0, 12)}`
    const password = 'correct horse 1'
    await control.createMember({ name, password, RMB: FIRST_BALANCE, USDT: 0, walletType: 'seamless' })
    const balance = async () => (await control.wallet(name)).balances.RMB ?? 0
    await enterAs(page, control, name)
    await page.goto('/')
    const shown = ticket(page)

    await test.step('the home mode leads to the lottery', async () => {
      await home.mode('彩票').click()
      await expect(page.getByRole('tablist', { name: '彩票列表' })).toBeVisible()
      const enter = page.getByRole('link', { name: new RegExp(`^(投注|查看) ${QUICK.name}$`) })
      await expect(enter).toBeVisible()
      await expect(page.getByRole('tab', { name: /^全部\s*13$/ })).toBeVisible()
      await expect(page.getByRole('tab', { name: /^即开\s*7$/ })).toBeVisible()
      await expectNoBarriers(page, 'lotteries')
      await enter.click()
      await expect(page.getByRole('heading', { name: QUICK.name })).toBeVisible()
    })

    await test.step('numbers are chosen, and are put in the basket', async () => {
      await page.getByRole('tab', { name: '大小单双' }).click()
      await shown.value('百位', '大').click()
      await shown.value('百位', '小').click()
      await expect(page.getByText(/^2 注 × .*4\.00$/)).toBeVisible()
      await shown.keep()
      await expect(shown.value('百位', '大')).toHaveAttribute('aria-pressed', 'false')
      await shown.basket.click()
      const basket = page.getByRole('dialog', { name: '购彩篮' })
      await expect(basket.getByRole('listitem')).toHaveCount(1)
      await expect(basket.getByRole('listitem')).toContainText('4.00')
      await page.keyboard.press('Escape')
      await expectNoBarriers(page, 'a lottery')
    })

    const plan = await test.step('the basket is bet on the draw on sale', async () => {
      const taken = page.getByText(/ 期 .*4\.00 投注成功/)
      // A tap within half a second of a change of the button is ignored, and a new draw is agreed to first.
      await expect(async () => {
        await shown.waitForSale()
        const agree = page.getByRole('button', { name: /^改投/ })
        if (await agree.isVisible()) await agree.click({ timeout: 1_000 })
        if (!(await taken.isVisible())) await shown.bet.click({ timeout: 1_000 })
        await expect(taken).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 150_000 })
      await expect(shown.basket).toHaveAccessibleName(/^购彩篮 0 /)
      await expect.poll(balance).toBe(FIRST_BALANCE - STAKE)
      await expect(taken).toBeInViewport({ ratio: 1 })
      return /^(\S+) 期/.exec(await taken.innerText())?.[1] ?? ''
    })

    await test.step('it is drawn, and what came back is told and paid once: less than the stake is no win', async () => {
      await expect(page.getByText(`第 ${plan} 期开奖`)).toBeVisible({ timeout: 90_000 })
      await expect(page.getByText(/^开奖号码 \d/)).toBeVisible()
      const back = page.getByText(new RegExp(`^${plan} 期投注 .*4\\.00，返还 .*3\\.90`))
      await expect(back).toBeVisible({ timeout: 30_000 })
      await expect(back).toBeInViewport({ ratio: 1 })
      await expect.poll(balance).toBe(FIRST_BALANCE - STAKE + RETURNED)
      expect((await control.wallet(name)).audit.balanced).toBe(true)
    })

    await test.step('it is among the settled bets of the lottery', async () => {
      await page.goto('/')
      await records.open()
      await page.getByRole('tablist', { name: '注单类别' }).getByRole('tab', { name: '彩票' }).click()
      await records.show('已结算')
      await expect(records.cards).toHaveCount(1)
      await expect(records.cards).toContainText(QUICK.name)
      await expect(records.cards).toContainText('3.90')
      await expect(records.cards).toHaveAccessibleName(/，部分返还，/)
    })

    await test.step('the draw proves itself', async () => {
      await records.cards.getByRole('link', { name: /^验证第/ }).click()
      await expect(page).toHaveURL(new RegExp(`/rounds/lottery/${QUICK.id}/\\d{8}-\\d+$`))
      await expect(page.getByRole('heading', { name: '全部一致' })).toBeVisible({ timeout: 30_000 })
    })
  })

  test('a chase is among those in progress on the list, and is cancelled', async ({ page, control }) => {
    test.slow()
    const name = `e2e-${randomUUID().slice(0, 12)}`
    const password = 'correct horse 1'
    await control.createMember({ name, password, RMB: FIRST_BALANCE, USDT: 0, walletType: 'seamless' })
    const balance = async () => (await control.wallet(name)).balances.RMB ?? 0
    await enterAs(page, control, name)
    const shown = ticket(page)

    await test.step('the kinds of lotteries fade at the end while more is to come', async () => {
      await page.goto('/lottery')
      const kinds = page.getByRole('radiogroup', { name: '彩种' })
      const fade = () =>
        kinds.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--more')))
      await expect.poll(fade).toBe(1)
      await kinds.getByRole('radio', { name: '六合彩' }).scrollIntoViewIfNeeded()
      await kinds.evaluate((element) => {
        element.scrollLeft = element.scrollWidth
      })
      await expect.poll(fade).toBe(0)
    })

    await test.step('one bet is placed on ten draws', async () => {
      await page.goto(`/lottery/${CHASED.id}`)
      await page.getByRole('button', { name: '机选' }).click()
      await expect(shown.basket).toHaveAccessibleName(/^购彩篮 1 /)
      await shown.waitForSale()
      await page.getByRole('button', { name: '追号', exact: true }).click()
      const confirm = page.getByRole('dialog', { name: '追号' }).getByRole('button', { name: /^确认追号/ })
      // A tap within half a second of a change of the button is ignored.
      await expect(async () => {
        if (await confirm.isVisible()) await confirm.click({ timeout: 1_000 })
        await expect(page.getByText(/ 期 .*投注成功/)).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
      expect(await balance()).toBeLessThan(FIRST_BALANCE)
    })

    await test.step('the list shows it, and leads to its lottery', async () => {
      await page.goto('/lottery')
      const running = page.getByRole('region', { name: '进行中的追号 1' })
      await expect(running.getByRole('link')).toHaveAccessibleName(
        new RegExp(`^${CHASED.name} .* \\d+/\\d+$`),
      )
      await expectNoBarriers(page, 'lotteries with a chase')
      await running.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/lottery/${CHASED.id}$`))
    })

    await test.step('what is not drawn yet is given back', async () => {
      await page.getByRole('button', { name: '记录与规则' }).click()
      const pages = page.getByRole('dialog', { name: '记录与规则' })
      await pages.getByRole('radio', { name: '追号' }).click()
      await pages.getByRole('button', { name: '取消追号' }).click()
      await pages.getByRole('button', { name: '再点一次取消' }).click()
      await expect(pages.getByText('已取消')).toBeVisible()
      await expect.poll(balance).toBe(FIRST_BALANCE)
      await page.goto('/lottery')
      await expect(page.getByRole('link', { name: new RegExp(`^(投注|查看) ${CHASED.name}$`) })).toBeVisible()
      await expect(page.getByRole('region', { name: /^进行中的追号/ })).toBeHidden()
    })
  })

  test('a return above the most and a stopped sale are told in words, and the basket stays', async ({
    page,
    enter,
    control,
  }) => {
    test.slow()
    await enter()
    await page.goto(`/lottery/${STOPPED.id}`)
    const shown = ticket(page)
    for (const group of ['百位', '十位', '个位']) await shown.value(group, '7').click()

    await test.step('999 times 2.00 at 975 would return more than a bet may', async () => {
      await page.getByRole('textbox', { name: '倍数' }).fill('999')
      await shown.keep()
      await expect(page.getByText(/^一单最高返还 /)).toBeVisible()
      await expect(shown.bet).toHaveAttribute('aria-disabled', 'true')
      await expect(shown.basket).toHaveAccessibleName(/^购彩篮 1 .*1,998\.00$/)
    })

    try {
      await control.setSale({ ticketId: STOPPED.id, saleStatus: 'stop', message: '开奖机在检修' })
      await test.step('a sale that was stopped takes nothing', async () => {
        const button = page.getByRole('button', { name: '暂停销售' })
        await expect(button).toBeVisible({ timeout: 60_000 })
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await expect(shown.basket).toHaveAccessibleName(/^购彩篮 1 .*1,998\.00$/)
      })
    } finally {
      await control.setSale({ ticketId: STOPPED.id, saleStatus: 'open' })
    }
    await test.step('when it is sold again, the basket is still there', async () => {
      await expect(page.getByRole('button', { name: '暂停销售' })).toBeHidden({ timeout: 60_000 })
      await expect(shown.basket).toHaveAccessibleName(/^购彩篮 1 .*1,998\.00$/)
    })
  })
})
