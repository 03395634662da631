import { amount } from './amounts.ts'
import { expect, FIRST_BALANCE } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import type { Wanted } from './matches.ts'
import { advanceUntil, testOnOwnPlatform } from './ownSite.ts'
import { startingWith } from './pages/words.ts'

const STAKE = 10_000
const MINUTE = 60_000
const BANDS = ['1-15', '16-30', '31-45']

/** The quarter of an hour that is played in the first half, if some minutes of it are left. */
function bandAt(kickOff: number, now: number): string | null {
  const played = (now - kickOff) / MINUTE
  const left = 15 - (played % 15)
  return left > 4 ? (BANDS[Math.floor(played / 15)] ?? null) : null
}

/** A match of a big league without a goal. */
const goalless: Wanted = ({ phase, bettingStatus, score: [home, away], kickOff, markets }, now) =>
  markets.includes('goals.firstTeam.match') &&
  phase === 'firstHalf' &&
  bettingStatus === 'open' &&
  home + away === 0 &&
  bandAt(kickOff, now) !== null

const test = testOnOwnPlatform({ speed: 1, sports: ['football'] })

test('a quarter of an hour and the first goal of a big match are bet on, and both bets are won', async ({
  page,
  claim,
  control,
  enter,
  match,
  member,
  records,
  score,
  slip,
}) => {
  test.slow()
  await advanceUntil(control, goalless)
  await enter()
  const [big] = await claim(goalless)
  const band = bandAt(big.kickOff, (await control.state()).now) ?? ''

  await test.step('the page has 150 markets and more, with tabs for the new ones', async () => {
    await match.open(big)
    const tabs = page.getByRole('tablist', { name: '盘口分类' })
    await expect(tabs.getByRole('tab', { name: startingWith('15 分钟') })).toBeVisible()
    const all = await tabs.getByRole('tab').first().innerText()
    expect(Number(/\d+/.exec(all)?.[0])).toBeGreaterThanOrEqual(150)
    await expectNoBarriers(page, 'the page of a big match')
  })

  const bet = async (tab: string, market: string, selection: string) => {
    await match.tab(tab).click()
    await match.price(market, selection).click()
    await slip.open()
    await slip.bet('100')
  }

  await test.step('one bet is on a goal in the present quarter of an hour, one on the first goal', async () => {
    await bet('15 分钟', `${band} 分钟是否有进球`, '是')
    await bet('先后', '全场首个进球', big.home)
    expect(await member.balance()).toBe(FIRST_BALANCE - 2 * STAKE)
  })

  await test.step('home scores, the match ends, and both are won', async () => {
    await score(big, 'home')
    await expect(match.market('全场首个进球')).toBeVisible()
    await control.world({ do: 'end', matchId: big.id })
    await expect.poll(member.balance, { timeout: 30_000 }).toBeGreaterThan(FIRST_BALANCE)
    await records.openSettled()
    await expect(records.card('单关', '赢', amount(STAKE))).toHaveCount(2)
    await expect(page.getByText('首个进球').first()).toBeVisible()
    await expect(page.getByText('是否有进球').first()).toBeVisible()
  })
  expect((await control.ledger()).balanced).toBe(true)
})
