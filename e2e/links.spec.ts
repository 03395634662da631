import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { toCome } from './matches.ts'

test.use({ deviceSettings: { sort: 'time' }, permissions: ['clipboard-read', 'clipboard-write'] })

test('a slip is shared as a link, which asks for prices and keeps what is in the slip', async ({
  page,
  claim,
  home,
  slip,
  signIn,
}) => {
  await signIn()
  await home.tab('串关').click()
  const [first, second] = await claim(toCome, 2)
  if (second === undefined) throw new Error('two matches were asked for')
  await home.reveal(first)
  await home.homeWin(first).click()
  await slip.open()
  await slip.key('完成').click()
  await slip.sheet.getByRole('button', { name: '分享投注单' }).click()
  await expect(slip.sheet.getByRole('button', { name: '链接已复制' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/app/slip?legs=1s~PMTY~')
  await slip.sheet.getByRole('button', { name: '清空投注单' }).click()
  await slip.close()
  await home.reveal(second)
  await home.homeWin(second).click()

  await test.step('opened, it is added to what is there', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: '分享的投注单' })).toBeVisible()
    await expect(page.getByText(first.home, { exact: true })).toBeVisible()
    await expect(page.getByText('你的投注单里已有 1 项')).toBeVisible()
    await expectNoBarriers(page, 'shared slip')
    await page.getByRole('button', { name: '加入投注单' }).click()
    await expect(slip.sheet).toBeVisible()
    await expect(slip.legs).toHaveCount(2)
    await slip.close()
  })
  await test.step('or replaces it', async () => {
    await page.goto(link)
    await page.getByRole('button', { name: '替换投注单' }).click()
    await expect(slip.legs).toHaveCount(1)
    await expect(slip.leg(first.home)).toBeVisible()
    await slip.close()
  })
  await test.step('a link that is none says so, and one of a closed match too', async () => {
    await page.goto(link.slice(0, -1))
    await expect(page.getByText('链接不完整或不对。')).toBeVisible()
    await page.goto(link.replace(first.id, '1'))
    await expect(page.getByText('已关闭')).toBeVisible()
    await expect(page.getByRole('button', { name: '加入投注单' })).toBeDisabled()
  })
  await test.step('a match has an address for each of its pages', async () => {
    await page.goto(`/app/match/${first.sport}/${first.id}`)
    await page.getByRole('tab', { name: '走势' }).click()
    await expect(page).toHaveURL(/tab=trend/)
    await page.reload()
    await expect(page.getByRole('tab', { name: '走势' })).toHaveAttribute('aria-selected', 'true')
    await page.goto(`/app/match/${first.sport}/${first.id}?tab=nonsense`)
    await expect(page.getByRole('tab', { name: '走势' })).toHaveAttribute('aria-selected', 'false')
  })
})
