import { isLegTiming } from '../../domain/leg.ts'
import { line } from '../../domain/market.ts'
import { oddsFromScaled } from '../../domain/odds.ts'
import type { SharedLeg } from '../../domain/room/message.ts'
import { isMarketKind } from '../../domain/vocabulary/marketKinds.ts'
import { isPeriod } from '../../domain/vocabulary/periods.ts'
import { isSide } from '../../domain/vocabulary/sides.ts'
import { isSport } from '../../domain/vocabulary/sports.ts'
import { isStat } from '../../domain/vocabulary/stats.ts'
import type { SharedLegFrame } from '../../wire/room/messages.ts'

/** A shared leg as its owner bet it; `null` if it contains an unknown code. */
export function sharedLegOf(frame: SharedLegFrame, venue: string): SharedLeg | null {
  const { sport, kind, stat, period, side, timing } = frame
  const agreedOdds = oddsFromScaled(frame.odds)
  if (agreedOdds === null || !isSport(sport) || !isSide(side)) return null
  if (!isMarketKind(kind) || !isStat(stat) || !isPeriod(period)) return null
  const { scoreHome, scoreAway } = frame
  return {
    venue,
    choice: {
      matchId: frame.matchId,
      sport,
      spec: { kind, stat, period },
      handle: frame.slot,
      line: frame.line === null ? null : line(frame.line),
      side,
    },
    wire: { marketId: frame.marketId, optionId: frame.optionId, playId: frame.playId },
    agreedOdds,
    timing: isLegTiming(timing) ? timing : 'early',
    // Assumed until the quote arrives, because the share does not contain it.
    parlayAllowed: true,
    score: scoreHome === null || scoreAway === null ? null : [scoreHome, scoreAway],
    leagueId: frame.leagueId,
    kickOff: frame.kickOff,
    names: {
      home: frame.home,
      away: frame.away,
      ...(frame.entrant === undefined ? {} : { entrant: frame.entrant }),
      league: frame.league,
      market: frame.market,
    },
  }
}
