import { expect } from './fixtures.ts'
import { testOnOwnPlatform } from './ownSite.ts'

/** A platform whose clock may jump ahead: races start three minutes apart at any speed. */
const test = testOnOwnPlatform({ speed: 1 })

/** What is left of the countdown to the lock when the clock has jumped, seconds. */
const LEFT_S = 25
const RACE_MS = 60_000

test.describe('virtual sports', () => {
  test('a race is bet on, locked, run and paid', async ({ page, signIn, slip, records, control }) => {
    test.slow()
    await signIn()

    await test.step('the row of sports leads to them', async () => {
      await page.getByRole('link', { name: 'VR' }).click()
      await expect(page).toHaveURL(/\/vr\/soccer$/)
      await expect(page.getByRole('tablist', { name: '批次' })).toBeVisible()
    })

    await test.step('a path that does not exist leads to football', async () => {
      await page.goto('/vr/chess')
      await expect(page).toHaveURL(/\/vr\/soccer$/)
    })

    await page.goto('/vr/race')
    const field = page.getByRole('region', { name: '参赛名单' })
    await expect(field.getByRole('listitem')).toHaveCount(8)
    // The second batch, so that the lock is far enough away for a slow machine.
    const batch = page
      .getByRole('tablist', { name: '批次' })
      .getByRole('tab', { name: /可投注/ })
      .nth(1)
    const name = ((await batch.getAttribute('aria-label')) ?? '').replace(' 可投注', '')
    await batch.click()

    await test.step('a selection counts down to the lock and is taken at once', async () => {
      await field.getByRole('listitem').first().getByRole('button').first().click()
      await slip.open()
      await expect(page.getByText(/\d+ 秒后封盘/).first()).toBeVisible()
      await slip.key('1').click()
      await slip.key('0').click()
      await slip.press(slip.place)
      await expect(slip.receiptOf('投注成功')).toBeVisible()
      await slip.press(slip.done)
    })

    await test.step('a selection that is locked leaves the slip', async () => {
      await field.getByRole('listitem').nth(1).getByRole('button').first().click()
      const seconds = /(\d+) 秒后封盘/.exec(await slip.bar.innerText())?.[1]
      await control.advance((Number(seconds) - LEFT_S) * 1000)
      // The page asks for the platform's time once a minute, and at once when it is loaded. The slip is kept.
      await page.reload()
      await expect(page.getByText('一项已封盘，已从投注单移除')).toBeVisible({ timeout: 60_000 })
    })

    await test.step('the batch runs with its film and stays chosen', async () => {
      await expect(page.getByRole('tab', { name: `${name} 进行中`, selected: true })).toBeVisible({
        timeout: 60_000,
      })
      await expect(page.getByRole('img', { name: /^赛事影像，领先的是/ })).toBeVisible({ timeout: 30_000 })
    })

    await test.step('its result is listed with a proof, and the bet is settled', async () => {
      await control.advance(RACE_MS)
      await page.getByRole('tab', { name: '赛果' }).click()
      const proof = page.getByRole('link', { name: `验证${name}的结果` })
      await expect(proof).toBeVisible({ timeout: 120_000 })
      const answer = await page.request.get((await proof.getAttribute('href')) ?? '')
      expect(answer.ok()).toBe(true)
      await page.goto('/')
      await records.openSettled()
      await expect(page.getByText(/VR赛马 \d{8}-\d+/).first()).toBeVisible()
    })
  })
})
