import type { Locator } from '@playwright/test'
import { openRoom } from '../matrix/rooms.ts'
import { toCome } from '../matches.ts'
import { rest, type Phone } from '../phone.ts'
import { choose, openSlip, sheet } from '../slip.ts'

/** Opens each overlay, goes Back, and reports whether it alone was closed. */
export async function backSteps(phone: Phone): Promise<void> {
  await ofSlip(phone)
  await ofSettings(phone)
  await ofRoom(phone)
  await ofTabs(phone)
}

async function closesByBack({ page, album }: Phone, name: string, overlay: Locator): Promise<void> {
  await overlay.first().waitFor()
  await rest(page)
  const { pathname } = new URL(page.url())
  await page.goBack()
  await rest(page)
  const stays = await overlay.first().isVisible()
  const left = new URL(page.url()).pathname !== pathname
  if (stays) album.note(`BACK does not close: ${name}`)
  if (left) album.note(`BACK leaves the page: ${name}`)
  if (!stays && !left) album.note(`back closes: ${name}`)
}

async function ofSlip(phone: Phone): Promise<void> {
  const { page, words, step } = phone
  await step('back, slip', async () => {
    await choose(phone, toCome)
    await openSlip(phone)
    await sheet(phone)
      .getByRole('button', { name: words.like('slip.policy.label') })
      .click()
    const chooser = page.getByRole('dialog', { name: words.of('slip.policy.label') })
    await closesByBack(phone, 'acceptance over the slip', chooser)
    await closesByBack(phone, 'slip', sheet(phone))
    await openSlip(phone)
    await page.reload()
    await closesByBack(phone, 'slip after a reload', sheet(phone))
  })
}

async function ofSettings(phone: Phone): Promise<void> {
  const { page, words, step } = phone
  for (const label of [
    'settings.oddsFormat',
    'settings.acceptance',
    'settings.language',
    'entry.security.changePassword',
    'entry.security.recoveryCode',
    'settings.signOut',
  ] as const) {
    await step(`back, ${label}`, async () => {
      await page.goto('/app/settings')
      await page
        .getByRole('button', { name: words.like(label) })
        .first()
        .click()
      await closesByBack(phone, label, page.getByRole('dialog'))
    })
  }
}

async function ofRoom(phone: Phone): Promise<void> {
  const { page, words, step } = phone
  await step('back, room', async () => {
    await openRoom(phone)
    const button = (label: Parameters<typeof words.of>[0]) =>
      page.getByRole('button', { name: words.of(label), exact: true })
    await button('room.composer.emoji').click()
    const emoji = page.getByRole('group', { name: words.of('room.composer.emoji') })
    await closesByBack(phone, 'emoji', emoji)
    await button('room.composer.share').click()
    await closesByBack(phone, 'share', page.getByRole('dialog'))
    await button('room.composer.gift').click()
    await closesByBack(phone, 'gifts', page.getByRole('dialog'))
    const options = page.locator('[data-message-menu]').first()
    await options.waitFor({ state: 'attached', timeout: 30_000 })
    await options.dispatchEvent('click')
    await closesByBack(phone, 'message', page.getByRole('dialog'))
    await page.getByRole('button', { name: words.like('player.control.settings') }).click({ force: true })
    await closesByBack(phone, 'picture settings', page.getByRole('dialog'))
  })
  await step('back, slip in a room', async () => {
    await openRoom(phone)
    await openSlip(phone)
    await closesByBack(phone, 'slip in a room', sheet(phone))
  })
}

async function ofTabs({ page, words, album, step }: Phone): Promise<void> {
  await step('back, tabs of the list', async () => {
    await page.goto('/app/home/home-sport')
    const tabs = page.getByRole('tablist', { name: words.of('home.tabs.label') })
    const early = tabs.getByRole('tab', { name: words.like('home.tabs.early') })
    const before = await tabs.locator('[aria-selected=true]').textContent()
    await early.click()
    await page.getByRole('article').first().waitFor()
    await page.goBack()
    await rest(page)
    const after = await tabs.locator('[aria-selected=true]').textContent()
    // The tab's text ends with the number of its matches, which may change.
    const same = before?.replace(/\d+$/, '') === after?.replace(/\d+$/, '')
    album.note(same ? 'back returns to the former tab' : `BACK leads from early to ${String(after)}`)
  })
}
