import type { RoomDirectory, RoomEntry } from '../../platform/live/directory.ts'

const BENCH_ROOM = /^bench-[\w-]+$/

/** Accepts any room id that begins with `bench-`, so that each measured page has a room of its own. */
export function benchRooms(matchId: () => string | null = () => null): RoomDirectory {
  const room = (roomId: string): RoomEntry | null => {
    if (!BENCH_ROOM.test(roomId)) return null
    const roomMatchId = matchId()
    return {
      roomId,
      title: '基准直播间',
      anchor: { id: 'bench-anchor', name: '阿泽说球', avatar: '' },
      living: true,
      kind: 'castLive',
      match: roomMatchId === null ? null : { matchId: roomMatchId, sport: 'football', venue: 'PMTY' },
      startsAt: null,
    }
  }
  // Not listed, since there are arbitrarily many; a room is found by its id.
  return { rooms: () => [], room }
}
