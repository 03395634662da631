import { expect, test } from '@playwright/test'

test('a member signs in and sees live matches with their prices', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('账号', { exact: true }).fill('demo')
  await page.getByLabel('密码', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('article').getByRole('button', { name: /\d/ }).first()).toBeVisible()
})
