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

test('a table on a phone on its side has its spots, the chips and the button in view', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await enter()
  await page.goto('/casino/C01')
  const spots = page.getByRole('group', { name: '投注区' }).getByRole('button')
  const chip = page.getByRole('radio', { name: '100 人民币 筹码' })
  const send = page.getByRole('button', { name: /^(确认下注|等待下一局)/ })
  for (const part of [spots.first(), spots.last(), chip, send]) {
    await expect(part).toBeInViewport({ ratio: 0.99 })
  }
})

test('a lottery on a phone on its side has numbers, stake and button in view', async ({ page, enter }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await enter()
  await page.goto('/lottery/201')
  const numbers = page.getByRole('region', { name: '万位' }).getByRole('button', { name: /^[0-9]$/ })
  const parts = [
    numbers.first(),
    numbers.last(),
    page.getByRole('textbox', { name: '倍数' }),
    page.getByRole('button', { name: '机选' }),
  ]
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.9 })
})

for (const fontSize of ['default', 'enlarge'] as const) {
  test.describe(`English on a narrow phone, ${fontSize} type`, () => {
    test.use({
      deviceSettings: { language: 'ENGLISH', fontSize, sort: 'time' },
      viewport: { width: 320, height: 568 },
    })

    test('has the names of the kinds of bet whole in the slip', async ({ page, signIn }) => {
      await signIn()
      await page.getByRole('tab', { name: /^Early/ }).click()
      await page.locator('article [data-price]:not([aria-disabled])').first().click()
      await page.getByRole('button', { name: /^Bet slip/i }).click()
      const kinds = page.getByRole('dialog').getByRole('tablist')
      await expect(kinds.getByRole('tab', { name: /^System/ })).toBeVisible()
      const over = await kinds.evaluate((list) => list.scrollWidth - list.clientWidth)
      expect(over).toBeLessThanOrEqual(0)
    })

    test('has the sheets for paying in and out no wider than the window', async ({ page, signIn }) => {
      await signIn()
      await page.goto('/wallet')
      for (const name of ['Deposit', 'Withdraw']) {
        await page.getByRole('button', { name, exact: true }).click()
        const sheet = page.getByRole('dialog', { name })
        await expect(sheet.getByRole('textbox', { name: 'Amount' })).toBeVisible()
        const over = await sheet.locator('form').evaluate((form) => form.scrollWidth - form.clientWidth)
        expect(over).toBeLessThanOrEqual(0)
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
      }
    })

    test('has the name of the anchor and the words in the field whole in a room', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await page.goto('/app/live/r8801')
      const field = page.getByRole('textbox', { name: 'Message' })
      await expect(field).toBeVisible()
      await expect(page.getByRole('button', { name: /^Follow / })).toBeVisible()
      const name = page.locator('header, section').getByText('Aze on Football', { exact: true }).first()
      const cut = await name.evaluate((words) => {
        const box = words.parentElement ?? words
        return [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]
      })
      expect(Math.max(...cut)).toBeLessThanOrEqual(1)
      const room = await field.evaluate((input) => {
        if (!(input instanceof HTMLInputElement)) return -1
        const pen = document.createElement('canvas').getContext('2d')
        if (pen === null) return -1
        pen.font = getComputedStyle(input).font
        return input.clientWidth - pen.measureText(input.placeholder).width
      })
      expect(room).toBeGreaterThanOrEqual(0)
    })
  })
}
