import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { createAlbum } from './album.ts'
import { records, settings } from './matrix/account.ts'
import { badDays } from './matrix/badDays.ts'
import { entry } from './matrix/entry.ts'
import { lists } from './matrix/lists.ts'
import { matchPages } from './matrix/matchPages.ts'
import { outcomes } from './matrix/outcomes.ts'
import { rooms } from './matrix/rooms.ts'
import { slipStates } from './matrix/slipStates.ts'
import { openPhone, type Look } from './phone.ts'

/** Visits every screen in each look. */
export async function matrix(
  browser: Browser,
  base: string,
  folder: string,
  looks: readonly Look[],
): Promise<void> {
  for (const look of looks) {
    const name = `${look.language.toLowerCase()}-${look.theme}-${look.size}`
    const album = createAlbum(join(folder, name))
    const phone = await openPhone(browser, base, look, album)
    await entry(phone)
    await lists(phone)
    await matchPages(phone)
    await slipStates(phone)
    const bet = await outcomes(phone)
    await records(phone, bet)
    await settings(phone)
    await rooms(phone)
    await badDays(phone)
    await phone.context.close()
    process.stdout.write(`${album.close()}\n`)
  }
}
