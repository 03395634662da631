import type { Locator, Page } from '@playwright/test'
import type { MatchSummary } from '../../platform/control/worldActions.ts'
import type { Wanted } from './matches.ts'
import { rest, type Phone } from './phone.ts'
import type { Words } from './words.ts'

type Shown = Pick<Phone, 'page' | 'words'>

export const sheet = ({ page, words }: Shown): Locator =>
  page.getByRole('dialog', { name: words.of('slip.title'), exact: true })

export const bar = ({ page, words }: Shown): Locator =>
  page.getByRole('button', { name: words.like('home.slipBar.title') })

/** The prices of the page that can be chosen. */
export const prices = (page: Page): Locator => page.locator('main section [data-price]:not([aria-disabled])')

export const placing = (on: Shown): Locator =>
  sheet(on).getByRole('button', { name: new RegExp(`^${on.words.of('slip.place')}(\\s*[¥₮]|$)`) })

export const accepting = (on: Shown): Locator =>
  sheet(on).getByRole('button', { name: on.words.like('slip.acceptAndPlace') })

export const titled = (on: Shown, key: Parameters<Words['of']>[0]): Locator =>
  sheet(on).getByRole('heading', { name: on.words.of(key) })

export const key = (on: Shown, name: string): Locator =>
  sheet(on)
    .getByRole('group', { name: on.words.of('slip.keypad.label') })
    .getByRole('button', { name, exact: true })

export async function type(on: Shown, amount: string): Promise<void> {
  for (const digit of amount) await key(on, digit).click()
}

export async function openMatch({ page }: Shown, { sport, id }: MatchSummary): Promise<void> {
  await page.goto(`/app/match/${sport}/${id}`)
  await prices(page).first().waitFor()
}

/** Chooses the first price of a match of each kind; the slip has only these. */
export async function choose(phone: Phone, ...wanted: readonly Wanted[]): Promise<readonly MatchSummary[]> {
  const chosen: MatchSummary[] = []
  for (const [index, each] of wanted.entries()) {
    const match = await phone.matches.take(each)
    await openMatch(phone, match)
    if (index === 0) await empty(phone)
    await prices(phone.page).first().click()
    await bar(phone).waitFor()
    chosen.push(match)
  }
  return chosen
}

export async function openSlip(on: Shown): Promise<void> {
  await bar(on).click()
  await sheet(on).waitFor()
  await rest(on.page)
}

/** Leaves the slip without selections. */
async function empty(on: Shown): Promise<void> {
  await rest(on.page)
  if (!(await bar(on).isVisible())) return
  await openSlip(on)
  await sheet(on)
    .getByRole('button', { name: on.words.of('slip.clear') })
    .click()
  await sheet(on)
    .getByRole('button', { name: on.words.of('slip.hide') })
    .click()
  await sheet(on).waitFor({ state: 'hidden' })
}

/** Presses a guarded button, which ignores presses for half a second after it has changed. */
export async function press(button: Locator): Promise<void> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined)
    const gone = await button.waitFor({ state: 'hidden', timeout: 700 }).then(
      () => true,
      () => false,
    )
    if (gone) return
  }
  throw new Error('the button stays')
}

export async function done(on: Shown): Promise<void> {
  await press(sheet(on).getByRole('button', { name: on.words.of('common.action.done'), exact: true }))
}
