import { amount } from './amounts.ts'
import { expect, test } from './fixtures.ts'
import type { Wanted } from './matches.ts'

const STAKE = 2000

const inPlay: Wanted = ({ sport, state, bettingStatus }) =>
  sport === 'rugby' && state === 'live' && bettingStatus === 'open'

test.describe('an outright', () => {
  test('is listed, bet on in play, and settled when its tournament is over', async ({
    page,
    claim,
    control,
    member,
    signIn,
    home,
    match,
    slip,
    records,
  }) => {
    test.slow()
    await signIn()
    const [cup] = await claim(inPlay)

    await test.step('the tab lists tournaments with their first entrants', async () => {
      await home.nav('首页').click()
      await home.tab('冠军').click()
      const row = page.getByRole('article', { name: cup.league, exact: true }).first()
      await expect(row.getByRole('button', { name: /，\d/ })).toHaveCount(3)
      await row.getByRole('link', { name: new RegExp(`^${cup.league}，`) }).click()
      await expect(page.getByRole('heading', { name: '橄榄球', exact: true })).toBeVisible()
      await expect(page.getByText(cup.league, { exact: true })).toBeVisible()
    })

    await match.open(cup)
    const open = match.market('冠军').getByRole('button', { name: /，\d/ })
    const name = (await open.first().getAttribute('aria-label')) ?? ''
    const [team = ''] = name.split('，')

    await test.step('an entrant is chosen, named on the slip, and taken after the delay of live bets', async () => {
      await open.first().click()
      await slip.open()
      await expect(slip.leg(team)).toContainText(cup.league)
      await slip.key('2').click()
      await slip.key('0').click()
      await slip.placeUntilTaken()
      await slip.press(slip.done)
    })

    await test.step('the record names entrant and tournament', async () => {
      await page.goto('/')
      await records.open()
      const card = records.card('单关', '已受理', amount(STAKE))
      await expect(card).toContainText(team)
      await expect(card).toContainText(cup.league)
      await card.getByRole('link', { name: `去看${cup.league}` }).click()
      await expect(match.market('冠军')).toBeVisible()
    })

    await test.step('the end of the tournament settles it: the champion is paid, anybody else is not', async () => {
      const before = await member.balance()
      await control.world({ do: 'end', matchId: cup.id })
      await page.goto('/')
      await records.open()
      await records.show('已结算')
      const card = records.cards.first()
      await expect(card).toHaveAccessibleName(/^单关，(赢|输)，/)
      const won = /，赢，/.test((await card.getAttribute('aria-label')) ?? '')
      const gained = (await member.balance()) - before
      expect(gained > STAKE).toBe(won)
      if (!won) expect(gained).toBe(0)
      await expect(card).toContainText('夺冠')
    })
  })
})
