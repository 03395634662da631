import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import { resultGroupOf } from '../../../streams/domain/matchResults.ts'
import type { PmtyOption } from '../../../streams/wire/pmty/market.ts'
import type { PmtyChampionResult } from '../../../streams/wire/pmty/results.ts'
import { PMTY_RESULT_GROUPS } from '../../../streams/wire/pmty/resultTables.ts'
import { marketName } from '../../names/marketNames.ts'
import { sportName } from '../../names/sportNames.ts'
import type { WorldLine, WorldMatch, WorldResult } from '../../world/world.ts'
import { selectionOutcome, winnerNames } from '../playedMatches.ts'
import { playRecord } from './marketRecords.ts'
import { resultCode, sportCode } from './numbers.ts'

const GROUP_CODES = new Map(Object.entries(PMTY_RESULT_GROUPS).map(([code, name]) => [name, Number(code)]))

/** The markets of a match that is over, with the result of each option. */
export function resultPlays(
  match: WorldMatch,
  result: WorldResult,
  language: TextLanguage,
): readonly unknown[] {
  return match.markets.flatMap((market, order) => {
    const play = playRecord(match, market, order, language)
    if (play === null) return []
    const withResults = (options: readonly PmtyOption[], line: WorldLine | undefined) =>
      options.map((option, index) => ({
        ...option,
        result: optionResult(market.spec, line, line?.selections[index]?.side, result),
      }))
    return [
      {
        ...play,
        tyg: GROUP_CODES.get(resultGroupOf(market.spec.stat)) ?? 0,
        hl: play.hl.map((line, index) => ({ ...line, ol: withResults(line.ol, market.lines[index]) })),
        ...(play.ol === undefined ? {} : { ol: withResults(play.ol, market.lines[0]) }),
      },
    ]
  })
}

/** 0 when there is none. */
function optionResult(...selection: Parameters<typeof selectionOutcome>): number {
  const outcome = selectionOutcome(...selection)
  return outcome === null ? 0 : resultCode(outcome)
}

/** The winner of a tournament that is over. */
export function championRecord(
  match: WorldMatch,
  result: WorldResult | undefined,
  language: TextLanguage,
): PmtyChampionResult {
  const { league, sport, kickOff } = match
  return {
    sportId: sportCode(sport),
    sportName: sportName(sport, language),
    tournamentId: league.id,
    tournamentName: textIn(league.name, language),
    marketId: match.id,
    playName: marketName(sport, { kind: 'outright', stat: 'places', period: 'match' }, language),
    scoreResult: winnerNames(match, result, language),
    matchTime: kickOff,
    picUrl: '',
  }
}
