import type { SpeakerFrame } from '../../streams/wire/room/messages.ts'
import type { RoomMember } from '../store/rooms/room.ts'

/** The platform itself. */
export const SYSTEM: SpeakerFrame = {
  id: 'system',
  name: { cmn: '系统', zho: '系統', english: 'System' },
  level: 0,
  role: 'system',
}

export function speakerOf({ id, name, level, admin }: RoomMember): SpeakerFrame {
  return { id: String(id), name, level, role: admin ? 'admin' : 'member' }
}
