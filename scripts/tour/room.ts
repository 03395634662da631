import type { Browser } from '@playwright/test'
import { createAlbum } from './album.ts'
import { openRoom } from './matrix/rooms.ts'
import { openPhone, signIn, type Look } from './phone.ts'
import { messages } from './room/messages.ts'
import { outdated } from './room/outdated.ts'
import { closing, rules } from './room/rules.ts'
import { sidesOf } from './room/sides.ts'

/** Two phones and the platform share one machine. */
const PATIENCE_MS = 30_000

/** A moderator and a member in one room: what the moderator may do, and what the member sees of it. */
export async function room(browser: Browser, base: string, folder: string, look: Look): Promise<void> {
  const album = createAlbum(folder)
  const number = String(Date.now() % 1e6)
  const member = await openPhone(browser, base, look, album, `member_${number}`)
  const moderator = await openPhone(browser, base, look, album, `moder_${number}`)
  await member.control.setMemberProfile({ member: moderator.member.name, admin: true, level: 5 })
  for (const phone of [member, moderator]) {
    phone.page.setDefaultTimeout(PATIENCE_MS)
    await signIn(phone)
  }
  await openRoom(member)
  await moderator.page.goto(new URL(member.page.url()).pathname)
  const sides = sidesOf(member, moderator)
  await sides.step('entered', async () => {
    await moderator.page.locator('#room-draft').waitFor()
    await sides.shoot('entered')
  })
  await messages(sides)
  await rules(sides)
  await closing(sides)
  await moderator.context.close()
  await outdated(member)
  await member.context.close()
  process.stdout.write(`${album.close()}\n`)
}
