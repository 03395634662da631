import { amount } from './amounts.ts'
import { expect } from './fixtures.ts'
import type { Wanted } from './matches.ts'
import { advanceUntil, testOnOwnPlatform } from './ownSite.ts'
import type { SportName } from './pages/homePage.ts'

const STAKE = 1000
/** A match takes at least a quarter of an hour, so one that began less than this ago does not end during the test. */
const JUST_BEGUN_MS = 8 * 60_000

interface SportNames {
  readonly sport: string
  readonly name: SportName
}

interface FurtherSport {
  readonly title: string
  /** Any of which a match is in play: each has few matches. */
  readonly oneOf: readonly SportNames[]
  readonly columns: readonly string[]
  readonly phase: RegExp
  readonly total: string
}

const FURTHER_SPORTS: readonly FurtherSport[] = [
  {
    title: 'table tennis',
    oneOf: [{ sport: 'tableTennis', name: '乒乓球' }],
    columns: ['让局', '总分'],
    phase: /第[1-5]局|休息/,
    total: '全场总分',
  },
  {
    title: 'a sport of goals and a clock',
    oneOf: [
      { sport: 'iceHockey', name: '冰球' },
      { sport: 'handball', name: '手球' },
      { sport: 'waterPolo', name: '水球' },
    ],
    columns: ['让球', '大小'],
    phase: /第[1-4]节|[上下]半场|中场|休息/,
    total: '全场大小',
  },
]

const test = testOnOwnPlatform({
  speed: 1,
  sports: ['football', 'tableTennis', 'iceHockey', 'handball', 'waterPolo'],
})

for (const { title, oneOf, columns, phase, total } of FURTHER_SPORTS) {
  test(`${title} has columns of its own, and a bet from its list is settled`, async ({
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
    const justBegun: Wanted = ({ sport, state, kickOff }, now) =>
      oneOf.some((each) => each.sport === sport) && state === 'live' && now - kickOff < JUST_BEGUN_MS
    await advanceUntil(control, justBegun)
    await signIn()
    const [played] = await claim(justBegun)
    for (const { sport, name } of oneOf) if (sport === played.sport) await home.showInPlay(name)
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
