import type { AnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { ANCHORS } from '../../live/anchors.ts'
import type { RoomDirectory, RoomEntry } from '../../live/directory.ts'

const BALL_GAMES: Readonly<Partial<Record<Sport, readonly AnchorGame[]>>> = {
  football: ['penalty'],
  basketball: ['buzzer'],
}
const BOTH: readonly AnchorGame[] = ['penalty', 'buzzer']

/**
 * The games of a room (docs/games/anchor.md, 4.1): those of its sport, and baccarat beside an anchor. An anchor keeps
 * the sport from match to match; of a room of no known anchor it is that of the match.
 */
export function gamesOfRoom({ roomId, kind, match }: RoomEntry): readonly AnchorGame[] {
  const sport = ANCHORS.find((anchor) => anchor.roomId === roomId)?.sport ?? match?.sport
  if (sport === undefined) return []
  const balls = BALL_GAMES[sport] ?? BOTH
  return kind === 'castLive' ? [...balls, 'baccarat'] : balls
}

/** Whether a game is played in a room. */
export function isPlayedIn(directory: RoomDirectory, roomId: string, game: AnchorGame): boolean {
  const room = directory.room(roomId)
  return room !== null && gamesOfRoom(room).includes(game)
}
