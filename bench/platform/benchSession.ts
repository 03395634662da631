import { loadSiteKeys } from '../../platform/site/siteKeys.ts'
import { createTokens, type TokenUse } from '../../platform/site/tokens.ts'
import type { Store } from '../../platform/store/store.ts'
import { clientTypes } from '../../streams/wire/site/headers.ts'

/** Longer than any run, so that no token is renewed during a measurement. */
export const TOKEN_SECONDS = 6 * 3600

interface SessionOptions {
  readonly siteId: number
  readonly memberId: number
  /** Real ms. */
  readonly real: () => number
}

/** Signs a member in without a page. The answer issues tokens of the session. */
export async function openBenchSession(
  store: Store,
  { siteId, memberId, real }: SessionOptions,
): Promise<(use: TokenUse) => Promise<string>> {
  const { tokenKey } = await loadSiteKeys(store, siteId)
  const session = { memberId, clientType: String(clientTypes.h5), deviceId: 'bench' }
  const { sessionId } = await store.sessions.open({ ...session, at: real() })
  const tokens = createTokens(tokenKey, real)
  return (use) => tokens.issue(use, { memberId, sessionId }, TOKEN_SECONDS)
}
