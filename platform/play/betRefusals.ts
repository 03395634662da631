import { GAME_REFUSAL_CODES } from '../../streams/wire/games/refusals.ts'
import type { RoundBetRefusal } from '../rounds/rounds.ts'
import type { MessageName } from '../site/messages.ts'
import { refusal, type SiteReply } from '../site/siteReply.ts'

/** The texts of refused bets, where they are not called as the refusal. */
const MESSAGES: Readonly<Partial<Record<RoundBetRefusal, MessageName>>> = {
  maintenance: 'gameMaintenance',
  currency: 'currencyUnsupported',
}

type Named = Extract<RoundBetRefusal, MessageName>

/** A refused bet in the site's envelope (docs/games/rounds.md, 5.1). */
export function refusedBet(reason: RoundBetRefusal, data: unknown = null): SiteReply {
  if (reason === 'badRequest') return refusal('validation', 'badBody')
  const message = MESSAGES[reason] ?? (reason as Named)
  return { ok: false, code: GAME_REFUSAL_CODES[reason][0], message, data }
}
