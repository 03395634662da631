import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { literally, startingWith } from './words.ts'

export interface Slip {
  /** The folded slip. */
  readonly bar: Locator
  readonly sheet: Locator
  readonly banner: Locator
  readonly legs: Locator
  /** Confirms the slip at the prices shown, without accepting a change. */
  readonly place: Locator
  /** Accepts the changes and confirms. */
  readonly accept: Locator
  /** Closes the receipt. */
  readonly done: Locator
  /** The outcome of the confirm. */
  readonly receipt: Locator
  open(): Promise<void>
  close(): Promise<void>
  tab(name: '单关' | '串关' | '复式'): Locator
  leg(selection: string): Locator
  stake(selection: string): Locator
  /** Types with the slip's own keypad. */
  type(amount: string): Promise<void>
  key(name: string): Locator
  /**
   * Presses a guarded button until the press takes effect: the button ignores presses for half a second after
   * its label has changed, and tests are faster than that.
   */
  press(button: Locator): Promise<void>
  /** The row that says what happens when odds change. */
  readonly policy: Locator
  choosePolicy(name: '不接受变化' | '只接受更好赔率' | '接受任何变化'): Promise<void>
  receiptOf(title: string | RegExp): Locator
  /** Confirms at the price that is shown until the bet is taken: an event in the delay of a bet in play refuses it, and charges nothing. */
  placeUntilTaken(): Promise<void>
  /** Bets an amount on what the open slip has, until it is taken, and closes the receipt. */
  bet(amount: string): Promise<void>
}

export function slip(page: Page): Slip {
  const sheet = page.getByRole('dialog', { name: '投注单' })
  const bar = page.getByRole('button', { name: startingWith('投注单，') })
  const keypad = sheet.getByRole('group', { name: '金额键盘' })
  const policy = sheet.getByRole('button', { name: startingWith('赔率变化时') })
  const legs = sheet
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: startingWith('移除 ') }) })
  const place = sheet.getByRole('button', { name: /^投注(\s*¥|$)/ })
  const accept = sheet.getByRole('button', { name: startingWith('接受') })
  const done = sheet.getByRole('button', { name: '完成' })
  const receipt = sheet.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) })
  const type = async (amount: string): Promise<void> => {
    for (const digit of amount) await keypad.getByRole('button', { name: digit, exact: true }).click()
  }
  const press = async (button: Locator): Promise<void> => {
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 1000 })
      await expect(button).toBeHidden({ timeout: 600 })
    }).toPass({ timeout: 20_000 })
  }
  const receiptOf = (title: string | RegExp): Locator =>
    receipt.filter({ has: page.getByRole('heading', { name: title }) })
  const taken = receiptOf('投注成功')
  const refused = receiptOf(/未受理/)
  const placeUntilTaken = async (): Promise<void> => {
    await expect(async () => {
      if (!(await sheet.isVisible())) await bar.click()
      // A price can move between the tap on it and the hold on its match.
      await expect(place.or(accept)).toBeEnabled({ timeout: 60_000 })
      await press(place.or(accept))
      await expect(taken.or(refused)).toBeVisible({ timeout: 20_000 })
      if (await refused.isVisible()) await sheet.getByRole('button', { name: '关闭' }).click()
      await expect(taken).toBeVisible({ timeout: 100 })
    }).toPass({ timeout: 150_000 })
  }
  return {
    bar,
    sheet,
    banner: sheet.getByRole('status'),
    legs,
    place,
    accept,
    done,
    receipt,
    policy,
    async open() {
      await bar.click()
      await expect(sheet).toBeVisible()
    },
    async close() {
      await sheet.getByRole('button', { name: '收起' }).click()
      await expect(sheet).toBeHidden()
    },
    tab: (name) => sheet.getByRole('tab', { name: startingWith(name) }),
    leg: (selection) =>
      legs.filter({ has: page.getByRole('button', { name: `移除 ${selection}`, exact: true }) }),
    stake: (selection) =>
      sheet.getByRole('button', { name: new RegExp(`^${literally(selection)} 的投注额`) }),
    type,
    key: (name) => keypad.getByRole('button', { name, exact: true }),
    press,
    async choosePolicy(name) {
      await policy.click()
      const chooser = page.getByRole('dialog', { name: '赔率变化时' })
      await chooser.getByRole('radio', { name: startingWith(name) }).click()
      await chooser.getByRole('button', { name: '关闭' }).click()
      await expect(policy).toHaveAccessibleName(new RegExp(literally(name)))
    },
    receiptOf,
    placeUntilTaken,
    async bet(amount) {
      await type(amount)
      await placeUntilTaken()
      await press(done)
    },
  }
}
