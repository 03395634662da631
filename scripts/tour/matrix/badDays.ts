import { toCome } from '../matches.ts'
import { rest, type Phone } from '../phone.ts'
import { openMatch } from '../slip.ts'
import { openRoom } from './rooms.ts'

/** Screens without a connection, wrong addresses, and the pages of closed sites. */
export async function badDays(phone: Phone): Promise<void> {
  const { page, words, context, control, step, shoot } = phone
  const screens = [
    ['list', () => page.goto('/app/home/home-sport')],
    ['match', async () => openMatch(phone, await phone.matches.take(toCome))],
    ['records', () => page.goto('/common-sport-records/')],
    ['rooms', () => page.goto('/app/live')],
    ['room', () => openRoom(phone)],
    ['settings', () => page.goto('/app/settings')],
  ] as const
  for (const [name, open] of screens) {
    await step(`${name} offline`, async () => {
      await open()
      await page.waitForTimeout(1500)
      await context.setOffline(true)
      await page.waitForTimeout(2000)
      await shoot(`offline-${name}`)
      await context.setOffline(false)
    })
  }
  await step('unknown address', async () => {
    await page.goto('/app/nowhere')
    await rest(page)
    await shoot('not-found')
  })
  for (const hash of ['500', 'restricted', 'maintenance']) {
    await step(`#/${hash}`, async () => {
      await page.goto('/app/settings')
      await page.goto(`/app/home/home-sport#/${hash}`)
      await page.getByRole('heading').first().waitFor()
      await shoot(`exit-${hash}`)
    })
  }
  await step('signed out elsewhere', async () => {
    await page.goto('/app/home/home-sport')
    await page.getByRole('article').first().waitFor()
    await control.endSessions({ member: phone.member.name, reason: 'loggedInElsewhere' })
    await page.goto('/app/home/home-sport')
    await page
      .getByRole('button', { name: words.of('login.submit'), exact: true })
      .waitFor({ timeout: 30_000 })
    await shoot('login-after-exit')
  })
}
