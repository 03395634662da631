import type { Locator } from '@playwright/test'
import { amount, returnOf, yuan } from './amounts.ts'
import { expect, FIRST_BALANCE, test } from './fixtures.ts'
import { toCome } from './matches.ts'
import type { MatchSummary } from './matches.ts'

const RESULT = 'goals.result.match'
const TOTAL = 'goals.total.match'

/** Sorted by time, so that the claimed matches are near the top of the list. */
test.use({ deviceSettings: { sort: 'time' } })

test.beforeEach(async ({ signIn, home }) => {
  await signIn()
  await home.tab('串关').click()
  await expect(home.tab('串关')).toHaveAttribute('aria-selected', 'true')
})

test.describe('a price that moves in the slip', () => {
  const move = (match: MatchSummary, percent: number) =>
    ({ do: 'movePrice', matchId: match.id, key: RESULT, slot: 1, side: 'home', percent }) as const

  test('is asked about in place under 不接受变化, and taken at the new price', async ({
    control,
    claim,
    home,
    slip,
    member,
  }) => {
    const [match] = await claim(toCome)
    await home.reveal(match)
    const agreed = await shownPrice(home.homeWin(match))
    await home.homeWin(match).click()
    await slip.open()
    await slip.type('100')
    await expect(slip.place).toBeVisible()

    await control.world(move(match, -12))
    await expect(slip.leg(match.home).locator('s')).toHaveText(agreed)
    await expect(slip.sheet).toContainText('赔率下降，可赢')
    await expect(slip.place).toBeHidden()
    await expect(slip.accept).toHaveAccessibleName(/^接受 \d/)
    const asked = /\d+(\.\d+)?/.exec((await slip.accept.textContent()) ?? '')?.[0] ?? ''
    expect(Number(asked)).toBeLessThan(Number(agreed))

    await slip.press(slip.accept)
    await expect(slip.receiptOf('投注成功')).toContainText(asked)
    await expect(slip.receiptOf('投注成功')).toContainText(`可赢${yuan(returnOf(10_000, asked) - 10_000)}`)
    expect(await member.balance()).toBe(FIRST_BALANCE - 10_000)
  })

  test('is taken unasked when better under 只接受更好赔率, and asked about when worse', async ({
    control,
    claim,
    home,
    slip,
    member,
  }) => {
    const [match] = await claim(toCome)
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.choosePolicy('只接受更好赔率')
    await slip.type('100')

    await control.world(move(match, -12))
    await expect(slip.accept).toBeVisible()
    await control.world(move(match, 60))
    await expect(slip.accept).toBeHidden()
    await slip.press(slip.place)
    await expect(slip.receiptOf('投注成功')).toBeVisible()
    expect(await member.balance()).toBe(FIRST_BALANCE - 10_000)
  })

  test('is taken unasked under 接受任何变化', async ({ control, claim, home, slip, member }) => {
    const [match] = await claim(toCome)
    await home.reveal(match)
    const agreed = await shownPrice(home.homeWin(match))
    await home.homeWin(match).click()
    await slip.open()
    await slip.choosePolicy('接受任何变化')
    await slip.type('100')
    await control.world(move(match, -12))
    await expect(slip.leg(match.home)).not.toContainText(agreed)
    await expect(slip.accept).toBeHidden()
    await slip.press(slip.place)
    await expect(slip.receiptOf('投注成功')).toBeVisible()
    expect(await member.balance()).toBe(FIRST_BALANCE - 10_000)
  })
})

test('a line that jumps needs its own tap, whatever the mode', async ({
  control,
  claim,
  home,
  slip,
  member,
}) => {
  const [match] = await claim(toCome)
  const row = await home.reveal(match)
  await row.getByRole('button', { name: /^大 / }).first().click()
  await slip.open()
  await slip.choosePolicy('接受任何变化')
  await slip.type('100')
  await control.world({ do: 'jumpLine', matchId: match.id, key: TOTAL, quarters: 2 })

  await expect(slip.sheet).toContainText('盘口已变，不会自动接受')
  await expect(slip.place).toBeDisabled()
  await slip.sheet.getByRole('button', { name: /^改用 / }).click()
  await expect(slip.place).toBeEnabled()
  await slip.press(slip.place)
  await expect(slip.receiptOf('投注成功')).toBeVisible()
  expect(await member.balance()).toBe(FIRST_BALANCE - 10_000)
})

test('a suspended leg of several singles is left out, and stays in the slip', async ({
  control,
  claim,
  home,
  slip,
  member,
}) => {
  const [open, suspended] = await claim(toCome, 2)
  if (suspended === undefined) throw new Error('two matches were claimed')
  for (const match of [open, suspended]) {
    await home.reveal(match)
    await home.homeWin(match).click()
  }
  await slip.open()
  await slip.tab('单关').click()
  await slip.stake(open.home).click()
  await slip.type('100')
  await slip.stake(suspended.home).click()
  await slip.type('50')
  await expect(slip.place).toContainText(yuan(15_000))

  await control.world({ do: 'suspend', matchId: suspended.id })
  await expect(slip.leg(suspended.home)).toContainText('暂停投注')
  await expect(slip.banner.getByText('市场暂停，恢复后自动回到投注单')).toBeVisible()
  await expect(slip.sheet.getByRole('button', { name: `${suspended.home}，暂停投注` })).toBeDisabled()
  await expect(slip.place).toContainText(yuan(10_000))
  await slip.press(slip.place)
  await expect(slip.receiptOf('投注成功')).toBeVisible()
  expect(await member.balance()).toBe(FIRST_BALANCE - 10_000)

  await slip.press(slip.done)
  await expect(slip.bar).toHaveAccessibleName(/^投注单，1 项/)
  await control.world({ do: 'resume', matchId: suspended.id })
  await slip.open()
  await expect(slip.stake(suspended.home)).toHaveAccessibleName(`${suspended.home} 的投注额 50`)
  await expect(slip.leg(suspended.home)).not.toContainText('暂停投注')
  await expect(slip.stake(suspended.home)).toBeEnabled()
})

test('a stake outside the limits is named beside the keys, and can not be placed', async ({
  claim,
  home,
  slip,
}) => {
  const [match] = await claim(toCome)
  await home.reveal(match)
  await home.homeWin(match).click()
  await slip.open()
  await slip.type('5')
  await expect(slip.sheet.getByText('最低 10.00')).not.toHaveCount(0)
  await expect(slip.place).toBeDisabled()
  await slip.type('0000000')
  await expect(slip.sheet.getByText(/^最高 [\d,]+\.00$/)).not.toHaveCount(0)
  await expect(slip.place).toBeDisabled()
})

test.describe('with little money', () => {
  test.use({ funds: 5_000 })

  test('a stake beyond the balance says what is missing', async ({ claim, home, slip, member }) => {
    const [match] = await claim(toCome)
    await home.reveal(match)
    await home.homeWin(match).click()
    await slip.open()
    await slip.type('60')
    await expect(slip.sheet.getByText('余额不足，需要 60.00，余额 50.00')).toBeVisible()
    await expect(slip.place).toBeDisabled()
    expect(await member.balance()).toBe(5_000)
  })
})

test('two and three matches make a parlay, whose price is their product', async ({
  claim,
  home,
  slip,
  records,
  member,
}) => {
  const matches = await claim(toCome, 3)
  const prices: string[] = []
  for (const match of matches.slice(0, 2)) {
    await home.reveal(match)
    prices.push(await shownPrice(home.homeWin(match)))
    await home.homeWin(match).click()
  }
  await slip.open()
  await slip.tab('串关').click()
  await expect(slip.stake('2串1')).toBeVisible()
  await slip.close()
  for (const match of matches.slice(2)) {
    await home.reveal(match)
    prices.push(await shownPrice(home.homeWin(match)))
    await home.homeWin(match).click()
  }
  await slip.open()
  await slip.stake('3串1').click()
  await slip.type('10')
  await expect(slip.place).toContainText(yuan(1_000))
  await slip.press(slip.place)
  const receipt = slip.receiptOf('投注成功')
  await expect(receipt).toBeVisible()
  for (const price of prices) await expect(receipt).toContainText(price)
  const won = /可赢¥([\d,.]+)/.exec((await receipt.textContent()) ?? '')?.[1] ?? ''
  const product = prices.reduce((odds, price) => odds * Number(price), 10)
  expect(Math.abs(Number(won.replaceAll(',', '')) - (product - 10))).toBeLessThan(0.02)
  expect(await member.balance()).toBe(FIRST_BALANCE - 1_000)

  await slip.press(slip.done)
  await records.open()
  await expect(records.card('3串1', '已受理', amount(1_000))).toBeVisible()
})

test('a system of three matches stakes each of its four lines', async ({
  claim,
  home,
  slip,
  records,
  member,
}) => {
  for (const match of await claim(toCome, 3)) {
    await home.reveal(match)
    await home.homeWin(match).click()
  }
  await slip.open()
  await slip.tab('复式').click()
  await slip.stake('3串4').click()
  await slip.type('10')
  await expect(slip.place).toHaveText(`投注${yuan(4_000)}共 4 注`)
  await slip.press(slip.place)
  await expect(slip.receiptOf('投注成功')).toBeVisible()
  expect(await member.balance()).toBe(FIRST_BALANCE - 4_000)
  await slip.press(slip.done)
  await records.open()
  await expect(records.cards.filter({ hasText: '3串4' })).toHaveCount(1)
})

test('a second choice of a match takes the place of the first', async ({ page, claim, home, slip }) => {
  const [match] = await claim(toCome)
  const row = await home.reveal(match)
  await home.homeWin(match).click()
  await expect(slip.bar).toHaveAccessibleName(/^投注单，1 项/)
  await row.getByRole('button', { name: /^平局，/ }).click()
  await expect(page.getByText('同一场比赛只能选一项，已换成这项')).toBeVisible()
  await expect(home.homeWin(match)).toHaveAttribute('aria-pressed', 'false')
  await expect(slip.bar).toHaveAccessibleName(/^投注单，1 项/)
})

test('an eleventh match is refused in words', async ({ page, claim, home, slip }) => {
  const matches = await claim(toCome, 11)
  for (const match of matches.slice(0, 10)) {
    await home.reveal(match)
    await home.homeWin(match).click()
  }
  await expect(slip.bar).toHaveAccessibleName(/^投注单，10 项/)
  for (const match of matches.slice(10)) {
    await home.reveal(match)
    await home.homeWin(match).click()
    await expect(page.getByText('最多选择10场比赛')).toBeVisible()
    await expect(home.homeWin(match)).toHaveAttribute('aria-pressed', 'false')
  }
  await expect(slip.bar).toHaveAccessibleName(/^投注单，10 项/)
})

/** The price in the label of a price button, such as `1.95`. */
async function shownPrice(button: Locator): Promise<string> {
  await expect(button).toHaveAccessibleName(/，\d/)
  return /，(\d+(?:\.\d+)?)/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? ''
}
