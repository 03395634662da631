import { amount } from './amounts.ts'
import { expect } from './fixtures.ts'
import type { Wanted } from './matches.ts'
import { advanceUntil, testOnOwnPlatform } from './ownSite.ts'

const STAKE = 2000

/** A match has at least three sets: it lasts longer than the test, also on a slow machine. */
const midway: Wanted = ({ sport, state, phase }) =>
  sport === 'volleyball' && state === 'live' && phase === 'set2'
const toCome: Wanted = ({ sport, state, kickOff }, now) =>
  sport === 'volleyball' && state === 'notStarted' && kickOff > now + 3_600_000

const test = testOnOwnPlatform({ speed: 1, sports: ['football', 'volleyball'] })

test.describe('volleyball', () => {
  test('has columns and a board of its own, and is bet on', async ({
    page,
    claim,
    control,
    signIn,
    home,
    match,
    slip,
    records,
    settledAtEnd,
  }) => {
    test.slow()
    await advanceUntil(control, midway)
    await signIn()
    const [played] = await claim(midway)
    const [later] = await claim(toCome)

    await test.step('the list has its own columns, and the points of the set in play', async () => {
      await home.showInPlay('排球')
      const row = await home.reveal(played)
      await expect(page.getByText('让局').first()).toBeVisible()
      await expect(page.getByText('总分').first()).toBeVisible()
      await expect(page.getByText(/让球|让分|进球/)).toHaveCount(0)
      await expect(row).toContainText(/第[1-5]局|休息/)
    })

    await test.step('the match shows each set, and markets of sets and points', async () => {
      await match.open(played)
      await expect(page.getByText(/\d{1,2}-\d{1,2}\u2002\d{1,2}-\d{1,2}/).first()).toBeVisible()
      await expect(match.market('全场独赢')).toBeVisible()
      await expect(match.market('全场让局')).toBeVisible()
      await expect(match.market('全场总分')).toBeVisible()
    })

    await test.step('a bet on a match to come is taken and kept in the records', async () => {
      await match.open(later)
      await match.price('第一局独赢', later.home).click()
      await slip.open()
      await expect(slip.sheet).toContainText('第1局独赢')
      await slip.bet('20')
      await page.goto('/')
      await records.open()
      const card = records.card('单关', '已受理', amount(STAKE))
      await expect(card).toContainText(`${later.home} v ${later.away}`)
      await expect(card).toContainText('第一局独赢')
    })

    await test.step('a bet in play is settled when the match is over', async () => {
      await match.open(played)
      await match.price('全场独赢', played.home).click()
      await slip.open()
      await slip.bet('10')
      await settledAtEnd(played)
    })
  })
})
