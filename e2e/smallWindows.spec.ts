import { expect, test } from './fixtures.ts'

test.use({ deviceSettings: { sort: 'time' } })

for (const [name, viewport] of [
  ['a phone on its side', { width: 844, height: 390 }],
  ['a page at twice its size', { width: 640, height: 400 }],
] as const) {
  test(`the list on ${name} has the navigation, the slip, the stake and the button in view`, async ({
    page,
    signIn,
    home,
    slip,
  }) => {
    await signIn()
    await page.setViewportSize(viewport)
    await home.tab('早盘').click()
    await page.locator('article [data-price]:not([aria-disabled])').first().click()
    for (const part of [home.nav('注单'), slip.bar]) await expect(part).toBeInViewport({ ratio: 0.99 })
    await slip.open()
    await slip.key('5').click()
    const stake = slip.sheet.getByRole('button', { name: /的投注额/ })
    for (const part of [slip.legs.first(), stake, slip.key('退格'), slip.place]) {
      await expect(part).toBeInViewport({ ratio: 0.9 })
    }
  })
}

for (const fontSize of ['default', 'enlarge'] as const) {
  test.describe(`English on a narrow phone, ${fontSize} type`, () => {
    test.use({
      deviceSettings: { language: 'ENGLISH', fontSize, sort: 'time' },
      viewport: { width: 320, height: 568 },
    })

    test('has the names of the kinds of bet whole in the slip', async ({ page, member }) => {
      await page.goto('/')
      await page.getByRole('textbox').nth(0).fill(member.name)
      await page.getByRole('textbox').nth(1).fill(member.password)
      await page.keyboard.press('Enter')
      await page.getByRole('tab', { name: /^Early/ }).click()
      await page.locator('article [data-price]:not([aria-disabled])').first().click()
      await page.getByRole('button', { name: /^Bet slip/i }).click()
      const kinds = page.getByRole('dialog').getByRole('tablist')
      await expect(kinds.getByRole('tab', { name: /^System/ })).toBeVisible()
      const over = await kinds.evaluate((list) => list.scrollWidth - list.clientWidth)
      expect(over).toBeLessThanOrEqual(0)
    })
  })
}
