import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { enterAs } from './session.ts'

/** A room with all three games, and a quick table. */
const ROOM = 'r8809'
const TABLE = 'C03'
/** With so many seconds left a bet is sent well before the seal. */
const ENOUGH_S = 4

/** Everything is paid from the main wallet, so that no transfer comes first. */
test('a bet at a table and one beside an anchor, with the keyboard alone', async ({ page, control }) => {
  test.slow()
  const name = `keys-${randomUUID().slice(0, 12)}`
  const password = 'correct horse 1'
  await control.createMember({ name, password, RMB: 1_000_000, USDT: 0, walletType: 'seamless' })
  await enterAs(page, control, name)

  await test.step('the rules of a table are read in a sheet, which gives the focus back', async () => {
    await page.goto(`/casino/${TABLE}`)
    const rules = page.getByRole('button', { name: '规则', exact: true })
    await tabTo(page, rules)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: '规则' })
    await expect(sheet.getByRole('row', { name: /^超级六 16\.00 86\.18%/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(rules).toBeFocused()
  })

  await test.step('a chip is laid, and the spot keeps the focus', async () => {
    const spot = page.getByRole('group', { name: '投注区' }).getByRole('button', { name: /^闲，赔率/ })
    await untilOpen(page, spot)
    await tabTo(page, spot, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(spot).toHaveAccessibleName(/已投 10\.00/)
    await expect(spot).toBeFocused()
    const bets = page.getByRole('button', { name: '我的投注' })
    await tabTo(page, bets)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('dialog', { name: '我的投注' }).getByRole('link'))
    await page.keyboard.press('Escape')
    await expect(bets).toBeFocused()
  })

  await test.step('the banker is bet on beside the anchor, and the panel gives the focus back', async () => {
    // No other test bets on this game: without the round that is under way the next one opens 5 s later.
    await control.stopRound({ product: 'anchorGame', game: 'baccarat', do: 'void' }).catch(() => null)
    await page.goto(`/app/live/${ROOM}`)
    const open = page.getByRole('button', { name: '打开主播百家乐' })
    await tabTo(page, open)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: '主播百家乐' })
    await panel.waitFor()
    const banker = panel.getByRole('button', { name: /^庄赢, 1\.95/ })
    await untilOpen(panel, banker)
    await tabTo(page, banker)
    await page.keyboard.press('Space')
    await expect(banker).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, panel.getByRole('button', { name: /^确认下注/ }))
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(banker).toHaveAccessibleName(/已受理 ¥10/, { timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(open).toBeFocused()
  })
})

async function untilOpen(within: Page | Locator, spot: Locator): Promise<void> {
  await expect(async () => {
    await expect(spot).not.toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
    const seconds = Number(await within.getByRole('timer').first().innerText({ timeout: 500 }))
    expect(seconds).toBeGreaterThan(ENOUGH_S)
  }).toPass({ timeout: 90_000 })
}
