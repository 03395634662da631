import { inPlay, outright, toCome } from '../matches.ts'
import type { Phone } from '../phone.ts'
import { choose, done, openSlip, placing, press, sheet, titled, type } from '../slip.ts'

const BET = '/yewu13/v1/betOrder/client/bet'
/** The venue's code for a bet that its market refuses. */
const REFUSED = '0400460'
const SETTLE_MS = 30_000

/** Bets by their outcome, and parlays. Returns the id of a match in play with an accepted bet. */
export async function outcomes(phone: Phone): Promise<string | null> {
  const { words, control, member, step, shoot } = phone
  const accepted = titled(phone, 'slip.result.accepted')
  let bet: string | null = null

  await step('bet in play', async () => {
    const [match] = await choose(phone, inPlay)
    await openSlip(phone)
    await type(phone, '100')
    await press(placing(phone))
    await sheet(phone).getByRole('timer').waitFor()
    await shoot('slip-waiting')
    await accepted.waitFor({ timeout: SETTLE_MS })
    await shoot('slip-accepted')
    await done(phone)
    bet = match?.id ?? null
  })
  await step('bet refused', async () => {
    await choose(phone, toCome)
    await openSlip(phone)
    await type(phone, '50')
    const action = { kind: 'code', code: REFUSED, message: 'refused' } as const
    await control.fault({ path: BET, member: member.name, count: 1, action })
    await press(placing(phone))
    await titled(phone, 'slip.result.refused').waitFor()
    await shoot('slip-refused')
    await sheet(phone)
      .getByRole('button', { name: words.of('common.action.close'), exact: true })
      .click()
  })
  await parlays(phone)
  await step('bet on an outright', async () => {
    await choose(phone, outright)
    await openSlip(phone)
    await type(phone, '30')
    await press(placing(phone))
    await accepted.waitFor({ timeout: SETTLE_MS })
    await shoot('slip-outright-accepted')
    await done(phone)
  })
  await step('bet with an unknown result', async () => {
    await choose(phone, toCome)
    await openSlip(phone)
    await type(phone, '40')
    const fault = await control.fault({ path: BET, member: member.name, action: { kind: 'drop' } })
    await press(placing(phone))
    await titled(phone, 'slip.result.unknown').waitFor()
    await shoot('slip-unknown')
    await control.removeFault(fault)
    await sheet(phone)
      .getByRole('button', { name: words.of('slip.hide') })
      .click()
    await shoot('slip-bar-unknown')
  })
  return bet
}

async function parlays(phone: Phone): Promise<void> {
  const { page, words, step, shoot } = phone
  await step('parlay of two', async () => {
    await choose(phone, toCome, toCome)
    await openSlip(phone)
    await sheet(phone)
      .getByRole('tab', { name: words.like('slip.tabs.single') })
      .click()
    await shoot('slip-singles')
    await sheet(phone)
      .getByRole('tab', { name: words.like('slip.tabs.parlay') })
      .click()
    await shoot('slip-parlay-2')
  })
  await step('parlay of three', async () => {
    await choose(phone, toCome, toCome, toCome)
    await shoot('slip-bar-parlay')
    await openSlip(phone)
    await sheet(phone)
      .getByRole('tab', { name: words.like('slip.tabs.system') })
      .click()
    await shoot('slip-system')
    await sheet(phone)
      .getByRole('button', { name: words.like('slip.policy.label') })
      .click()
    await page.getByRole('dialog', { name: words.of('slip.policy.label') }).waitFor()
    await shoot('slip-acceptance')
    await page.goBack()
    await sheet(phone)
      .getByRole('tab', { name: words.like('slip.tabs.parlay') })
      .click()
    await sheet(phone)
      .getByRole('button', { name: words.like('slip.stake.empty') })
      .first()
      .click()
    await type(phone, '20')
    await shoot('slip-parlay-3')
    await press(placing(phone))
    await titled(phone, 'slip.result.accepted').waitFor({ timeout: SETTLE_MS })
    await shoot('slip-parlay-accepted')
    await done(phone)
  })
}
