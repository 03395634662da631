import { PREDICTION_CODES, type PredictionCodeName } from '../../streams/wire/site/predictionCodes.ts'
import type { MessageName } from '../site/messages.ts'
import type { SiteReply } from '../site/siteReply.ts'

const MESSAGES: Readonly<Record<PredictionCodeName, MessageName>> = {
  unknownMatch: 'predictionUnknownMatch',
  begun: 'predictionBegun',
  badScore: 'predictionBadScore',
  otherMember: 'predictionOtherMember',
  unpredicted: 'predictionMissing',
  shared: 'predictionShared',
  muted: 'predictionMuted',
  notNow: 'predictionNotNow',
}

/** A refused call of predictions in the site's envelope (docs/site/news.md, 2.4). */
export function refusedPrediction(name: PredictionCodeName): SiteReply {
  return { ok: false, code: PREDICTION_CODES[name], message: MESSAGES[name] }
}
