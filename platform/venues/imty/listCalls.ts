import type { Hono } from 'hono'
import {
  eventPageRequest,
  type ImtyEventPageRequest,
  type ImtyLiveEventsRequest,
  liveEventsRequest,
  outrightsRequest,
} from '../../../streams/wire/imty/lists.ts'
import { IMTY_LIMITS, IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_ACTIONS, IMTY_MARKET } from '../../../streams/wire/imty/tables.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { VenueDeps } from '../venueServer.ts'
import { lineChoice } from './chosenLines.ts'
import type { Deltas } from './deltas.ts'
import { listedMatches, listedOutrights, WHOLE_LIST } from './eventLists.ts'
import type { EventTerms } from './eventRecords.ts'
import type { EventRows } from './eventRows.ts'
import { failed, found, type ImtyCaller, type ImtyCalls, type ImtyReply } from './imtyCall.ts'
import { formatNumbered, sportNumber } from './numbers.ts'

interface ListParts {
  readonly rows: EventRows
  readonly deltas: Deltas
}

/** A page of a list, from 1. */
interface Page {
  readonly page: number
  readonly size: number
}

/** The calls for lists of events (docs/venues/imty.md, 3.1 and 3.2). */
export function listCalls(
  app: Hono<HttpEnv>,
  calls: ImtyCalls,
  { world }: VenueDeps,
  { rows, deltas }: ListParts,
): void {
  async function answer(
    listed: readonly WorldMatch[],
    request: ImtyEventPageRequest | ImtyLiveEventsRequest,
    { page, size }: Page,
    caller: ImtyCaller,
  ): Promise<ImtyReply> {
    const terms = termsOf(request, caller)
    const Delta = deltas.textOf(caller.now)
    if (request.Delta !== '') {
      const changes = deltas.since(request.Delta, listed, caller.now)
      if (changes === null) return failed('deltaTooOld')
      const put = await rows.of(changes.put, terms, caller)
      const puts = changes.put.flatMap(({ sport }, index) =>
        (put[index] ?? []).map((event) => ({
          EventId: event.EventId,
          Action: IMTY_ACTIONS.put,
          Value: { SportId: sportNumber(sport), ...event },
        })),
      )
      const removes = changes.removed.map((EventId) => ({
        EventId,
        Action: IMTY_ACTIONS.remove,
        Value: null,
      }))
      return found({ DeltaChanges: [...puts, ...removes], Delta })
    }
    const shown = listed.slice((page - 1) * size, page * size)
    return found({
      Sports: await rows.bySport(shown, terms, caller),
      Page: page,
      PageRecords: size,
      TotalPage: Math.ceil(listed.length / size),
      TotalRecords: listed.length,
      Delta,
    })
  }

  app.post(
    IMTY_PATHS.eventPage,
    calls(eventPageRequest, (request, caller) => {
      const listed = listedMatches(world.matches(), request, caller.now)
      return typeof listed === 'string' ? failed(listed) : answer(listed, request, pageOf(request), caller)
    }),
  )
  app.post(
    IMTY_PATHS.liveEvents,
    calls(liveEventsRequest, (request, caller) => {
      const place = { ...WHOLE_LIST, ...request, Market: IMTY_MARKET.live }
      const listed = listedMatches(world.matches(), place, caller.now)
      if (typeof listed === 'string') return failed(listed)
      return answer(listed, request, { page: 1, size: Math.max(1, listed.length) }, caller)
    }),
  )
  app.post(
    IMTY_PATHS.outrights,
    calls(outrightsRequest, async (request, caller) => {
      const listed = listedOutrights(world.matches(), request, caller.now)
      if (typeof listed === 'string') return failed(listed)
      const events = await rows.of(listed, { ...termsOf(request, caller), lines: { kind: 'all' } }, caller)
      return found({ Events: events.flat() })
    }),
  )
}

/** An odds format that the venue does not have counts as European. */
export function termsOf(
  request: {
    readonly OddsType: number
    readonly OrderBy: number
    readonly BetTypeIds?: readonly number[] | undefined
  },
  { language }: ImtyCaller,
): EventTerms {
  const format = formatNumbered(request.OddsType) ?? 'europe'
  return { language, format, orderBy: request.OrderBy, lines: lineChoice(request) }
}

function pageOf({ Page: page, PageRecords: size }: ImtyEventPageRequest): Page {
  return {
    page: Math.min(MAX_PAGE, Math.max(1, Math.trunc(page))),
    size: Math.min(IMTY_LIMITS.pageRecords, Math.max(1, Math.trunc(size))),
  }
}

const MAX_PAGE = 1_000_000
