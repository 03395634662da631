import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { toCome } from './matches.ts'

test.describe('player protection', () => {
  test('an own limit refuses a bet in words, the bet within it is taken, and a break stops betting', async ({
    page,
    claim,
    signIn,
    home,
    match,
    slip,
    member,
  }) => {
    test.slow()
    await signIn()
    const [later] = await claim(toCome)
    await test.step('a limit of 15 a day is set from the account page', async () => {
      await home.nav('我的').click()
      await page.getByRole('button', { name: /^理性投注/ }).click()
      await page.getByRole('button', { name: /^今日投注/ }).click()
      const sheet = page.getByRole('dialog', { name: '今日投注' })
      await sheet.getByRole('textbox').fill('15')
      await sheet.getByRole('button', { name: '保存限额' }).click()
      await expect(page.getByRole('button', { name: /^今日投注/ })).toContainText('0.00 / 15.00')
      await page.getByRole('button', { name: '返回' }).click()
    })

    await test.step('10 are taken', async () => {
      await match.open(later)
      await match.price('全场独赢', later.home).click()
      await slip.open()
      await slip.type('10')
      await slip.press(slip.place)
      await expect(slip.receiptOf('投注成功')).toBeVisible()
      expect(await member.balance()).toBe(999_000)
      await slip.press(slip.done)
    })

    await test.step('20 more are refused in words, and nothing is charged', async () => {
      await match.price('全场独赢', later.away).click()
      await slip.open()
      await slip.type('20')
      await slip.press(slip.place)
      await expect(slip.sheet).toContainText('超过自己设的今日投注限额')
      expect(await member.balance()).toBe(999_000)
      await slip.sheet.getByRole('button', { name: '关闭' }).click()
    })

    await test.step('a break of an hour refuses all bets, and says until when', async () => {
      await page.goto('/app/settings/protection')
      await expect(page.getByRole('button', { name: /^今日投注/ })).toContainText('10.00 / 15.00')
      await page.getByRole('button', { name: '1 小时' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '开始休息' }).click()
      await expect(page.getByText(/^休息中，到/)).toBeVisible()
      await expectNoBarriers(page, 'safer betting')
      await match.open(later)
      await slip.open()
      await slip.press(slip.place)
      await expect(slip.sheet).toContainText('休息中，不能投注和送礼')
      expect(await member.balance()).toBe(999_000)
    })
  })
})
