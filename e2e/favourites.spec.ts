import { expect, test } from './fixtures.ts'
import type { Wanted } from './matches.ts'

const inPlay: Wanted = ({ sport, state, bettingStatus }) =>
  sport === 'football' && state === 'live' && bettingStatus === 'open'

test.describe('favourites', () => {
  test('are starred in the list, found under their tab, and taken back on the page of the match', async ({
    page,
    claim,
    context,
    signIn,
    home,
    match,
  }) => {
    test.slow()
    await signIn()
    const [wanted] = await claim(inPlay)
    const name = `收藏 ${wanted.home} 对 ${wanted.away}`
    const row = await home.reveal(wanted)
    const star = row.getByRole('button', { name, exact: true })
    const badge = home.tab('收藏')

    await test.step('a star is on at once, and counted', async () => {
      await expect(star).toHaveAttribute('aria-pressed', 'false')
      await star.click()
      await expect(star).toHaveAttribute('aria-pressed', 'true')
      await expect(badge).toContainText('1')
    })

    await test.step('ten quick taps without a network end as they look', async () => {
      await context.setOffline(true)
      for (let tap = 0; tap < 10; tap++) await star.click()
      await expect(star).toHaveAttribute('aria-pressed', 'true')
      await context.setOffline(false)
    })

    await test.step('the tab has it among the matches in play, also after a reload', async () => {
      await badge.click()
      await expect(page.getByText('进行中 1')).toBeVisible()
      await expect(home.row(wanted)).toBeVisible()
      await page.reload()
      await expect(home.row(wanted)).toBeVisible()
      await expect(star).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('a league takes its matches with it', async () => {
      const league = page.getByRole('button', { name: `收藏 ${wanted.league}`, exact: true })
      await league.first().click()
      await expect(league.first()).toHaveAttribute('aria-pressed', 'true')
      await expect(badge).toContainText(/[2-9]|\d\d/)
      await league.first().click()
      await expect(page.getByText('还没有收藏')).toBeVisible({ timeout: 20_000 })
    })

    await test.step('the page of a match has the star too', async () => {
      await match.open(wanted)
      const own = page.getByRole('button', { name: '收藏', exact: true })
      await own.click()
      await expect(own).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(own).toHaveAttribute('aria-pressed', 'true')
      await own.click()
      await expect(own).toHaveAttribute('aria-pressed', 'false')
    })
  })
})
