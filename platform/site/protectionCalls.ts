import * as v from 'valibot'
import { MAX_LIMIT } from '../../streams/domain/protection.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { breakRequest, limitRequest, type ProtectionAnswer } from '../../streams/wire/site/protection.ts'
import { memberCall } from './siteCall.ts'
import type { SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { refusal, success } from './siteReply.ts'

/** The limits and breaks that members choose for themselves (docs/protocol.md, 1). */
export function protectionCalls({
  store: { protection },
  clock,
  audit,
}: Pick<SiteDeps, 'store' | 'clock' | 'audit'>): readonly SiteCall[] {
  const state = async (memberId: number) => {
    const at = clock.now()
    return success({ ...(await protection.state(memberId, at)), at } satisfies ProtectionAnswer)
  }
  return [
    memberCall(sitePaths.protection, v.unknown(), (_, { memberId }) => state(memberId)),

    memberCall(sitePaths.setLimit, limitRequest, async ({ kind, amount }, { memberId }) => {
      if (amount !== null && amount > MAX_LIMIT[kind]) return refusal('validation', 'badBody')
      await protection.setLimit(memberId, kind, amount, clock.now())
      audit.note('ownLimitChanged', { memberId, reason: kind })
      return state(memberId)
    }),

    memberCall(sitePaths.takeBreak, breakRequest, async ({ length }, { memberId }) => {
      await protection.takeBreak(memberId, length, clock.now())
      audit.note('breakTaken', { memberId, reason: length })
      return state(memberId)
    }),
  ]
}
