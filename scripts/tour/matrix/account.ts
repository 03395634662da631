import { rest, type Phone } from '../phone.ts'

const SETTLE_MS = 30_000

/** The records, with a settled bet on `endedId`. */
export async function records(
  { page, words, control, step, shoot }: Phone,
  endedId: string | null,
): Promise<void> {
  const cards = page.getByRole('article')
  const state = (key: 'settled' | 'unsettled') =>
    page.getByRole('radio', { name: words.of(`records.state.${key}`), exact: true })
  await step('records, open', async () => {
    await page.goto('/common-sport-records/')
    await cards.first().waitFor()
    await shoot('records-open')
    await cards.last().scrollIntoViewIfNeeded()
    await shoot('records-parlay')
  })
  await step('records, settled', async () => {
    if (endedId !== null) await control.world({ do: 'end', matchId: endedId })
    await page.goto('/common-sport-records/')
    await state('settled').click()
    await cards.first().waitFor({ timeout: SETTLE_MS })
    await shoot('records-settled')
    await page.getByRole('radio', { name: words.of('records.range.yesterday') }).click()
    await page.getByText(words.of('records.empty.settled')).waitFor()
    await shoot('records-empty')
  })
}

const SHEETS = [
  ['common.venue.label', 'venue'],
  ['settings.oddsFormat', 'setting-odds'],
  ['settings.acceptance', 'setting-acceptance'],
  ['settings.language', 'setting-language'],
  ['entry.security.changePassword', 'setting-password'],
  ['entry.security.recoveryCode', 'setting-recovery'],
  ['settings.signOut', 'sign-out'],
] as const

/** The settings with each of their sheets. */
export async function settings({ page, words, step, shoot }: Phone): Promise<void> {
  const open = async (): Promise<void> => {
    await page.goto('/app/settings')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest(page)
  }
  await step('settings', async () => {
    await open()
    await shoot('settings')
    await page.getByRole('button', { name: words.of('settings.signOut') }).scrollIntoViewIfNeeded()
    await shoot('settings-end')
  })
  for (const [label, name] of SHEETS) {
    await step(name, async () => {
      await open()
      const row = page.getByRole('button', { name: words.like(label) }).first()
      // A site with one venue offers no choice of venue.
      if (name === 'venue' && !(await row.isVisible())) return
      await row.click()
      await page.getByRole('dialog').waitFor()
      await shoot(name)
      await page.goBack()
    })
  }
}
