import { amount } from './amounts.ts'
import { expect, test } from './fixtures.ts'
import type { Wanted } from './matches.ts'

const STAKE = 1000

const inPlay =
  (wanted: string): Wanted =>
  ({ sport, state }) =>
    sport === wanted && state === 'live'

const SPORTS = [
  {
    sport: 'tableTennis',
    name: '乒乓球',
    columns: ['让局', '总分'],
    phase: /第[1-5]局|休息/,
    total: '全场总分',
  },
  {
    sport: 'iceHockey',
    name: '冰球',
    columns: ['让球', '大小'],
    phase: /第[1-3]节|休息/,
    total: '全场大小',
  },
] as const

for (const { sport, name, columns, phase, total } of SPORTS) {
  test(`${sport} has columns of its own, and a bet from its list is settled`, async ({
    page,
    claim,
    control,
    signIn,
    home,
    match,
    slip,
    settledAtEnd,
  }) => {
    test.slow()
    await signIn()
    // The one with the most time left: a match that ends meanwhile takes no bets.
    const begun = (await control.matches()).filter((each) => each.sport === sport && each.state === 'live')
    const latest = Math.max(...begun.map(({ kickOff }) => kickOff))
    const [played] = await claim((each, now) => inPlay(sport)(each, now) && each.kickOff >= latest)
    await home.showInPlay(name)
    const row = await home.reveal(played)
    for (const column of columns) await expect(page.getByText(column).first()).toBeVisible()
    await expect(row).toContainText(phase)

    await match.open(played)
    await expect(match.market(total)).toBeVisible()
    // Near its end most markets of a match are locked.
    await match.openPrices.first().click()
    await slip.open()
    // A price moves with every rally.
    await slip.choosePolicy('接受任何变化')
    await slip.bet('10')

    await expect(await settledAtEnd(played)).toContainText(amount(STAKE))
  })
}
