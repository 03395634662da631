import { expect, test } from './fixtures.ts'

test('in a shell the back key, the colour of the bar and the covered edges reach the app', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 1000, height: 844 })
  await page.goto('/control/shell')
  const app = page.frameLocator('#app')
  const log = page.locator('#log')
  await expect(page.locator('#bar')).toHaveText('connected')
  await expect(log).toContainText('"type":"statusBar","colour":"#1e2029","dark":true')

  await page.getByRole('button', { name: 'Safe area', exact: true }).click()
  await expect(app.locator('body')).toHaveCSS('border-top-width', '44px')
  await page.getByRole('button', { name: 'Broken message' }).click()
  await expect(app.locator('body')).toHaveCSS('border-top-width', '44px')

  const launched = page.waitForRequest((request) => request.url().includes('/venueLaunch/v1/launch'))
  await app.getByRole('textbox', { name: '账号' }).fill(member.name)
  await app.getByRole('textbox', { name: '密码', exact: true }).fill(member.password)
  await app.getByRole('button', { name: '登录', exact: true }).click()
  expect((await launched).postData()).toContain('"isApp":true,')
  expect((await launched).postData()).toContain('"nativeApp":false')

  await app.getByRole('link', { name: '我的' }).click()
  await app.getByRole('button', { name: /站点网址/ }).click()
  await expect(app.getByRole('dialog', { name: '站点网址' })).toBeVisible()
  const back = page.getByRole('button', { name: 'Back key' })
  await back.click()
  await expect(app.getByRole('dialog', { name: '站点网址' })).toBeHidden()
  await expect(log).toContainText('"type":"done","id":"back-1","ok":true')
  await back.click()
  await expect(app.getByRole('heading', { level: 1, name: '我的' })).toBeHidden()

  await app.getByRole('link', { name: '我的' }).click()
  await app.getByRole('button', { name: /站点网址/ }).click()
  await app.getByRole('button', { name: /^复制/ }).click()
  await expect(log).toContainText('"type":"copy"')
  await expect(app.getByRole('button', { name: '已复制' })).toBeVisible()
})
