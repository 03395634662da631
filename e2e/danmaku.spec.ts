import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { roomPage } from './pages/roomPage.ts'

/** A room in which no other test talks: room.spec.ts takes the first two on the air. */
const PLACE = 2

const LANDSCAPE = { width: 844, height: 390 }

/** A text over the picture. */
const flying = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: '直播画面' }).getByText(text, { exact: true })

/** Says a text; resolves with the first places of its left edge over the picture, in the order of time. */
async function sayAndFollow(page: Page, text: string): Promise<readonly number[]> {
  // A text is gone after eight seconds, which may be less than a busy machine takes from the message to a look at it.
  const [places] = await Promise.all([page.evaluate(leftEdges, text), roomPage(page).say(text)])
  return places
}

/** Runs in the page. */
async function leftEdges(text: string): Promise<readonly number[]> {
  const WITHIN_MS = 30_000
  const places: number[] = []
  const until = performance.now() + WITHIN_MS
  while (places.length < 10 && performance.now() < until) {
    await new Promise(requestAnimationFrame)
    const picture = document.querySelector('[aria-label="直播画面"]')
    for (const element of picture?.querySelectorAll('[aria-hidden="true"] > *') ?? []) {
      const shown = element.textContent === text && element.checkVisibility({ visibilityProperty: true })
      if (shown) places.push(element.getBoundingClientRect().left)
    }
  }
  return places
}

test('what is said flies over the picture, also on its side, and is off by one tap', async ({
  page,
  enter,
}) => {
  const room = roomPage(page)
  await enter()
  await page.goto('/app/live')
  await room.open(await room.onAir(PLACE))

  await test.step('an own text crosses the picture', async () => {
    const [first = 0, ...later] = await sayAndFollow(page, '这球进了')
    expect(later.at(-1)).toBeLessThan(first)
  })

  await test.step('on its side it flies over the whole width', async () => {
    await page.setViewportSize(LANDSCAPE)
    const [first] = await sayAndFollow(page, '横过来看')
    expect(first).toBeGreaterThan(LANDSCAPE.width / 2)
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
