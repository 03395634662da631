import type { Page } from '@playwright/test'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { expectFocus, tabTo } from './keyboard.ts'

/** A draw every five minutes, so that its seal seldom comes in between. */
const TICKET = { id: '202', name: '五分时时彩' }
/** With so many seconds left a bet is sent well before the seal. */
const ENOUGH_S = 15

test('money is moved to the lottery and bet on a draw with the keyboard alone', async ({
  page,
  enter,
  member,
}) => {
  await enter()

  await test.step('a venue is chosen in a sheet, which gives the focus back', async () => {
    await page.goto('/wallet')
    const venue = page.getByRole('button', { name: /^选择场馆/ })
    await tabTo(page, venue)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: '选择场馆' })
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(venue).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, sheet.getByRole('radio', { name: '真人场馆' }))
    await page.keyboard.press('ArrowDown')
    await expect(sheet).toBeHidden()
    await expect(venue).toBeFocused()
    await expect(venue).toHaveAccessibleName('选择场馆 彩票场馆')
  })

  await test.step('100 are moved', async () => {
    await tabTo(page, page.getByRole('textbox', { name: '转账金额' }))
    await page.keyboard.type('100')
    await tabTo(page, page.getByRole('button', { name: /^转入彩票场馆/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '已到账 ¥100.00' })).toBeVisible()
    expect(await member.balance()).toBe(FIRST_BALANCE - 100_00)
    // The button has nothing to send now, and is still there for the keyboard.
    await expect(page.getByRole('button', { name: /^转入彩票场馆/ })).toBeFocused()
  })

  await test.step('numbers are chosen, looked at in the basket, and bet', async () => {
    await page.goto(`/lottery/${TICKET.id}`)
    await tabTo(page, page.getByRole('tab', { name: '定位胆' }))
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: '龙虎' })).toBeFocused()
    const dragon = page.getByRole('button', { name: '龙', exact: true })
    await tabTo(page, dragon)
    await page.keyboard.press('Space')
    await expect(dragon).toHaveAttribute('aria-pressed', 'true')
    const add = page.getByRole('button', { name: '加入购彩篮' })
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(add).toBeFocused()
    const basket = page.getByRole('button', { name: /^购彩篮 1 / })
    await basket.waitFor()
    await tabTo(page, basket, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '购彩篮' }).getByRole('listitem')).toContainText('龙')
    await page.keyboard.press('Escape')
    await expect(basket).toBeFocused()
    await forSale(page)
    // The draw may have changed since the numbers were chosen: the new one is agreed to first.
    await tabTo(page, page.getByRole('button', { name: /^(投注|改投)/ }))
    const taken = page.getByText(/ 期 .*2\.00 投注成功/)
    // A press within half a second of a change of the button is ignored.
    await expect(async () => {
      if (!(await taken.isVisible())) await page.keyboard.press('Enter')
      await expect(taken).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 40_000 })
    await expectFocus(page)
  })

  await test.step('it is found among all open bets, and its link leads to it', async () => {
    await page.goto('/common-sport-records/')
    await tabTo(page, page.getByRole('tab', { name: /^体育/ }))
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: '全部未结算' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: /^看彩票记录/ }))
    await page.keyboard.press('Enter')
    const bet = page.getByRole('listitem').filter({ hasText: TICKET.name })
    await expect(bet).toBeFocused()
    await expect(bet).toContainText('龙')
    await tabTo(page, bet.getByRole('link', { name: /^验证第/ }))
  })
})

async function forSale(page: Page): Promise<void> {
  await expect(async () => {
    const clock = await page.getByRole('timer').first().innerText({ timeout: 500 })
    const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
    expect(minutes * 60 + seconds).toBeGreaterThan(ENOUGH_S)
  }).toPass({ timeout: 40_000 })
}
