import { fanLevel } from '../../streams/domain/room/fanLevel.ts'
import type { SpeakerFrame } from '../../streams/wire/room/messages.ts'
import type { RoomMember } from '../store/rooms/room.ts'

/** The platform itself. */
export const SYSTEM: SpeakerFrame = {
  id: 'system',
  name: { cmn: '系统', zho: '系統', english: 'System' },
  level: 0,
  role: 'system',
}

/** A member with the VIP level, and the level with the anchor of the room if there is one. */
export function speakerOf({ id, name, level, admin, given }: RoomMember): SpeakerFrame {
  const fan = fanLevel(given)
  const speaker: SpeakerFrame = { id: String(id), name, level, role: admin ? 'admin' : 'member' }
  return fan === 0 ? speaker : { ...speaker, fan }
}
