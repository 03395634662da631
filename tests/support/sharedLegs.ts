import type { SharedLegFrame } from '../../streams/wire/room/messages.ts'

/** A shared leg in the format of the room's protocol. */
export function sharedLegFrame(changes: Partial<SharedLegFrame> = {}): SharedLegFrame {
  return {
    matchId: '100',
    sport: 'football',
    leagueId: '5',
    league: 'Cup',
    home: 'A',
    away: 'B',
    market: 'Handicap',
    kind: 'handicap',
    stat: 'goals',
    period: 'match',
    slot: '1',
    line: -2,
    side: 'home',
    marketId: 'mk',
    optionId: 'op',
    playId: '4',
    odds: 195_000,
    timing: 'live',
    kickOff: 0,
    scoreHome: 1,
    scoreAway: 0,
    ...changes,
  }
}
