import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { roomPage } from './pages/roomPage.ts'

/** A room that is always on the air. */
const ROOM = 'r8809'

const LANDSCAPE = { width: 844, height: 390 }

/** A text over the picture. */
const flying = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: '直播画面' }).getByText(text, { exact: true })

const leftEdge = (text: Locator): Promise<number> =>
  text.evaluate((element) => element.getBoundingClientRect().left)

test('what is said flies over the picture, also on its side, and is off by one tap', async ({
  page,
  signIn,
}) => {
  const room = roomPage(page)
  await signIn()
  await room.open(ROOM)

  await test.step('an own text crosses the picture', async () => {
    await room.say('这球进了')
    const text = flying(page, '这球进了')
    await expect(text).toBeVisible()
    const before = await leftEdge(text)
    await expect.poll(() => leftEdge(text)).toBeLessThan(before)
  })

  await test.step('on its side it flies over the whole width', async () => {
    await page.setViewportSize(LANDSCAPE)
    await room.say('横过来看')
    const text = flying(page, '横过来看')
    await expect.poll(() => leftEdge(text)).toBeGreaterThan(LANDSCAPE.width / 2)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('its settings are kept on the device', async () => {
    await page.getByRole('button', { name: /^画面设置/ }).click()
    const options = page.getByRole('region', { name: '弹幕' })
    await options.getByRole('radio', { name: '满屏' }).click()
    await expectNoBarriers(page, 'picture settings')
    await page.keyboard.press('Escape')
    // A page that is loaded again shows the sheet that its address names.
    await expect(page).not.toHaveURL(/sheet=/)
    await page.reload()
    await page.getByRole('button', { name: /^画面设置/ }).click()
    await expect(options.getByRole('radio', { name: '满屏' })).toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('switched off, the chat goes on without it', async () => {
    await page.getByRole('button', { name: '关闭弹幕' }).click()
    await room.say('只在聊天里')
    await expect(room.line('只在聊天里')).toBeVisible()
    await expect(flying(page, '只在聊天里')).toHaveCount(0)
  })
})
