import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { decode } from '../../../../streams/wire/decode.ts'
import type { ImtyPlacedSelection } from '../../../../streams/wire/imty/bet.ts'
import type { ImtyEvent } from '../../../../streams/wire/imty/event.ts'
import { selectedEventsAnswer } from '../../../../streams/wire/imty/lists.ts'
import { BRIDGE_BASE, IMTY_HEADERS, IMTY_PATHS, IMTY_VERSION } from '../../../../streams/wire/imty/paths.ts'
import { sitePaths } from '../../../../streams/wire/site/paths.ts'
import { createSiteClient, ORIGIN } from '../../site/siteClient.ts'
import type { Reachable } from '../../site/siteClient.ts'

export interface ImtyAnswer {
  readonly StatusCode: number
  readonly StatusDesc: string
  readonly ServerTime: string
  readonly [field: string]: unknown
}

/** A client of the venue, launched through the site. */
export interface ImtyClient {
  readonly token: string
  readonly memberId: string
  /** The fields of every body, now. */
  bridge(): Record<string, unknown>
  /** Sends the payload with the fields of every body; both can be changed. */
  call(path: string, payload?: object, headers?: Record<string, string>): Promise<ImtyAnswer>
  /** Sends a body as it is. */
  post(path: string, body: string, headers?: Record<string, string>): Promise<Response>
  /** The events of a match with all lines. */
  events(matchId: string): Promise<readonly ImtyEvent[]>
  /** A selection of the main line of a bet type, at its present price. */
  selection(
    matchId: string,
    betType: number,
    selectionId: number,
    refId?: string,
  ): Promise<ImtyPlacedSelection>
}

/** The two ways to the calls: directly, and through the bridge. */
const BASES = { IMTY: '', YBTY: BRIDGE_BASE } as const

export async function createImtyClient(
  platform: Reachable & { readonly clock: { now(): number } },
  name: string,
  language = 'ENG',
  venue: keyof typeof BASES = 'IMTY',
): Promise<ImtyClient> {
  const site = await createSiteClient(platform)
  const session = await site.login(name)
  const launch = await site.call(sitePaths.venueLaunch, { venueEnName: venue }, { token: session.token })
  const { token } = v.parse(v.object({ token: v.string() }), launch.data)
  const memberId = String(decodeJwt(token).sub)
  const bridge = () => ({
    Token: token,
    MemberCode: memberId,
    TimeStamp: String(platform.clock.now()),
    LanguageCode: language,
  })
  const post: ImtyClient['post'] = (path, body, headers = {}) =>
    Promise.resolve(
      platform.app.fetch(
        new Request(`${ORIGIN}${BASES[venue]}${path}`, {
          method: 'POST',
          body,
          headers: {
            [IMTY_HEADERS.token]: token,
            ...(venue === 'YBTY' ? { [IMTY_HEADERS.version]: IMTY_VERSION } : {}),
            'content-type': 'application/json',
            ...headers,
          },
        }),
      ),
    )
  const call: ImtyClient['call'] = async (path, payload = {}, headers = {}) => {
    const response = await post(path, JSON.stringify({ ...bridge(), ...payload }), headers)
    return (await response.json()) as ImtyAnswer
  }
  const events: ImtyClient['events'] = async (matchId) => {
    const answer = decode(
      selectedEventsAnswer,
      await call(IMTY_PATHS.selectedEvents, {
        SportId: 0,
        EventIds: [matchId],
        OddsType: 3,
        IncludeGroupEvents: true,
      }),
    )
    if (!answer.ok) throw new Error(`${answer.error.path}: ${answer.error.message}`)
    return answer.value.Sports.flatMap(({ Events }) => Events)
  }
  return {
    token,
    memberId,
    bridge,
    call,
    post,
    events,
    async selection(matchId, betType, selectionId, refId = '0') {
      const [event] = await events(matchId)
      const line = event?.MarketLines.find(
        ({ BetTypeId, PeriodId }) => BetTypeId === betType && PeriodId === 1,
      )
      const selected = line?.WagerSelections.find(({ SelectionId }) => SelectionId === selectionId)
      if (event === undefined || line === undefined || selected === undefined) {
        throw new Error(`no ${betType} ${selectionId} in ${matchId}`)
      }
      return {
        RefId: refId,
        SportId: 1,
        EventId: event.EventId,
        BetTypeId: line.BetTypeId,
        PeriodId: line.PeriodId,
        BetTypeSelectionId: selected.SelectionId,
        OutrightTeamId: 0,
        MarketlineId: line.MarketlineId,
        WagerSelectionId: selected.WagerSelectionId,
        Handicap: selected.Handicap,
        Specifiers: selected.Specifiers,
        OddsType: 3,
        Odds: selected.Odds,
        EuropeOdds: selected.Odds,
        Market: event.Market,
        MarketlineStatusId: line.MarketlineStatusId,
        HomeScore: event.HomeScore,
        AwayScore: event.AwayScore,
      }
    },
  }
}
