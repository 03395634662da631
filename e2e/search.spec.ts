import { expect, test } from './fixtures.ts'
import type { Wanted } from './matches.ts'

const inPlay: Wanted = ({ sport, state, bettingStatus }) =>
  sport === 'football' && state === 'live' && bettingStatus === 'open'

test.describe('the search', () => {
  test('finds a team while it is typed, opens its match, and remembers', async ({
    page,
    claim,
    context,
    signIn,
  }) => {
    await signIn()
    const [wanted] = await claim(inPlay)
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    const field = page.getByRole('searchbox', { name: '球队或联赛' })
    await field.fill(wanted.home)
    const found = page.getByRole('link', { name: new RegExp(wanted.home) }).first()
    await expect(found).toBeVisible()
    await expect(found.locator('mark').first()).toHaveText(wanted.home)

    await test.step('a match opens, and Back returns to what was found', async () => {
      await found.click()
      await expect(page).toHaveURL(/\/app\/match\/football\//)
      await page.goBack()
      await expect(field).toHaveValue(wanted.home)
      await expect(found).toBeVisible()
    })

    await test.step('the search is remembered, and can be removed', async () => {
      await field.fill('')
      const again = page.getByRole('button', { name: wanted.home, exact: true })
      await again.click()
      await expect(found).toBeVisible()
      await field.fill('')
      await page.getByRole('button', { name: `删除「${wanted.home}」` }).click()
      await expect(again).toBeHidden()
    })

    await test.step('markup is text, and finds nothing', async () => {
      await field.fill('<img src=x onerror=alert(1)>')
      await expect(page.getByText('没有找到「<img src=x onerror=alert(1)>」')).toBeVisible()
    })

    await test.step('without a network it says so, and goes on by itself', async () => {
      await context.setOffline(true)
      await field.fill(wanted.away)
      await expect(page.getByText('搜索没有完成')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('link', { name: new RegExp(wanted.away) }).first()).toBeVisible()
    })
  })
})
