import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { toCome } from './matches.ts'

const STAKE = 10_000

test.use({ deviceSettings: { sort: 'time' } })

test('a member who is asked each time chooses for each bet what odds may do', async ({
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
    await page.getByRole('button', { name: /^赔率变化时/ }).click()
    await page.getByRole('radio', { name: /^每次询问/ }).click()
    await expect(page.getByRole('button', { name: /^赔率变化时/ })).toContainText('每次询问')
  })
  await home.nav('首页').click()
  await home.tab('串关').click()
  const [match] = await claim(toCome)
  const chooser = page.getByRole('dialog', { name: '赔率变化时' })

  await test.step('each bet asks, and the place button asks first', async () => {
    for (const mode of ['接受任何变化', '不接受变化']) {
      await home.reveal(match)
      await home.homeWin(match).click()
      await slip.open()
      await slip.type('100')
      await expect(slip.policy).toContainText('请选择')
      // It is disabled until the mode is chosen, and leads to the choice.
      await expect(async () => {
        // Presses are ignored for a moment after the button has changed. One beside the chooser closes it.
        if (await chooser.isHidden()) await slip.place.click({ force: true, timeout: 1000 })
        await expect(chooser).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expectNoBarriers(page, 'acceptance of one bet')
      await chooser.getByRole('radio', { name: new RegExp(`^${mode}`) }).click()
      await expect(chooser).toBeHidden()
      await expect(slip.policy).toContainText(mode)
      await slip.press(slip.place)
      await expect(slip.receiptOf('投注成功')).toBeVisible()
      await slip.press(slip.done)
    }
  })
  await expectBalance(FIRST_BALANCE - 2 * STAKE)
})
