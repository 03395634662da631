import { amount } from './amounts.ts'
import { expect, test } from './fixtures.ts'
import { expectTouchable } from './hitAreas.ts'
import { expectNoBarriers } from './looks.ts'
import type { Wanted } from './matches.ts'

const STAKE = 1000

/** In play, so that control can force goals. */
const inPlay: Wanted = ({ sport, phase, bettingStatus, score: [home, away] }) =>
  sport === 'football' && phase === 'firstHalf' && bettingStatus === 'open' && Math.abs(home - away) < 2

test.describe('results', () => {
  test('of a match with a bet: forced, settled, found among the own ones, with every selection', async ({
    page,
    claim,
    control,
    enter,
    home,
    match,
    slip,
    records,
  }) => {
    test.slow()
    await enter()
    const [shown] = await claim(inPlay)

    await test.step('a bet on the home side is taken and its match ends with goals', async () => {
      await match.open(shown)
      const win = match.market('全场独赢').getByRole('button', { name: new RegExp(`^${shown.home}，\\d`) })
      await win.click()
      await slip.open()
      await slip.key('1').click()
      await slip.key('0').click()
      await slip.press(slip.place)
      await expect(slip.receiptOf('投注成功')).toBeVisible()
      await slip.press(slip.done)
      for (const side of ['home', 'home', 'home'] as const)
        await control.world({ do: 'goal', matchId: shown.id, side })
      await control.world({ do: 'end', matchId: shown.id })
    })

    await test.step('the results open from the header, with seven days and the own bets', async () => {
      await page.goto('/')
      await expect(home.rows.first()).toBeVisible()
      await page.getByRole('button', { name: '赛果' }).click()
      await expect(page.getByRole('heading', { name: '赛果' })).toBeVisible()
      await expect(page.getByRole('radiogroup', { name: '日期' }).getByRole('radio')).toHaveCount(8)
      // In the first hours of a day no match of it is over.
      await page.getByRole('radio', { name: '昨天' }).click()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expectNoBarriers(page, 'results')
      await page.getByRole('radio', { name: '24 小时内我的注单' }).click()
    })

    await test.step('its result says what each selection came to', async () => {
      const row = page.getByRole('main').getByRole('link', { name: `${shown.home} 对 ${shown.away}` })
      await expect(row).toHaveCount(1)
      await row.click()
      const score = page.getByRole('region', { name: '比分' })
      const market = score.locator('div').filter({ has: page.getByRole('heading', { name: '全场独赢' }) })
      await expect(market.getByRole('listitem').first()).toHaveText(new RegExp(`^${shown.home}\\s*赢`))
      await expect(market.getByRole('listitem').nth(1)).toContainText('输')
      await expect(page.getByRole('region', { name: '角球' })).toBeVisible()
      await expectNoBarriers(page, 'result')
      await expectTouchable(page, 'result')
    })

    await test.step('the record agrees, and a reload keeps the result', async () => {
      await page.reload()
      await expect(page.getByRole('region', { name: '比分' })).toBeVisible()
      await records.open()
      await records.show('已结算')
      await expect(records.card('单关', '赢', amount(STAKE))).toBeVisible()
      await page.getByRole('button', { name: '赛果详情' }).click()
      await expect(page.getByRole('region', { name: '比分' })).toBeVisible()
      await page.goBack()
      await page.getByRole('button', { name: '赛果', exact: true }).click()
      await expect(page.getByRole('heading', { name: '赛果' })).toBeVisible()
    })
  })

  test('of tournaments, of other sports, and of addresses that name nothing', async ({ page, enter }) => {
    await enter()
    await page.goto('/app/results?kind=champions')
    await expect(page.getByRole('radiogroup', { name: '季度' }).getByRole('radio')).toHaveCount(4)
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('七人橄榄球')
    await expect(page.getByRole('main').getByRole('img', { name: '冠军' }).first()).toBeVisible()
    await expectNoBarriers(page, 'results of tournaments')

    await page.getByRole('radio', { name: '普通' }).click()
    await page.getByRole('tab', { name: '排球', exact: true }).click()
    await page.getByRole('radio', { name: '昨天' }).click()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('region', { name: '局' })).toBeVisible()

    await page.goto('/app/results?day=2020-01-01')
    await page.getByRole('button', { name: '看最新赛果' }).click()
    await expect(page.getByRole('radio', { name: '今日' })).toBeChecked()

    await page.goto('/app/results/19999999')
    await page.getByRole('button', { name: '看全部赛果' }).click()
    await expect(page.getByRole('heading', { name: '赛果' })).toBeVisible()
  })
})
