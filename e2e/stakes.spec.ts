import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { toCome } from './matches.ts'

test.use({ deviceSettings: { sort: 'time' } })

test('stakes by what they win, one for all singles, and own quick stakes', async ({
  page,
  claim,
  home,
  slip,
  signIn,
}) => {
  await signIn()
  await test.step('own quick stakes', async () => {
    await home.nav('我的').click()
    await page.getByRole('button', { name: /^快捷金额/ }).click()
    const sheet = page.getByRole('dialog', { name: '快捷金额' })
    const first = sheet.getByRole('textbox', { name: '第 1 个金额' })
    await first.fill('007')
    await expect(sheet.getByRole('alert')).toHaveText('不要以 0 开头')
    await first.fill('33')
    await expectNoBarriers(page, 'quick stakes')
    await sheet.getByRole('button', { name: '关闭' }).click()
  })
  await home.nav('首页').click()
  await home.tab('串关').click()
  const matches = await claim(toCome, 2)
  for (const match of matches) {
    await home.reveal(match)
    await home.homeWin(match).click()
  }
  await slip.open()
  await slip.sheet.getByRole('tab', { name: /^单关/ }).click()
  await test.step('one stake for all singles', async () => {
    await slip.sheet.getByRole('button', { name: /^全部单关的投注额/ }).click()
    await slip.sheet.getByRole('button', { name: '+33', exact: true }).click()
    for (const { home: name } of matches) await expect(slip.stake(name)).toContainText('33')
    await expectNoBarriers(page, 'one stake for all')
  })
  await test.step('a stake by what it wins', async () => {
    const [one] = matches
    await slip.stake(one.home).click()
    await slip.sheet.getByRole('button', { name: '按想赢的金额算投注额' }).click()
    await slip.type('100')
    await expect(slip.sheet.getByText('想赢 100').first()).toBeVisible()
    // At a long price the least unit wins more than itself.
    await expect(slip.sheet.getByText(/^100\.\d\d$/).first()).toBeVisible()
    // At 4.00 it is 33.34.
    await expect(slip.stake(one.home)).not.toHaveText(/^¥\s*33$/)
    await expectNoBarriers(page, 'a stake by its win')
  })
})
