import { decode } from '../../../streams/wire/decode.ts'
import {
  type Incompatibility,
  incompatibilityOf,
  type SpokenVersions,
} from '../../../streams/wire/protocolVersion.ts'
import { ROOM_VERSIONS } from '../../../streams/wire/room/constants.ts'
import { roomAuth } from '../../../streams/wire/room/frames.ts'
import { siteCodes } from '../../../streams/wire/site/codes.ts'
import type { Language } from '../../../streams/wire/site/headers.ts'
import type { SessionGate } from '../../site/sessionGate.ts'
import type { Caller } from '../connections/caller.ts'

/** Why a connection is refused; sent as the message of Socket.IO's `connect_error`. */
export type AdmissionRefusal = 'badRequest' | 'signedOut' | 'banned' | 'elsewhere' | Incompatibility

export type RoomAdmission =
  | { readonly admitted: true; readonly caller: Caller }
  | { readonly admitted: false; readonly why: AdmissionRefusal }

/** Runs for every connection, also when the WebSocket had one before. */
export async function admitToRooms(
  gate: SessionGate,
  siteId: number,
  handshake: unknown,
  versions: SpokenVersions = ROOM_VERSIONS,
): Promise<RoomAdmission> {
  const auth = decode(roomAuth, handshake)
  if (!auth.ok || auth.value.siteId !== String(siteId)) return { admitted: false, why: 'badRequest' }
  const incompatibility = incompatibilityOf(auth.value.protocol, versions)
  if (incompatibility !== null) return { admitted: false, why: incompatibility }
  const admission = await gate.admit('site', auth.value.token)
  if (!admission.admitted) return { admitted: false, why: whyOf(admission.why) }
  const language: Language = auth.value.language === 'unknown' ? 'CMN' : auth.value.language
  const { memberId, sessionId } = admission
  return { admitted: true, caller: { memberId, sessionId, language, venue: auth.value.venue } }
}

function whyOf(reply: { readonly ok: boolean; readonly code?: number }): AdmissionRefusal {
  if (reply.code === siteCodes.accountBlocked) return 'banned'
  return reply.code === siteCodes.loggedInElsewhere ? 'elsewhere' : 'signedOut'
}
