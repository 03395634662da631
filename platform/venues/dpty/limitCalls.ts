import type { Hono } from 'hono'
import { formatLine, sideLine } from '../../../streams/domain/lineFormat.ts'
import { MAX_RESERVE_ODDS } from '../../../streams/domain/reservation.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { DPTY_RESERVE_PAY_CODES } from '../../../streams/wire/dpty/betNumbers.ts'
import { DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { dptyOddsText } from '../../../streams/wire/dpty/prices.ts'
import { limitQuestions, limitsQuery, reserveTermsRequest } from '../../../streams/wire/dpty/requests.ts'
import { isOver } from '../../book/matchState.ts'
import { payChoices, reservableLines, reservableNow } from '../../book/reserving.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { reserveLeft, stakerOf } from '../stakeLimits.ts'
import type { VenueDeps } from '../venueServer.ts'
import { type DptyCalls, failed, found } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import { limitRow, seriesRows } from './limitRows.ts'
import type { MatchRows } from './matchRows.ts'
import { currencyOf, optionNumbered } from './numbers.ts'
import { presentOption } from './presentOption.ts'

/** The calls for prices and limits of legs, and for those of reservations (docs/venues/dpty.md, 3.5 and 3.10). */
export function limitCalls(app: Hono<HttpEnv>, calls: DptyCalls, deps: VenueDeps, rows: MatchRows): void {
  app.on(
    'POST',
    underBoth(DPTY_PATHS.limits),
    calls.both(limitsQuery, limitQuestions, async ({ query, body }, caller) => {
      const currency = currencyOf(query.currency)
      if (currency === null) return failed('currencyUnsupported')
      const sportOf = (matchId: string) => rows.match(matchId)?.sport ?? null
      const matchIds = body.map(({ matchId }) => matchId)
      const staker = await stakerOf(deps, caller.memberId, currency, matchIds)
      const asked = body.map((question) => {
        const option = optionNumbered(question.betItemsId, sportOf)
        const match = option?.matchId === question.matchId ? rows.match(question.matchId) : undefined
        return limitRow({ question, match, option }, staker)
      })
      const codes = new Set(query.series.split(',').map(Number))
      const legs = asked.map(({ leg }) => leg)
      return found({ items: asked.map(({ row }) => row), series: seriesRows(legs, codes, staker) })
    }),
  )
  app.on(
    'POST',
    underBoth(DPTY_PATHS.reserveTerms),
    calls.post(reserveTermsRequest, async ({ matchId, betItemId, currency: number }, caller) => {
      const currency = currencyOf(number)
      if (currency === null) return failed('currencyUnsupported')
      const match = rows.match(matchId)
      const option = optionNumbered(betItemId, () => match?.sport ?? null)
      if (match === undefined || option?.matchId !== matchId) return failed('noData')
      const present = isOver(match) ? null : presentOption(match, option)
      if (present === null || !reservableNow(match, present.place.market))
        return found({ ...CLOSED, open: 0 })
      const { place, selection } = present
      const { spec } = place.market
      const { min, max } = reserveLeft(
        place,
        selection,
        await stakerOf(deps, caller.memberId, currency, [matchId]),
      )
      return found({
        open: 1,
        minAmount: unitsText(min),
        maxReturnAmount: unitsText(max),
        maxOddValue: dptyOddsText(MAX_RESERVE_ODDS),
        pays: payChoices(match).map((pay) => DPTY_RESERVE_PAY_CODES[pay]),
        handicaps: reservableLines(place.market).map((line) => formatLine(sideLine(spec, option.side, line))),
      })
    }),
  )
}

const CLOSED = {
  minAmount: '0.00',
  maxReturnAmount: '0.00',
  maxOddValue: '',
  pays: [],
  handicaps: [],
} as const
