import { expect, test } from './fixtures.ts'
import { expectTouchable } from './hitAreas.ts'
import { expectNoBarriers } from './looks.ts'
import type { Wanted } from './matches.ts'

const inPlay: Wanted = ({ sport, state, bettingStatus }) =>
  sport === 'football' && state === 'live' && bettingStatus === 'open'

test.describe('finding a match', () => {
  test('a list is sorted, narrowed to leagues and kept in order, also after a reload', async ({
    page,
    claim,
    signIn,
    home,
  }) => {
    test.slow()
    await signIn()
    const [wanted] = await claim(inPlay)
    const sort = page.getByRole('combobox', { name: '排序' })
    const sheet = page.getByRole('dialog', { name: '选择联赛' })
    const pin = page.getByRole('button', { name: `置顶 ${wanted.home} 对 ${wanted.away}`, exact: true })

    /** A reload returns to where the list was left. */
    const toTop = async () => {
      await expect(home.rows.first()).toBeVisible()
      await expect(async () => {
        await page.getByRole('tabpanel').evaluate((list) => {
          list.scrollTop = 0
        })
        await expect(home.row(wanted)).toBeVisible({ timeout: 200 })
      }).toPass()
    }

    await test.step('the order is chosen in the list and remembered', async () => {
      await expect(sort).toHaveValue('hot')
      await sort.selectOption('联赛')
      await page.reload()
      await expect(sort).toHaveValue('league')
    })

    await test.step('a match goes to the top and stays there', async () => {
      await home.reveal(wanted)
      await pin.press('Enter')
      await expect(page.getByText('已置顶', { exact: true })).toBeVisible()
      // Its row has left, and the focus is still in the list.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') != null))
        .toBe(true)
      await page.reload()
      await toTop()
      await expect(pin).toHaveAttribute('aria-pressed', 'true')
      await expect(home.rows.first()).toHaveAccessibleName(`${wanted.home} 对 ${wanted.away}`)
      await expectTouchable(page, 'a list with a match at its top')
      await expectNoBarriers(page, 'a list with a match at its top')
    })

    await test.step('with the keyboard alone the list is narrowed to one league', async () => {
      await page.getByRole('button', { name: '筛选', exact: true }).press('Enter')
      const league = sheet.getByRole('checkbox', { name: wanted.league, exact: true })
      await expect(league).toBeChecked()
      await expectNoBarriers(page, 'the choice of leagues')
      await expectTouchable(page, 'the choice of leagues')
      await sheet.getByRole('button', { name: '清空' }).press('Enter')
      await expect(league).not.toBeChecked()
      await expect(sheet.getByText('至少选一个联赛')).toBeVisible()
      await league.press('Space')
      await sheet.getByRole('button', { name: /^查看 \d+ 场$/ }).press('Enter')
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('button', { name: '筛选，已选 1 个联赛' })).toBeFocused()
    })

    const leagues = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
    const onlyThis = async () => {
      await expect(home.row(wanted)).toBeVisible()
      for (const name of await leagues.allInnerTexts()) expect(name).toContain(wanted.league)
    }

    await test.step('a reload keeps the league', async () => {
      await onlyThis()
      await page.reload()
      await onlyThis()
    })

    await test.step('a whole league goes to the top, and leaves it with all its matches', async () => {
      await page.getByRole('button', { name: '筛选，已选 1 个联赛' }).click()
      const whole = sheet.getByRole('button', { name: `置顶 ${wanted.league}`, exact: true })
      await whole.click()
      await expect(whole).toHaveAttribute('aria-pressed', 'true')
      await expect(sheet.getByText('已置顶', { exact: true })).toBeVisible()
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(pin).toHaveAttribute('aria-pressed', 'true')
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: `置顶 ${wanted.league}`, exact: true })
        .first()
        .click()
      await expect(page.getByText('已取消置顶', { exact: true })).toBeVisible()
      await expect(pin).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('another tab has neither the league nor the day, and the sport if it has it', async () => {
      await home.tab('早盘').click()
      await expect(page.getByRole('button', { name: '筛选', exact: true })).toBeVisible()
      await expect(home.sport('足球')).toHaveAttribute('aria-selected', 'true')
      await home.tab('冠军').click()
      await expect(page.getByRole('button', { name: '筛选', exact: true })).toBeVisible()
      await expect(sort).toBeHidden()
    })
  })

  test('the hot leagues have a list of their own', async ({ page, signIn, home }) => {
    await signIn()
    const sports = page.getByRole('tablist', { name: '运动' }).getByRole('tab')
    await expect(sports.nth(1)).toContainText('热门')
    await sports.nth(1).click()
    await expect(page).toHaveURL(/sport=hot/)
    await expect(home.rows.first()).toBeVisible()
    await home.tab('串关').click()
    await expect(sports.first()).toContainText('热门')
    await expect(sports.first()).toHaveAttribute('aria-selected', 'true')
    await page.reload()
    await expect(sports.first()).toHaveAttribute('aria-selected', 'true')
    await expect(home.rows.first()).toBeVisible()
  })

  test('in the list for series the odds are European and the slip is a series', async ({
    page,
    signIn,
    home,
    slip,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('touchline.settings', JSON.stringify({ oddsFormat: 'hk' }))
    })
    await signIn()
    const note = page.getByText('串关按欧洲盘显示')
    await expect(note).toBeHidden()
    await home.tab('串关').click()
    await expect(note).toBeVisible()
    const price = page.getByRole('button', { name: /，\d+\.\d+/ })
    // A match that is postponed is in the list without a price.
    const priced = home.rows.filter({ has: price })
    for (const row of [priced.nth(0), priced.nth(1)]) await row.locator(price).first().click()
    await slip.open()
    await expect(slip.sheet.getByRole('tab', { name: /^串关/ })).toHaveAttribute('aria-selected', 'true')
  })

  test('a fresh link from another page chooses the list, and an old one does not', async ({
    page,
    enter,
    home,
  }) => {
    await enter()
    const linkAt = (time: number) => `/app/home/home-sport?sport=5&type=2&time=${String(time)}`
    await page.goto(linkAt(Date.now() - 60_000))
    await expect(home.tab('滚球')).toHaveAttribute('aria-selected', 'true')
    await page.evaluate(
      (link) => {
        location.href = `${link}${String(Date.now())}`
      },
      linkAt(0).slice(0, -1),
    )
    await expect(home.tab('早盘')).toHaveAttribute('aria-selected', 'true')
    await expect(home.sport('网球')).toHaveAttribute('aria-selected', 'true')
    await expect(page).not.toHaveURL(/time=/)
  })
})
