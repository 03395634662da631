import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import type { WorldMatch } from '../world/world.ts'
import type { RoomDirectory } from './directory.ts'

type FilmedMatch = Pick<WorldMatch, 'id' | 'sport' | 'state' | 'video'>

/** The scene of a match that no room shows. Esports are shown in rooms only. */
const SCENES_ALONE: Readonly<Partial<Record<Sport, string>>> = {
  football: 'pitchalone',
  basketball: 'court',
  tennis: 'tennis',
  volleyball: 'volleyball',
}

/** The scene of the stream that a match has without a room; `null` when it has none. */
export function sceneAlone({ sport, state, video }: FilmedMatch): string | null {
  return video && state === 'live' ? (SCENES_ALONE[sport] ?? null) : null
}

/** Whether the video list has a match. Rows of venues ask it too, so the rooms are read once for all of them. */
export function videoTest(directory: Pick<RoomDirectory, 'rooms'>): (match: FilmedMatch) => boolean {
  const inRooms = new Set(directory.rooms().flatMap(({ living, match }) => (living ? [match?.matchId] : [])))
  return (match) => inRooms.has(match.id) || sceneAlone(match) !== null
}
