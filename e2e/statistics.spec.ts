import { expect, test } from './fixtures.ts'
import { expectTouchable } from './hitAreas.ts'
import { expectNoBarriers } from './looks.ts'
import type { Wanted } from './matches.ts'

const inPlay: Wanted = ({ sport, phase, bettingStatus }) =>
  sport === 'football' && phase === 'secondHalf' && bettingStatus === 'open'

test('the statistics, past prices and tracker of a match in play', async ({ page, claim, enter, match }) => {
  test.slow()
  await enter()
  const [shown] = await claim(inPlay)
  const withoutToken: boolean[] = []
  const tokens: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/newsoccer/')) tokens.push(request.headers()['x-api-token'])
    if (request.url().includes('/newsoccer/')) withoutToken.push(true)
  })

  await test.step('the page opens with its markets, and a tracker where the venue has one', async () => {
    await match.open(shown)
    await expect(match.market('全场独赢')).toBeVisible()
    await expect(page.getByRole('tab', { name: /^投注/ })).toHaveAttribute('aria-selected', 'true')
    const hide = page.getByRole('button', { name: '收起动画' })
    if (await hide.isVisible()) {
      await expect(page.getByRole('img', { name: /^动画直播/ })).toBeVisible()
      await hide.click()
      await expect(page.getByRole('button', { name: '显示动画' })).toBeVisible()
    }
    await expectNoBarriers(page, 'match')
  })

  await test.step('the statistics are there', async () => {
    await page.getByRole('tab', { name: '数据' }).click()
    const counts = page.getByRole('region', { name: '技术统计' })
    await expect(counts.getByText('控球率')).toBeVisible()
    await expect(page.getByRole('region', { name: '近五场' }).getByText(shown.home)).toBeVisible()
    await expect(page.getByRole('region', { name: '交锋' }).getByRole('listitem').first()).toBeVisible()
    await expectNoBarriers(page, 'statistics')
    await expectTouchable(page, 'statistics')
  })

  await test.step('a market leads to its past prices, drawn and as a table', async () => {
    await page.getByRole('tab', { name: /^投注/ }).click()
    await page.getByRole('button', { name: '全场独赢的赔率走势' }).click()
    await expect(page.getByRole('img', { name: '全场独赢的赔率走势' }).locator('canvas')).toBeVisible()
    await page.getByRole('button', { name: '看全部数值' }).click()
    const prices = page.getByRole('region', { name: '赔率走势' })
    await expect(prices.getByRole('row').nth(2)).toBeVisible()
    await expect(page.getByRole('region', { name: '百家欧赔' }).getByRole('row').nth(2)).toBeVisible()
    await expectNoBarriers(page, 'past prices')
  })

  await test.step('no call of them carried a token', () => {
    expect(withoutToken.length).toBeGreaterThan(4)
    expect(tokens.filter((token) => token !== undefined && token !== '')).toEqual([])
  })
})
