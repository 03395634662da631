import { amount } from './amounts.ts'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { levelInPlay } from './matches.ts'

const STAKE = 10_000

test.use({ deviceSettings: { sort: 'time' } })

test('a withdrawn result takes the win back and says so, and the new one settles the bet', async ({
  page,
  claim,
  control,
  home,
  slip,
  member,
  records,
  signIn,
}) => {
  await signIn()
  const [match] = await claim(levelInPlay)
  const { id: matchId } = match
  await home.reveal(match)
  await home.homeWin(match).click()
  await slip.open()
  await slip.bet('100')
  await records.open()

  await test.step('it is won', async () => {
    await expect
      .poll(() => control.world({ do: 'goal', matchId, side: 'home' }), { timeout: 30_000 })
      .toBe(true)
    await expect(page.getByText(/^进球：/).first()).toBeVisible()
    await control.world({ do: 'end', matchId })
    await expect(page.getByText(/已结算，赢 \+¥/).first()).toBeVisible({ timeout: 15_000 })
    await expect.poll(member.balance).toBeGreaterThan(FIRST_BALANCE)
  })

  await test.step('the result is withdrawn: the win is taken back, and the bet is open again', async () => {
    await control.world({ do: 'withdraw', matchId })
    await expect(page.getByText(/赛果撤回，如有派彩已收回$/).first()).toBeVisible({ timeout: 15_000 })
    await expect.poll(member.balance).toBe(FIRST_BALANCE - STAKE)
    await records.show('未结算')
    const card = records.card('单关', '赛果已撤回', amount(STAKE))
    await expect(card).toContainText('新赛果公布后重新结算')
    await card.getByRole('button', { name: '资金明细' }).click()
    await expect(card).toContainText('赛果撤回，收回派彩')
    await expectNoBarriers(page, 'a withdrawn result')
  })

  await test.step('the new result settles it anew', async () => {
    await control.world({ do: 'publish', matchId, counts: { 'goals.match': [0, 3] } })
    await expect(page.getByText(/按更正的赛果重新结算/).first()).toBeVisible({ timeout: 15_000 })
    await records.show('已结算')
    const card = records.card('单关', '输', amount(STAKE))
    await expect(card).toContainText('终场 0-3')
    await expect(card).toContainText('已按新赛果重新结算')
    expect(await member.balance()).toBe(FIRST_BALANCE - STAKE)
  })
  expect((await control.ledger()).balanced).toBe(true)
})
