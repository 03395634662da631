import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { toCome } from './matches.ts'

const STAKE = 10_000

test.use({ deviceSettings: { sort: 'time' } })

test('a member who bets with a slide bets with nothing less, and with Enter', async ({
  page,
  claim,
  home,
  slip,
  signIn,
  expectBalance,
}) => {
  await signIn()
  await test.step('the setting', async () => {
    await home.nav('我的').click()
    await page.getByRole('radio', { name: '滑动' }).click()
    await page.getByRole('radio', { name: '梅紫' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'plum')
    await expectNoBarriers(page, 'settings')
  })
  await home.nav('首页').click()
  await home.tab('串关').click()
  const [match] = await claim(toCome)
  await home.reveal(match)
  const button = slip.sheet.getByRole('button', { name: /^滑动投注/ })

  const fill = async (): Promise<void> => {
    await home.homeWin(match).click()
    await slip.open()
    await slip.type('100')
    await expect(button).toContainText('100.00')
  }
  const slide = async (share: number): Promise<void> => {
    const box = await button.boundingBox()
    if (box === null) throw new Error('the button is not shown')
    const y = box.y + box.height / 2
    const from = box.x + box.height / 2
    await page.mouse.move(from, y)
    await page.mouse.down()
    await page.mouse.move(from + (box.width - box.height) * share, y, { steps: 8 })
    await page.mouse.up()
  }

  await test.step('half of the way bets nothing, the whole way bets', async () => {
    await fill()
    await slide(0.5)
    await expect(button).toBeVisible()
    await expectNoBarriers(page, 'slip with a slide')
    await slide(1)
    await expect(slip.receiptOf('投注成功')).toBeVisible()
    await slip.press(slip.done)
  })
  await test.step('so does Enter', async () => {
    await fill()
    // The button ignores a press just after it has appeared.
    await expect(async () => {
      if (await button.isVisible()) await button.press('Enter', { timeout: 1000 })
      await expect(slip.receiptOf('投注成功')).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
  await slip.press(slip.done)
  await expectBalance(FIRST_BALANCE - 2 * STAKE)
})
