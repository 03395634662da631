import { gunzipSync } from 'node:zlib'
import { decodeJwt } from 'jose'
import { decodeUnpacked, isPacked } from '../../../streams/wire/packed.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import type { BetLeg, BetRequest } from '../../../streams/wire/pmty/bet.ts'
import { match as matchSchema } from '../../../streams/wire/pmty/match.ts'
import { plays } from '../../../streams/wire/pmty/market.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createSiteClient, ORIGIN } from '../site/siteClient.ts'
import type { Reachable } from '../site/siteClient.ts'

export interface PmtyAnswer {
  readonly code: string
  readonly ts: number
  readonly data: unknown
}

/** A client of the venue, launched through the site. */
export interface PmtyClient {
  readonly token: string
  /** The id of the session that the token belongs to. */
  readonly sessionId: string
  get(path: string, query?: Record<string, string>): Promise<PmtyAnswer>
  post(path: string, body: unknown): Promise<PmtyAnswer>
  /** A request for a single on option `ot` of the first line of play `hpid`, at the price of the odds call. */
  betOn(matchId: string, hpid: string, ot: string, changes?: BetChanges): Promise<BetRequest>
}

export interface BetChanges {
  readonly bet?: Partial<BetRequest>
  readonly leg?: Partial<BetLeg>
}

let bets = 0

export async function createPmtyClient(
  platform: Reachable & { readonly clock: { now(): number } },
  name: string,
  lang = 'zh',
  password?: string,
): Promise<PmtyClient> {
  const site = await createSiteClient(platform)
  const session = await site.login(name, password)
  const launch = await site.call(sitePaths.venueLaunch, { venueEnName: 'PMTY' }, { token: session.token })
  const { token } = launch.data as { token: string }

  async function send(path: string, init: RequestInit): Promise<PmtyAnswer> {
    const headers = { requestId: token, lang, 'content-type': 'application/json' }
    const response = await platform.app.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }))
    const answer = (await response.json()) as PmtyAnswer
    if (!isPacked(answer.data)) return answer
    const unpacked = gunzipSync(Buffer.from(answer.data, 'base64')).toString('utf8')
    const data: unknown = JSON.parse(decodeUnpacked(unpacked))
    return { ...answer, data }
  }

  const get = (path: string, query: Record<string, string> = {}) =>
    send(`${path}?${new URLSearchParams(query).toString()}`, { method: 'GET' })
  const post = (path: string, body: unknown) => send(path, { method: 'POST', body: JSON.stringify(body) })

  return {
    token,
    sessionId: String(decodeJwt(token)['sid']),
    get,
    post,
    async betOn(matchId, hpid, ot, { bet = {}, leg = {} } = {}) {
      const match = decode(matchSchema, (await get(PMTY_PATHS.match, { mid: matchId })).data)
      const shown = decode(plays, (await get(PMTY_PATHS.odds, { mid: matchId })).data)
      if (!match.ok || !shown.ok) throw new Error(`${matchId} cannot be read`)
      const line = shown.value.find((play) => play.hpid === hpid)?.hl[0]
      const option = line?.ol.find((each) => each.ot === ot)
      if (!line || !option) throw new Error(`no ${hpid} ${ot} in ${matchId}`)
      bets += 1
      const live = match.value.ms === 1
      const score = match.value.msc.find((text) => text.startsWith('S1|'))?.slice(3) ?? ''
      return {
        cuid: '1',
        tenantId: '',
        deviceType: 2,
        deviceImei: '',
        currencyCode: '1',
        fpId: '',
        acceptOdds: 3,
        openMiltSingle: 0,
        preBet: 0,
        clientOrderId: `bet-${name}-${bets}`,
        validUntil: platform.clock.now() + 30_000,
        seriesOrders: [
          {
            seriesType: 1,
            seriesSum: 1,
            fullBet: 0,
            orderDetailList: [
              {
                playId: hpid,
                playName: '',
                matchType: live ? 2 : 1,
                matchId,
                matchName: '',
                tournamentId: match.value.tid,
                tournamentLevel: match.value.tlev,
                marketId: line.hid,
                marketValue: line.hv,
                playOptionsId: option.oid,
                playOptionName: option.on,
                playOptions: option.ot,
                placeNum: line.hn,
                betAmount: '100.00',
                odds: option.ov,
                oddFinally: '',
                marketTypeFinally: 'EU',
                sportId: String(match.value.csid),
                sportName: '',
                scoreBenchmark: live ? score : '',
                dataSource: match.value.cds,
                ...leg,
              },
            ],
          },
        ],
        ...bet,
      }
    },
  }
}
