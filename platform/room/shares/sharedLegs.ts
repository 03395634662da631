import type { AllLanguages, TextLanguage } from '../../../streams/domain/localText.ts'
import type { SharedLegFrame } from '../../../streams/wire/room/messages.ts'
import { teamsOf } from '../../book/matchName.ts'
import type { StoredLeg } from '../../store/orders/order.ts'
import { marketNames } from '../../names/marketNames.ts'
import { storedName } from '../../names/storedName.ts'

/** A leg of a stored order as a room shows it, without the stake. */
export function sharedLegOf(leg: StoredLeg): SharedLegFrame {
  const [scoreHome, scoreAway] = leg.scoreBenchmark ?? [null, null]
  const { selectionName: entrant } = leg
  return {
    matchId: leg.matchId,
    sport: leg.sport,
    leagueId: leg.leagueId,
    league: inAll((language) => storedName(leg.leagueName, language)),
    home: inAll((language) => teamsOf(storedName(leg.matchName, language))[0]),
    away: inAll((language) => teamsOf(storedName(leg.matchName, language))[1]),
    ...(entrant === null ? {} : { entrant: inAll((language) => storedName(entrant, language)) }),
    market: marketNames(leg.sport, leg.spec),
    kind: leg.spec.kind,
    stat: leg.spec.stat,
    period: leg.spec.period,
    slot: String(leg.slot),
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

function inAll(nameOf: (language: TextLanguage) => string): AllLanguages {
  return { cmn: nameOf('cmn'), zho: nameOf('zho'), english: nameOf('english') }
}

/** Whether an order contains a shared selection. The price may differ, and the line may have moved. */
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
