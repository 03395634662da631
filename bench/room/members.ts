import { loadSiteKeys } from '../../platform/site/siteKeys.ts'
import { createTokens } from '../../platform/site/tokens.ts'
import type { Store } from '../../platform/store/store.ts'
import { clientTypes } from '../../streams/wire/site/headers.ts'

/** Longer than any run. */
const TOKEN_SECONDS = 6 * 3600
/** The embedded database runs one statement at a time; a few concurrent requests keep it busy. */
const AT_ONCE = 20

/** Creates members with open sessions, and returns their access tokens of the site. */
export async function signInCrowd(
  store: Store,
  siteId: number,
  count: number,
  real: () => number,
): Promise<readonly string[]> {
  const { tokenKey } = await loadSiteKeys(store, siteId)
  const tokens = createTokens(tokenKey, real)
  const made: string[] = []
  const waiting = Array.from({ length: count }, (_, index) => index)
  const worker = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const memberId = await makeMember(store, siteId, index, real())
      const session = { memberId, clientType: String(clientTypes.h5), deviceId: `crowd-${String(index)}` }
      const { sessionId } = await store.sessions.open({ ...session, at: real() })
      made[index] = await tokens.issue('site', { memberId, sessionId }, TOKEN_SECONDS)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return made
}

async function makeMember(store: Store, siteId: number, index: number, at: number): Promise<number> {
  const creation = await store.accounts.createMember({
    name: `crowd${String(index)}`,
    password: 'crowd1234',
    siteId: String(siteId),
    language: 'CMN',
    at,
  })
  if (creation.status !== 'created') throw new Error(`the member ${String(index)} of the crowd was not made`)
  return creation.member.id
}
