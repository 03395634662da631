import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { expectNoBarriers } from './looks.ts'
import { roomPage } from './pages/roomPage.ts'
import { enterAs } from './session.ts'

/** A room with all three games. */
const ROOM = 'r8809'
const STAKE = 5_000
/** 1.95 of the stake, with the stake. */
const RETURNED = 9_750
const PAID = '派彩 97.50'
/** With so many seconds left a bet is sent well before the seal. */
const ENOUGH_S = 10

/** The shootout of a page that shows a room. */
function shootout(page: Page) {
  const panel = page.getByRole('dialog', { name: '点球大战' })
  const option = (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}, 1\\.95`) })
  const secondsLeft = async () => Number(await panel.getByRole('timer').innerText({ timeout: 500 }))
  return {
    panel,
    option,
    secondsLeft,
    open: () => page.getByRole('button', { name: '打开点球大战' }).click(),
    async waitForBets() {
      await expect(async () => {
        await expect(option('进球')).not.toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
        expect(await secondsLeft()).toBeGreaterThan(ENOUGH_S)
      }).toPass({ timeout: 60_000 })
    },
    async bet(name: string) {
      const send = panel.getByRole('button', { name: /^确认下注/ })
      await panel
        .getByRole('group', { name: '金额' })
        .getByRole('button', { name: String(STAKE / 100), exact: true })
        .click()
      // Taps are ignored for half a second after the button's label has changed.
      await expect(async () => {
        const taken = (await option(name).getAttribute('aria-label', { timeout: 500 })) ?? ''
        if (taken.includes('已受理')) return
        if (!(await send.isVisible())) await option(name).click({ timeout: 500 })
        await send.click({ timeout: 1_000 })
        await expect(option(name)).toHaveAccessibleName(/已受理/, { timeout: 5_000 })
      }).toPass({ timeout: 30_000 })
    },
  }
}

test.describe('the games beside an anchor', () => {
  test.use({ deviceSettings: { sort: 'time' } })

  test('two bet on both sides of a shootout, and see it sealed, decided, paid and told', async ({
    page,
    browser,
    site,
    control,
    enter,
    member,
  }) => {
    const name = `guest-${randomUUID().slice(0, 8)}`
    test.slow()
    await control.createMember({ name, password: 'correct horse 2', RMB: FIRST_BALANCE, USDT: 0 })
    const context = await browser.newContext({ baseURL: site })
    const other = await context.newPage()
    await Promise.all([enter(), enterAs(other, control, name)])
    await Promise.all([page, other].map((each) => roomPage(each).open(ROOM)))
    const mine = shootout(page)
    const theirs = shootout(other)
    const { chat } = roomPage(page)

    await test.step('both bet with a quick amount, and the room is told', async () => {
      await Promise.all([mine.open(), theirs.open()])
      await mine.waitForBets()
      await Promise.all([mine.bet('进球'), theirs.bet('不进')])
      await expect.poll(member.balance).toBe(FIRST_BALANCE - STAKE)
      await expect(chat.getByText(`${member.name} 在点球大战下注进球`)).toBeVisible()
      await expect(chat.getByText(`${name} 在点球大战下注不进`)).toBeVisible()
    })

    await test.step('the round is sealed with the bets that were taken', async () => {
      // The clock is left alone: other tests play on this platform at the same time.
      await expect(mine.panel.getByRole('button', { name: '已封盘' })).toBeVisible({ timeout: 60_000 })
      await expect(mine.option('进球')).toHaveAccessibleName(/已受理/)
      await expect(mine.option('不进')).toHaveAttribute('aria-disabled', 'true')
    })

    const won = await test.step('it is decided, and the own net is told', async () => {
      const net = mine.panel.getByText(/^本期投注/)
      await expect(net).toBeVisible({ timeout: 30_000 })
      const isWon = (await net.innerText()).includes('+')
      await expect(net).toContainText(isWon ? PAID : '派彩 0.00')
      await expect(theirs.panel.getByText(/^本期投注/)).toContainText(isWon ? '派彩 0.00' : PAID)
      return isWon
    })

    await test.step('the return is paid once, and the room is told who won', async () => {
      await expect.poll(member.balance).toBe(FIRST_BALANCE - STAKE + (won ? RETURNED : 0))
      const winner = won ? member.name : name
      await expect(chat.getByText(`${winner} 在点球大战赢得`)).toBeVisible()
      await expect(chat.getByText(/在点球大战赢得/)).toHaveCount(1)
      expect((await member.wallet()).audit.balanced).toBe(true)
    })

    await test.step('it is among the own bets, with its proof', async () => {
      await mine.panel.getByRole('button', { name: '我的投注' }).click()
      const bets = mine.panel.getByRole('listitem')
      await expect(bets).toHaveCount(1)
      await expect(bets).toContainText('进球')
      await expect(bets).toContainText(won ? /中 \+47\.50/ : /未中 -50\.00/)
      await expect(bets.getByRole('link')).toHaveAttribute(
        'href',
        /^\/rounds\/anchorGame\/penalty\/\d{8}-\d+$/,
      )
    })
    await context.close()
  })

  test('the panel has no barriers, and a game that is maintained says so in its room', async ({
    page,
    control,
    enter,
  }) => {
    test.slow()
    try {
      await control.setAnchorGame({ game: 'buzzer', maintain: 'maintain', message: '篮架在检修' })
      // A round that is under way runs to its end. One that is decided ends soon, and cannot be given back.
      const round = { product: 'anchorGame', game: 'buzzer', do: 'void' } as const
      await control.stopRound(round).catch(() => null)
      await enter()
      await roomPage(page).open(ROOM)
      await expectNoBarriers(page, 'room with games')
      await page.getByRole('button', { name: '打开主播百家乐' }).click()
      const head = page.getByRole('dialog', { name: '主播百家乐' }).getByText(/^第 \d.* · 主播游戏$/)
      await expect(head).toBeVisible()
      await expectNoBarriers(page, 'baccarat')
      await page.getByRole('tab', { name: '绝杀三分' }).click()
      const panel = page.getByRole('dialog', { name: '绝杀三分' })
      await expect(panel.getByText('篮架在检修')).toBeVisible({ timeout: 30_000 })
      // Until then a round that was announced before is played.
      await expect(panel.getByRole('button', { name: '暂不能下注' })).toBeDisabled({ timeout: 100_000 })
      await expectNoBarriers(page, 'maintenance')
    } finally {
      await control.setAnchorGame({ game: 'buzzer', maintain: 'on' })
    }
  })
})
