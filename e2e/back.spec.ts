import { expect, test } from './fixtures.ts'

test('Back closes what is on top, and the list comes back to where it was', async ({
  page,
  signIn,
  home,
  slip,
}) => {
  await signIn()
  const list = page.getByRole('tabpanel')
  const place = (): Promise<number> => list.evaluate((element) => element.scrollTop)

  await home.tab('早盘').click()
  await expect(home.tab('早盘')).toHaveAttribute('aria-selected', 'true')
  await expect(home.rows.nth(2)).toBeVisible()
  await page.goBack()
  await expect(home.tab('滚球')).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await expect(home.tab('早盘')).toHaveAttribute('aria-selected', 'true')
  await expect(home.rows.nth(2)).toBeVisible()

  await list.evaluate((element) => {
    element.scrollTop = 700
  })
  await expect.poll(place).toBe(700)
  const more = home.rows.nth(4).getByRole('link', { name: /个盘口$/ })
  await more.scrollIntoViewIfNeeded()
  const left = await place()
  expect(left).toBeGreaterThan(300)
  await more.click()
  // The list adjusts its scroll position by a few pixels once its rows are measured.
  const away = async (): Promise<number> => Math.abs((await place()) - left)
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(away).toBeLessThanOrEqual(3)
  await page.reload()
  await expect(home.rows.first()).toBeVisible()
  await expect.poll(away).toBeLessThanOrEqual(3)

  const price = home.rows
    .nth(4)
    .getByRole('button', { name: /，\d+\.\d+/ })
    .first()
  await price.click()
  await slip.open()
  await expect(page).toHaveURL(/sheet=slip/)
  await page.reload()
  await expect(page.getByRole('dialog', { name: '投注单' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: '投注单' })).toBeHidden()
  await expect(home.tab('早盘')).toHaveAttribute('aria-selected', 'true')
})
