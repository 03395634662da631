import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { enterAs } from './session.ts'

/** A quick table, whose rounds take about half a minute. */
const TABLE = 'C01'
/** Bets are taken for 12 s; with so many seconds left a bet is sent well before the seal. */
const ENOUGH_S = 6
const STAKE = '100.00'

test.describe('the casino', () => {
  test('a round is bet on, limited, paid, found among the own bets and replayed', async ({
    page,
    control,
  }) => {
    test.slow()
    // Everything is paid from the main wallet, so that no transfer comes first.
    const name = `e2e-${randomUUID().slice(0, 12)}`
    const password = 'correct horse 1'
    await control.createMember({ name, password, RMB: 1_000_000, USDT: 0, walletType: 'seamless' })
    await enterAs(page, control, name)
    await page.goto('/')

    await test.step('the home mode leads to the tables', async () => {
      await page.getByRole('tab', { name: '真人' }).click()
      await expect(page.getByRole('list', { name: '桌台' }).getByRole('listitem')).toHaveCount(18)
      await page.getByRole('radio', { name: '路纸' }).click()
      await expect(page.getByRole('img', { name: /^共 \d+ 局，庄 \d+/ }).first()).toBeVisible()
    })

    await page.goto(`/casino/${TABLE}`)
    const spots = page.getByRole('group', { name: '投注区' })
    const spot = (of: string) => spots.getByRole('button', { name: new RegExp(`^${of}，赔率`) })
    const open = async () => {
      await expect(async () => {
        const seconds = Number(await page.getByRole('timer').first().innerText({ timeout: 500 }))
        await expect(spot('闲')).not.toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
        expect(seconds).toBeGreaterThan(ENOUGH_S)
      }).toPass({ timeout: 90_000 })
    }

    await test.step('a stake above the limit of its play is not added, in words', async () => {
      await open()
      await page.getByRole('radio', { name: '5000 人民币 筹码' }).click()
      await spot('和').click()
      await expect(page.getByText('和 每局最多 2,500，没有加上')).toBeVisible()
    })

    await test.step('a fast bet can be taken back, and is otherwise sent and taken', async () => {
      await open()
      await page.getByRole('radio', { name: '100 人民币 筹码' }).click()
      await spot('和').click()
      await expect(page.getByText(/^即将提交 100\.00/)).toBeVisible()
      await page.getByRole('button', { name: '撤回' }).click()
      await expect(page.getByText(/^即将提交/)).toBeHidden()
      await spot('闲').click()
      await expect(spots.getByRole('button', { name: new RegExp(`^闲，.*已投 ${STAKE}`) })).toBeVisible()
      await expect(spots.getByRole('button', { name: /^和，.*已投/ })).toBeHidden()
    })

    await test.step('the cards decide it, and the own net is told', async () => {
      await expect(page.getByText(/^派彩/)).toBeVisible({ timeout: 90_000 })
      const net = await page.getByText(/^派彩/).innerText()
      // Won, lost, or given back on a tie.
      expect(net).toMatch(/派彩 (200\.00 净输赢 \+100\.00|0\.00 净输赢 -100\.00|100\.00 净输赢 0\.00)/)
    })

    await test.step('it is found among the own bets of the table, with its proof', async () => {
      await page.getByRole('button', { name: '我的投注' }).click()
      const bets = page.getByRole('dialog', { name: '我的投注' })
      await expect(bets.getByRole('listitem')).toHaveCount(1)
      await expect(bets.getByRole('listitem')).toContainText(STAKE)
      await expect(bets.getByText(/^(赢|未中|退还)/)).toBeVisible({ timeout: 60_000 })
      await expect(bets.getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^/rounds/casino/${TABLE}/\\d{8}-\\d+$`),
      )
      await page.keyboard.press('Escape')
    })

    await test.step('the round is replayed in the scene of the table', async () => {
      await page.getByRole('button', { name: '往局' }).click()
      const past = page.getByRole('dialog', { name: '往局' })
      await past
        .getByRole('button', { name: /^回放第/ })
        .first()
        .click()
      const replay = past.getByRole('region', { name: /^回放 第/ })
      await replay.getByRole('radio', { name: '×4' }).click()
      await expect(replay.getByRole('img', { name: /(庄赢|闲赢|和局)$/ })).toBeVisible({ timeout: 30_000 })
    })
  })
})
