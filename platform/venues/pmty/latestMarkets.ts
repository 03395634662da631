import type { LatestMarket, MarketQuestion } from '../../../streams/wire/pmty/latestMarket.ts'
import { PMTY_PENDING_ORDER } from '../../../streams/wire/pmty/reservationTables.ts'
import { PMTY_MATCH_STATE_CODES, PMTY_STATUS_CODES } from '../../../streams/wire/pmty/tables.ts'
import { isOver } from '../../book/matchState.ts'
import { reservableNow } from '../../book/reserving.ts'
import type { World } from '../../world/world.ts'
import { textIn } from '../../../streams/domain/localText.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { teamsIn } from '../../names/selectionNames.ts'
import { lineInSlot, type LinePlace } from '../linePlace.ts'
import { lineValue, optionStatus } from './marketRecords.ts'
import { phaseCode } from './matchRecords.ts'
import { marketKeyOf, sideCode } from './numbers.ts'
import { marketName } from '../../names/marketNames.ts'

/** The line in a slot of a play, or `null`. */
export function slotNow(world: World, matchId: string, playId: string, slot: number): LinePlace | null {
  return lineInSlot(world, matchId, marketKeyOf(playId), slot)
}

/** The market that is in a slot now (`queryLatestMarketInfo`). A market that no longer exists is closed. */
export function latestMarket(
  world: World,
  question: MarketQuestion,
  language: TextLanguage,
): LatestMarket | null {
  const match = world.match(question.matchInfoId)
  if (match === undefined) return null
  const slot = slotNow(world, question.matchInfoId, question.playId, question.placeNum)
  const teams = teamsIn(match, language)
  return {
    id: slot?.line.marketId ?? question.marketId,
    matchInfoId: match.id,
    playId: question.playId,
    playName: slot === null ? '' : marketName(match.sport, slot.market.spec, language),
    placeNum: question.placeNum,
    marketValue: slot === null ? '' : lineValue(slot.line),
    matchHandicapStatus: PMTY_STATUS_CODES[match.bettingStatus],
    status: PMTY_STATUS_CODES[slot?.line.status ?? 'closed'],
    matchOver: isOver(match),
    matchStatus: PMTY_MATCH_STATE_CODES[match.state],
    matchPeriodId: phaseCode(match),
    score: match.teams === null ? '' : `S1|${match.score.join(':')}`,
    home: teams.home,
    away: teams.away,
    tournamentName: textIn(match.league.name, language),
    pendingOrderStatus:
      slot !== null && reservableNow(match, slot.market) ? PMTY_PENDING_ORDER.offered : PMTY_PENDING_ORDER.no,
    marketOddsList: (slot?.line.selections ?? []).map((selection) => ({
      id: selection.optionId,
      oddsStatus: optionStatus(selection),
      oddsType: sideCode(selection.side),
      oddsValue: selection.odds,
      playOptions: sideCode(selection.side),
    })),
  }
}
