import { decode } from '../../streams/wire/decode.ts'
import { roomAuth } from '../../streams/wire/room/frames.ts'
import { siteCodes } from '../../streams/wire/site/codes.ts'
import type { Language } from '../../streams/wire/site/headers.ts'
import type { SessionGate } from '../site/sessionGate.ts'
import type { Caller } from './caller.ts'

/** Why a connection is refused: the message of Socket.IO's `connect_error`. */
export type AdmissionRefusal = 'badRequest' | 'signedOut' | 'banned' | 'elsewhere'

export type RoomAdmission =
  | { readonly admitted: true; readonly caller: Caller }
  | { readonly admitted: false; readonly why: AdmissionRefusal }

/** Asks for every connection anew, whatever it had before. */
export async function admitToRooms(
  gate: SessionGate,
  siteId: number,
  handshake: unknown,
): Promise<RoomAdmission> {
  const auth = decode(roomAuth, handshake)
  if (!auth.ok || auth.value.siteId !== String(siteId)) return { admitted: false, why: 'badRequest' }
  const admission = await gate.admit('site', auth.value.token)
  if (!admission.admitted) return { admitted: false, why: whyOf(admission.why) }
  const language: Language = auth.value.language === 'unknown' ? 'CMN' : auth.value.language
  const { memberId, sessionId } = admission
  return { admitted: true, caller: { memberId, sessionId, language } }
}

function whyOf(reply: { readonly ok: boolean; readonly code?: number }): AdmissionRefusal {
  if (reply.code === siteCodes.accountBlocked) return 'banned'
  return reply.code === siteCodes.loggedInElsewhere ? 'elsewhere' : 'signedOut'
}
