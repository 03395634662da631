import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { roomPage } from './pages/roomPage.ts'

const ON_ITS_SIDE = { width: 844, height: 390 }
const UPRIGHT = { width: 390, height: 844 }

test.use({ deviceSettings: { sort: 'time' } })

async function enterFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: '直播中' }).first().click()
  await expect(roomPage(page).draft).toBeVisible()
}

/** A swipe by one finger over the picture. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 150, y }],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8)
  await touch('touchEnd', to)
}

test('a room is turned on its side and back, and nothing of it is lost', async ({ page, enter, slip }) => {
  await enter()
  await page.goto('/app/live')
  await enterFirst(page)
  const room = roomPage(page)
  await room.draft.fill('还没写完')
  await expect(room.video).toBeVisible()
  const marked = () => room.video.evaluate((video) => video.dataset['seen'])
  await room.video.evaluate((video) => {
    video.dataset['seen'] = 'before'
  })

  await test.step('the picture takes the height, and the talk is beside it', async () => {
    await page.setViewportSize(ON_ITS_SIDE)
    const picture = await room.video.boundingBox()
    expect(picture?.height).toBe(ON_ITS_SIDE.height)
    for (const part of [room.chat, room.draft, page.getByRole('tab', { name: '榜单' })]) {
      await expect(part).toBeInViewport({ ratio: 0.99 })
    }
    expect(await marked()).toBe('before')
    await expect(room.draft).toHaveValue('还没写完')
  })

  await test.step('a price puts a leg into the slip, which does not cover the picture', async () => {
    await page.getByRole('tab', { name: '盘口' }).click()
    await page.getByRole('tabpanel').locator('[data-price]:not([aria-disabled])').first().click()
    await slip.open()
    const left = (await slip.sheet.boundingBox())?.x ?? 0
    const picture = await room.video.boundingBox()
    expect(left).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0) - 1)
    // without a stake the main button says what it waits for
    const main = slip.place.or(slip.sheet.getByRole('button', { name: '输入投注额' }))
    for (const part of [slip.key('5'), slip.key('退格'), main]) {
      await expect(part).toBeInViewport({ ratio: 0.9 })
    }
    await slip.close()
  })

  await test.step('a sheet stands where the panel is, and the picture beside it is not darkened', async () => {
    await page.getByRole('button', { name: /^画面设置/ }).click()
    const sheet = page.getByRole('dialog', { name: '画面设置' })
    const picture = await room.video.boundingBox()
    const edge = (picture?.x ?? 0) + (picture?.width ?? 0)
    await expect.poll(async () => (await sheet.boundingBox())?.x ?? 0).toBeGreaterThanOrEqual(edge - 1)
    const scrim = await sheet.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(scrim).toBe('rgba(0, 0, 0, 0)')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('one tap hides the panel, and the picture is as wide as the page', async () => {
    await page.getByRole('button', { name: '收起侧栏' }).click()
    await expect.poll(async () => (await room.video.boundingBox())?.width).toBe(ON_ITS_SIDE.width)
    await expect(room.draft).toBeHidden()
    await page.getByRole('button', { name: '展开侧栏' }).click()
    await expect(room.draft).toHaveValue('还没写完')
  })

  await page.setViewportSize(UPRIGHT)
  expect(await marked()).toBe('before')
  await expect(room.draft).toHaveValue('还没写完')
})

test('swipes lead from room to room, and Back to the list', async ({ page, enter }) => {
  await enter()
  await page.goto('/app/live')
  await expect(page.getByRole('link', { name: '直播中' }).nth(1)).toBeVisible()
  const hrefs = await page
    .getByRole('link', { name: '直播中' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await enterFirst(page)
  const path = () => new URL(page.url()).pathname
  const room = roomPage(page)
  await room.draft.fill('第一间')
  await expect(page.getByRole('group', { name: '其他直播间' })).toBeAttached()

  await swipe(page, 180, 50)
  await expect.poll(path).toBe(hrefs[1])
  await expect(room.draft).toHaveValue('')
  await swipe(page, 70, 200)
  await expect.poll(path).toBe(hrefs[0])
  await expect(room.draft).toHaveValue('第一间')
  await page.getByRole('button', { name: /^下一个直播间：/ }).press('Enter')
  await expect.poll(path).toBe(hrefs[1])

  await page.goBack()
  await expect.poll(path).toBe('/app/live')
})

test('the card of a room shows the whole width of its poster', async ({ page, enter }) => {
  await enter()
  await page.goto('/app/live')
  await enterFirst(page)
  await page.getByRole('button', { name: '分享直播间' }).click()
  const sheet = page.getByRole('dialog', { name: '分享直播间' })
  await expect(sheet.getByRole('button', { name: '保存图片' })).toBeEnabled()
  const poster = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .findLast((name) => name.includes('/live/art/poster/')),
  )
  const apart = await sheet.locator('canvas').evaluate(async (card, address) => {
    if (!(card instanceof HTMLCanvasElement)) return null
    const image = new Image(900, 506)
    image.src = address
    await image.decode()
    const whole = document.createElement('canvas')
    whole.width = 900
    whole.height = 506
    whole.getContext('2d')?.drawImage(image, 0, 0, 900, 506)
    const at = (canvas: HTMLCanvasElement, x: number, y: number): readonly number[] => [
      ...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []),
    ]
    // Below the marks at the top, and not on an edge of the drawing.
    const places = [0.15, 0.4, 0.7, 0.95].flatMap((x) => [0.35, 0.6, 0.9].map((y) => [x, y] as const))
    const far = places.filter(([x, y]) => {
      const one = at(card, Math.round(x * 900), Math.round(y * 506))
      const other = at(whole, Math.round(x * 900), Math.round(y * 506))
      return one.some((value, index) => Math.abs(value - (other[index] ?? 0)) > 24)
    })
    return far.length
  }, poster ?? '')
  expect(apart).toBeLessThanOrEqual(2)
})
