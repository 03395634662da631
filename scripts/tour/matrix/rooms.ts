import { rest, type Phone } from '../phone.ts'
import { bar, openSlip, sheet, type } from '../slip.ts'

/** The number of prices in the match strip of a room whose match is open. */
const OPEN_PRICES = 2
const PRICES_WITHIN_MS = 3000
const TABS = ['match', 'anchor', 'ranking', 'chat'] as const

/** Opens a live room whose match can be bet on. */
export async function openRoom({ page }: Pick<Phone, 'page'>): Promise<void> {
  await page.goto('/app/live')
  const links = page.locator('a[href^="/app/live/"]')
  await links.first().waitFor()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  // A match is often suspended for a few seconds only, so each room is tried twice.
  for (const address of [...addresses, ...addresses]) {
    await page.goto(address)
    await page.locator('#room-draft').waitFor()
    const open = await stripPrices(page)
      .nth(OPEN_PRICES - 1)
      .waitFor({ timeout: PRICES_WITHIN_MS })
      .then(
        () => true,
        () => false,
      )
    await rest(page)
    if (open) return
  }
  throw new Error('no room has a match that can be bet on')
}

const stripPrices = (page: Phone['page']) => page.locator('main section [data-price]:not([aria-disabled])')

/** The rooms: their list, the tabs of one, its sheets, and what only a moderator sees. */
export async function rooms(phone: Phone): Promise<void> {
  const { page, words, step, shoot } = phone
  const send = async (text: string): Promise<void> => {
    await page.locator('#room-draft').fill(text)
    await page.getByRole('button', { name: words.of('room.composer.send'), exact: true }).click()
  }
  await step('rooms', async () => {
    await page.goto('/app/live')
    await page.locator('a[href^="/app/live/"]').first().waitFor()
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await shoot('rooms')
  })
  await step('room tabs', async () => {
    await openRoom(phone)
    await send('Touchline 1-0')
    await page.waitForTimeout(5000)
    await shoot('room')
    for (const tab of TABS) {
      await page.getByRole('tab', { name: words.of(`room.tabs.${tab}`), exact: true }).click()
      await shoot(`room-${tab}`)
    }
  })
  await step('room guess', async () => {
    const panel = page.getByRole('region', { name: words.of('room.prediction.question') })
    await panel.waitFor()
    await panel.getByRole('button').first().click()
    await shoot('room-guess')
  })
  await overlays(phone)
  await moderation(phone)
  await step('no such room', async () => {
    await page.goto('/app/live/nobody')
    await page.getByText(words.of('room.gone')).waitFor()
    await shoot('room-gone')
  })
}

/** What opens over a room. */
async function overlays(phone: Phone): Promise<void> {
  const { page, words, step, shoot } = phone
  for (const [label, name] of [
    ['room.composer.emoji', 'room-emoji'],
    ['room.composer.share', 'room-share'],
    ['room.composer.gift', 'room-gifts'],
  ] as const) {
    await step(name, async () => {
      await openRoom(phone)
      await page.getByRole('button', { name: words.of(label), exact: true }).click()
      await rest(page)
      await shoot(name)
    })
  }
  await step('room gift given', async () => {
    const tray = page.getByRole('dialog', { name: words.of('room.gift.title') })
    await tray.getByRole('button', { name: words.like('room.gift.sendNamed') }).click()
    const again = tray.getByRole('button', { name: words.like('room.gift.confirmNamed') })
    if (await again.isVisible()) await again.click()
    await tray.waitFor({ state: 'hidden' })
    await page.waitForTimeout(300)
    await shoot('room-gift-given')
  })
  await step('room picture settings', async () => {
    await openRoom(phone)
    await page
      .locator('video')
      .click({ position: { x: 60, y: 60 }, force: true })
      .catch(() => undefined)
    await page.getByRole('button', { name: words.like('player.control.settings') }).click({ force: true })
    await page.getByRole('dialog').waitFor()
    await shoot('room-picture-settings')
  })
  await step('room slip', async () => {
    await openRoom(phone)
    await stripPrices(page).first().click()
    await bar(phone).waitFor()
    await shoot('room-slip-bar')
    await openSlip(phone)
    await sheet(phone)
      .getByRole('tab', { name: words.like('slip.tabs.single') })
      .click()
    await type(phone, '50').catch(() => undefined)
    await shoot('room-slip')
  })
}

/** The menu of a message, for a member and for a moderator, and the rules of the room. */
async function moderation(phone: Phone): Promise<void> {
  const { page, words, control, member, step, shoot } = phone
  const menu = async (): Promise<void> => {
    await openRoom(phone)
    const options = page.locator('[data-message-menu]').first()
    await options.waitFor({ state: 'attached', timeout: 30_000 })
    await options.dispatchEvent('click')
    await page.getByRole('dialog', { name: words.of('room.message.title') }).waitFor()
  }
  await step('room message menu', async () => {
    await menu()
    await shoot('room-message')
  })
  await step('room moderation', async () => {
    await control.setMemberProfile({ member: member.name, admin: true })
    await menu()
    await shoot('room-message-moderator')
    await page.goBack()
    await page.getByRole('button', { name: words.of('room.menu') }).click()
    await page.getByRole('dialog').waitFor()
    await shoot('room-menu')
  })
}
