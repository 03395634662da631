import { DEFAULT_ROOM_CONFIG } from '../store/rooms/rooms.ts'
import type { GlobalConfigFrame } from '../../streams/wire/room/messages.ts'

/** Below the initial balance of a new member, so that only members with almost no deposits are refused. */
const CONDITIONS = { ...DEFAULT_ROOM_CONFIG.conditions, depositRMB: 500_00, depositUSDT: 50_00 }
const SLOW_MS: Readonly<Record<string, number>> = { r8802: 10_000 }

/** The first configuration of a room with bots; an admin can change it. */
export function botRoomConfig(roomId: string): GlobalConfigFrame {
  return { ...DEFAULT_ROOM_CONFIG, slowMs: SLOW_MS[roomId] ?? 0, conditions: CONDITIONS }
}
