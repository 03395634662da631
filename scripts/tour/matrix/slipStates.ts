import { inPlay, outright, toCome } from '../matches.ts'
import type { Phone } from '../phone.ts'
import { accepting, choose, openSlip, prices, sheet, type } from '../slip.ts'

const RESULT = 'goals.result.match'

/** The slip with one selection, before the bet is confirmed. */
export async function slipStates(phone: Phone): Promise<void> {
  const { page, words, control, context, step, shoot } = phone
  await step('slip, stakes', async () => {
    await choose(phone, toCome)
    await shoot('slip-bar')
    await openSlip(phone)
    await shoot('slip-no-stake')
    await type(phone, '5')
    await shoot('slip-below-minimum')
    await type(phone, '0')
    await shoot('slip-valid')
    await type(phone, '00000')
    await shoot('slip-above-maximum')
  })
  await asked(phone)
  await step('slip, price moved', async () => {
    const [match] = await choose(phone, toCome)
    if (match === undefined) return
    await openSlip(phone)
    await type(phone, '50')
    for (const [percent, name] of [
      [-20, 'slip-price-fell'],
      [60, 'slip-price-rose'],
    ] as const) {
      await control.world({ do: 'movePrice', matchId: match.id, key: RESULT, slot: 1, side: 'home', percent })
      await accepting(phone).waitFor()
      await shoot(name)
    }
  })
  await step('slip, line jumped', async () => {
    const match = await phone.matches.take(toCome)
    await page.goto(`/app/match/${match.sport}/${match.id}`)
    await choose(phone, (each) => each.id === match.id)
    await prices(page).first().click()
    await page
      .locator('main section')
      .filter({ hasText: words.of('markets.side.over') })
      .first()
      .locator('[data-price]:not([aria-disabled])')
      .first()
      .click()
    await openSlip(phone)
    await type(phone, '50')
    await control.world({ do: 'jumpLine', matchId: match.id, key: 'goals.total.match', quarters: 2 })
    await sheet(phone).getByText(words.of('slip.block.lineChanged')).first().waitFor()
    await shoot('slip-line-jumped')
  })
  await step('slip, suspended', async () => {
    const [match] = await choose(phone, inPlay)
    if (match === undefined) return
    await openSlip(phone)
    await type(phone, '50')
    await control.world({ do: 'suspend', matchId: match.id })
    await sheet(phone).getByText(words.of('slip.block.suspended')).first().waitFor()
    await shoot('slip-suspended')
    await control.world({ do: 'resume', matchId: match.id })
  })
  await step('slip, offline', async () => {
    await choose(phone, toCome)
    await openSlip(phone)
    await type(phone, '50')
    await context.setOffline(true)
    await sheet(phone).getByText(words.of('slip.block.offline')).first().waitFor()
    await shoot('slip-offline')
    await context.setOffline(false)
  })
  await step('slip, outright', async () => {
    await choose(phone, outright)
    await openSlip(phone)
    await type(phone, '50')
    await shoot('slip-outright')
  })
}

/** The slip of a member who is asked for each bet which changes are accepted. */
async function asked(phone: Phone): Promise<void> {
  const { page, words, step, shoot } = phone
  const policies = async () => {
    await page.goto('/app/settings')
    await page
      .getByRole('button', { name: words.like('settings.acceptance') })
      .first()
      .click()
    return page.getByRole('dialog').getByRole('radio')
  }
  await step('slip, asked each time', async () => {
    await (await policies()).last().click()
    await choose(phone, toCome)
    await openSlip(phone)
    await type(phone, '50')
    await shoot('slip-asks')
    await (await policies()).first().click()
  })
}
