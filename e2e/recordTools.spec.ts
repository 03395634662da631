import { readFile } from 'node:fs/promises'
import { amount } from './amounts.ts'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { toCome } from './matches.ts'

test.use({ deviceSettings: { sort: 'time' } })

test('bets are found by day and by number, and leave the app as a table and a picture', async ({
  page,
  claim,
  control,
  home,
  slip,
  member,
  records,
  signIn,
}) => {
  await signIn()
  await home.tab('串关').click()
  const [match] = await claim(toCome)
  await home.reveal(match)
  await home.homeWin(match).click()
  await slip.open()
  await slip.type('100')
  await slip.press(slip.place)
  await expect(slip.receiptOf('投注成功')).toBeVisible()
  await slip.press(slip.done)
  const { movements } = await member.wallet()
  const orderNo = movements.find(({ kind }) => kind === 'BET')?.reference ?? ''
  await control.cancelOrder(orderNo)
  await expect(page.getByText(/的注单已退回 ¥100\.00$/).first()).toBeVisible({ timeout: 15_000 })
  await records.open()
  await records.show('已结算')
  const card = records.card('单关', '已取消', amount(10_000))
  await expect(card).toBeVisible()

  await test.step('a range of days from the calendar', async () => {
    await page.getByRole('radio', { name: '自定' }).click()
    const dates = page.getByRole('dialog', { name: '自定时间' })
    await expectNoBarriers(page, 'the calendar')
    await dates
      .getByRole('button', { name: /^\d{4}-\d\d-\d\d$/, disabled: false })
      .last()
      .click()
    await dates.getByRole('button', { name: '查询' }).click()
    await expect(dates).toBeHidden()
    await expect(card).toBeVisible()
    await page.reload()
    await expect(card).toBeVisible()
  })

  await test.step('a CSV of the list', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 CSV' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^touchline-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await saved.path(), 'utf8')
    const [head = '', row = ''] = text.split('\r\n')
    expect(head).toContain('投注时间（UTC+8）')
    expect(row).toContain(`"${orderNo}"`)
    expect(row).toContain('"RMB",100.00,')
    expect(row).toContain('"已取消"')
  })

  await test.step('a picture of the bet', async () => {
    const saving = page.waitForEvent('download')
    await card.getByRole('button', { name: '分享注单图片' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`${orderNo}.png`)
    expect((await readFile(await saved.path())).subarray(1, 4).toString()).toBe('PNG')
  })

  await test.step('the search by number', async () => {
    await page.getByRole('button', { name: '单号查询' }).click()
    const field = page.getByRole('searchbox', { name: '注单号' })
    await field.fill('没有')
    await expect(page.getByText('单号只有 TL 和数字')).toBeVisible()
    await field.fill('999999')
    await expect(page.getByText('没有这个单号的注单')).toBeVisible()
    await field.fill(orderNo.slice(2))
    await expect(card).toBeVisible()
    await expectNoBarriers(page, 'the search by number')
  })
})
