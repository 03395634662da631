import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Control } from '../platform/control/client.ts'

/** Where the client stores them (`streams/link/storageKeys.ts`). */
const KEYS = { session: 'touchline.session', deviceId: 'touchline.device' }

/** Marks a tab that was given its session: one that has ended since must not come back with the next document. */
const GIVEN = 'e2e.sessionGiven'

/**
 * Opens a session for the page's next document, as the client stores it after a sign-in. Typing the name and the
 * password is left to the tests about signing in: with the hash of the password it takes as long as a short test.
 */
export async function enterAs(page: Page, control: Control, member: string): Promise<void> {
  const device = randomUUID().replaceAll('-', '')
  const { token, refreshToken, expiresIn, member: entered } = await control.openSession({ member, device })
  await page.addInitScript(
    ({ keys, given, id, lifeMs, session }) => {
      if (sessionStorage.getItem(given) !== null) return
      sessionStorage.setItem(given, '1')
      const givenAt = Date.now()
      localStorage.setItem(keys.deviceId, id)
      localStorage.setItem(keys.session, JSON.stringify({ ...session, givenAt, expiresAt: givenAt + lifeMs }))
    },
    {
      keys: KEYS,
      given: GIVEN,
      id: device,
      lifeMs: expiresIn * 1000,
      session: { token, refreshToken, member: entered },
    },
  )
}
