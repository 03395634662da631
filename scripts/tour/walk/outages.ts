import type { Locator } from '@playwright/test'
import type { PicturePlatform } from '../../pictures/platform.ts'
import { openRoom } from '../matrix/rooms.ts'
import { toCome } from '../matches.ts'
import type { Phone } from '../phone.ts'
import { choose, openMatch, openSlip, sheet, type } from '../slip.ts'

const SAID_WITHIN_MS = 5000
/** When all parts of a screen have noticed the outage. */
const NOTICED_MS = 5000
const BACK_WITHIN_MS = 10_000

/** All that the app says while it has no connection. */
const SAYINGS = [
  'states.feedBanner',
  'states.listOld',
  'states.connection.offline',
  'states.connection.unreachable',
  'states.connection.pushLost',
  'states.connection.stillAway',
  'states.offline.title',
  'room.connection.disconnected',
  'slip.block.offline',
  'slip.block.unreachable',
] as const

/** Each screen without a network, and with the platform killed: what it says, what it keeps, when it is back. */
export async function outages(phone: Phone, platform: PicturePlatform): Promise<void> {
  const { page, context } = phone
  const kept = (selector: string) => (): Locator => page.locator(selector)
  const screens = [
    ['list', () => page.goto('/app/home/home-sport'), kept('article')],
    ['match', async () => openMatch(phone, await phone.matches.take(toCome)), kept('main section')],
    ['slip', () => slipWithStake(phone), () => stake(phone)],
    ['records', () => page.goto('/common-sport-records/'), kept('main [role=radio]')],
    ['room', () => openRoom(phone), kept('[role=log] > div > *')],
    ['rooms', () => page.goto('/app/live'), kept('a[href^="/app/live/"]')],
    ['settings', () => page.goto('/app/settings'), kept('main button')],
  ] as const
  const faults = [
    ['offline', () => context.setOffline(true), () => context.setOffline(false)],
    ['killed', () => platform.kill(), () => platform.restart()],
  ] as const
  for (const [fault, begin, end] of faults) {
    for (const [screen, open, what] of screens) {
      await phone.step(`${screen} ${fault}`, async () => {
        await open()
        await page.waitForTimeout(2000)
        await what().first().waitFor({ state: 'attached' })
        await outage(phone, `${fault}-${screen}`, what(), begin, end)
      })
    }
  }
}

async function outage(
  { page, words, album, shoot }: Phone,
  name: string,
  what: Locator,
  begin: () => Promise<void>,
  end: () => Promise<void>,
): Promise<void> {
  const said = page.getByText(new RegExp(SAYINGS.map((key) => words.like(key).source).join('|')))
  const before = await what.count()
  let ended = false
  try {
    await begin()
    const wait = await until(said.first(), 'visible', 4 * SAID_WITHIN_MS)
    if (wait === null) album.note(`SAYS NOTHING: ${name}`)
    else album.note(`${wait <= SAID_WITHIN_MS ? 'says so' : 'SAYS SO LATE'}: ${name}, ${String(wait)} ms`)
    const after = await what.count()
    if (after < before) album.note(`LOSES: ${name}, ${String(before)} → ${String(after)}`)
    if (wait !== null) await page.waitForTimeout(Math.max(0, NOTICED_MS - wait))
    await shoot(name)
    await end()
    ended = true
    const back = await until(said.first(), 'hidden', 4 * BACK_WITHIN_MS)
    if (back === null) album.note(`NOT BACK: ${name}`)
    else album.note(`${back <= BACK_WITHIN_MS ? 'back' : 'BACK LATE'}: ${name}, ${String(back)} ms`)
    await shoot(`${name}-back`)
  } finally {
    if (!ended) await end()
  }
}

/** The time until it is shown or gone, ms; `null` when it was not within the limit. */
async function until(one: Locator, state: 'visible' | 'hidden', limit: number): Promise<number | null> {
  const from = Date.now()
  try {
    await one.waitFor({ state, timeout: limit })
    return Date.now() - from
  } catch {
    return null
  }
}

async function slipWithStake(phone: Phone): Promise<void> {
  await choose(phone, toCome)
  await openSlip(phone)
  await type(phone, '50')
  await stake(phone).waitFor()
}

/** The field of a stake of 50. */
const stake = (phone: Phone): Locator =>
  sheet(phone)
    .getByRole('button', { name: phone.words.exactly('slip.stake.label') })
    .filter({ hasText: /^\D*50$/ })
