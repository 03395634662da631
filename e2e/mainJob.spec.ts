import { amount, returnOf, scaledOdds, yuan } from './amounts.ts'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { quietInPlay } from './matches.ts'
import { literally } from './pages/words.ts'

const STAKE = 12_500
const PRICE = /，(\d+(?:\.\d+)?)/

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ deviceSettings: { theme } })

    test('a member signs in, bets on a moving price, and sees the bet settle', async ({
      page,
      control,
      claim,
      member,
      login,
      home,
      slip,
      records,
      expectBalance,
    }) => {
      test.slow()
      const [match] = await claim(quietInPlay)
      const price = home.homeWin(match)

      await test.step('a wrong password is refused in words, the right one opens the home list', async () => {
        await page.goto('/')
        await login.signIn(member.name, 'not this one')
        await expect(login.message).toHaveText('账号或密码不对')
        await login.signIn(member.name, member.password)
        await expect(home.rows.first()).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectBalance(FIRST_BALANCE)
      })

      const before = await test.step('the match in play has a price', async () => {
        await home.nav('滚球').click()
        await expect(home.tab('滚球')).toHaveAttribute('aria-selected', 'true')
        await home.reveal(match)
        // A goal or a video review may have suspended the price for a while.
        await expect(price).toHaveAccessibleName(PRICE, { timeout: 60_000 })
        return priceOf(await price.getAttribute('aria-label'))
      })

      await test.step('the price moves, and says so for a while', async () => {
        await control.world({
          do: 'movePrice',
          matchId: match.id,
          key: 'goals.result.match',
          slot: 1,
          side: 'home',
          percent: 8,
        })
        await expect(price).toHaveAccessibleName(/，上升$/)
        expect(scaledOdds(priceOf(await price.getAttribute('aria-label')))).toBeGreaterThan(
          scaledOdds(before),
        )
        await expect(price).not.toHaveAccessibleName(/上升/)
      })

      const odds = priceOf(await price.getAttribute('aria-label'))
      const returns = returnOf(STAKE, odds)

      await test.step('a tap puts it into the slip, and its keypad takes the stake', async () => {
        await price.click()
        await expect(price).toHaveAttribute('aria-pressed', 'true')
        await expect(slip.bar).toHaveAccessibleName(`投注单，1 项，赔率 ${odds}`)
        await slip.open()
        for (const [key, typed] of [
          ['1', 100],
          ['2', 1200],
          ['5', 12_500],
        ] as const) {
          await slip.key(key).click()
          await expect(slip.sheet.getByText(`可赢 ${amount(returnOf(typed, odds) - typed)}`)).toBeVisible()
        }
        await expect(slip.stake(match.home)).toHaveAccessibleName(`${match.home} 的投注额 125`)
        await expect(slip.place).toHaveText(`投注${yuan(STAKE)}返还 ${yuan(returns)}`)
      })

      await test.step('the bet waits for the venue, then is accepted', async () => {
        await slip.press(slip.place)
        await expect(slip.sheet.getByRole('heading', { name: '受理中' })).toBeVisible()
        const receipt = slip.receiptOf('投注成功')
        await expect(receipt).toBeVisible()
        await expect(receipt).toContainText(yuan(STAKE))
        await expect(receipt).toContainText(odds)
        await expect(receipt).toContainText(yuan(returns - STAKE))
        await slip.press(slip.done)
        await expect(slip.sheet).toBeHidden()
      })

      await test.step('balance and ledger agree, and the records show it open', async () => {
        await expectBalance(FIRST_BALANCE - STAKE)
        await expect(home.nav('注单')).toHaveAccessibleName(/1 张未结算注单/)
        await records.open()
        const card = records.card('单关', '已受理', amount(STAKE))
        await expect(card).toBeVisible()
        await expect(card).toContainText(`${match.home} v ${match.away}`)
        await expect(card).toContainText(odds)
      })

      await test.step('the match ends, and the bet settles', async () => {
        expect(await control.world({ do: 'end', matchId: match.id })).toBe(true)
        const { score } = (await control.matches()).find(({ id }) => id === match.id) ?? match
        const won = score[0] > score[1]
        const payout = won ? returns : 0
        await expect(records.cards).toHaveCount(0)
        await records.show('已结算')
        const card = records.card('单关', won ? '赢' : '输', amount(STAKE))
        await expect(card).toBeVisible()
        await expect(card).toContainText(`派彩${amount(payout)}`)
        await expect(card).toContainText(score.join('-'))
        await home.nav('首页').click()
        await expectBalance(FIRST_BALANCE - STAKE + payout)
        const { audit, movements } = await member.wallet()
        expect(audit.balanced).toBe(true)
        expect(movements.filter(({ kind }) => kind === 'BET')).toHaveLength(1)
        expect(movements.filter(({ kind }) => kind === 'WIN')).toHaveLength(won ? 1 : 0)
      })
    })
  })
}

/** `1.95` of `曼城，1.95，上升`. */
function priceOf(name: string | null): string {
  const [, price = ''] = PRICE.exec(name ?? '') ?? []
  expect(price, literally(name ?? '')).not.toBe('')
  return price
}
