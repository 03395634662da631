import type { SharedLegFrame } from '../../streams/wire/room/messages.ts'
import type { Language } from '../../streams/wire/site/headers.ts'
import { teamsOf } from '../book/matchName.ts'
import type { StoredLeg } from '../store/orders/order.ts'
import { nameIn } from '../venues/pmty/language.ts'
import type { PmtyLanguage } from '../venues/pmty/language.ts'
import { playName } from '../venues/pmty/playNames.ts'

const VENUE_LANGUAGES: Readonly<Record<Language, PmtyLanguage>> = { CMN: 'zh', ZHO: 'tw', ENGLISH: 'en' }

/** A leg of a stored order as a room shows it, in the language of its owner. Never its stake. */
export function sharedLegOf(leg: StoredLeg, language: Language): SharedLegFrame {
  const venueLanguage = VENUE_LANGUAGES[language]
  const [home, away] = teamsOf(nameIn(leg.matchName, venueLanguage))
  const [scoreHome, scoreAway] = leg.scoreBenchmark ?? [null, null]
  return {
    matchId: leg.matchId,
    sport: leg.sport,
    leagueId: leg.leagueId,
    league: nameIn(leg.leagueName, venueLanguage),
    home,
    away,
    market: playName(leg.spec, venueLanguage),
    kind: leg.spec.kind,
    stat: leg.spec.stat,
    period: leg.spec.period,
    slot: leg.slot,
    line: leg.line,
    side: leg.side,
    marketId: leg.marketId,
    optionId: leg.optionId,
    playId: leg.playId,
    odds: leg.odds,
    timing: leg.timing,
    kickOff: leg.kickOff,
    scoreHome,
    scoreAway,
  }
}

/** Whether an order holds a shared selection. Its price is the follower's own, and its line may have moved. */
export function holdsSelection(legs: readonly StoredLeg[], shared: SharedLegFrame): boolean {
  return legs.some(
    ({ matchId, spec, side }) =>
      matchId === shared.matchId &&
      side === shared.side &&
      spec.kind === shared.kind &&
      spec.stat === shared.stat &&
      spec.period === shared.period,
  )
}
