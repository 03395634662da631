import { Hono } from 'hono'
import * as v from 'valibot'
import { BODY, MEMBERS } from '../../../platform/http/endpoint.ts'
import type { HttpContext, HttpEnv } from '../../../platform/http/httpEnv.ts'
import { bodyOf } from '../../../platform/http/httpEnv.ts'
import type { VenueDeps, VenueMaker } from '../../../platform/venues/venueServer.ts'
import type { ConfirmRequest } from '../../../platform/book/confirmRequest.ts'
import type { StoredOrder } from '../../../platform/store/orders/order.ts'
import type { MarketSpec, Side } from '../../../streams/domain/market.ts'
import { money } from '../../../streams/domain/money.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import { decodeJson } from '../../../streams/wire/decode.ts'

export interface ToyGame {
  readonly game: string
  readonly teams: readonly [string, string]
  /** Prices in hundredths, European odds. */
  readonly options: readonly { readonly option: string; readonly side: Side; readonly price: number }[]
}

export interface ToyBet {
  readonly number: string
  readonly at: string
  readonly status: string
  readonly stake: number
}

/**
 * A second venue for the tests, as different from PMTY as the interface permits: no push, the token in
 * `Authorization`, answers without an envelope, refusals as HTTP statuses, prices in hundredths, and its own
 * names for sides.
 */
const TOY = 'TOY'

const call = { protocol: `venue:${TOY}`, access: 'venueMember', limits: MEMBERS, changes: false } as const

const HTTP = {
  unauthorised: 401,
  notFound: 404,
  tooLarge: 413,
  refused: 409,
  tooMany: 429,
  down: 503,
} as const
const WINNER: MarketSpec = { stat: 'goals', kind: 'result', period: 'match' }
const VALID_MS = 10_000
const BEARER = /^Toy (.+)$/
const ODDS_TO_HUNDREDTHS = 1000

export const toyVenue: VenueMaker = {
  code: TOY,
  aliases: ['TOYTY'],
  basePath: '/toy',
  create: (deps) => ({
    code: TOY,
    endpoints: [
      { ...call, name: 'toy.games', method: 'GET', path: '/toy/games', maxBody: BODY.none },
      { ...call, name: 'toy.bet', method: 'POST', path: '/toy/bets', maxBody: BODY.small, changes: true },
      { ...call, name: 'toy.bets', method: 'GET', path: '/toy/bets', maxBody: BODY.none },
    ],
    pathPrefixes: ['/toy/'],
    protocol: {
      async admit(c) {
        if (deps.venues.status(TOY) !== 'open') return c.body(null, HTTP.down)
        const admission = await deps.gate.admit(`venue:${TOY}`, tokenOf(c.req.raw.headers) ?? '')
        if (!admission.admitted) return c.body(null, HTTP.unauthorised)
        c.set('memberId', admission.memberId)
        return null
      },
      refuse(c, why) {
        switch (why) {
          case 'rateLimited':
            return c.body(null, HTTP.tooMany)
          case 'bodyTooLarge':
            return c.body(null, HTTP.tooLarge)
          case 'unknownEndpoint':
            return c.body(null, HTTP.notFound)
        }
      },
    },
    routes: routesOf(deps),
    tokenOf,
    playId: () => null,
  }),
}

function tokenOf(headers: Headers): string | null {
  return BEARER.exec(headers.get('Authorization') ?? '')?.[1] ?? null
}

const bet = v.object({
  /** The client order id. */
  id: v.string(),
  game: v.string(),
  option: v.string(),
  /** Hundredths. */
  price: v.number(),
  /** Minor units of RMB. */
  stake: v.number(),
})

function routesOf(deps: VenueDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/toy/games', (c) => c.json(gamesOf(deps)))
  app.post('/toy/bets', async (c) => {
    const asked = decodeJson(bet, bodyOf(c))
    const confirm = asked.ok ? confirmOf(deps, memberOf(c), asked.value) : null
    const placed = confirm === null ? null : await deps.book.place(confirm)
    return placed?.ok === true ? c.json(placed.orders.map(betOf)) : c.body(null, HTTP.refused)
  })
  app.get('/toy/bets', async (c) => {
    const query = { status: 'unsettled', orderBy: 'placed', venue: TOY, size: 100 } as const
    const { orders } = await deps.store.orders.list(memberOf(c), query)
    return c.json(orders.map(betOf))
  })
  return app
}

function memberOf(c: HttpContext): number {
  const memberId = c.get('memberId')
  if (memberId === undefined) throw new Error('a call of the venue has a member')
  return memberId
}

/** Winner markets of matches that have not started. */
function gamesOf({ world }: VenueDeps): readonly ToyGame[] {
  return world
    .matches()
    .filter(({ state, teams }) => state === 'notStarted' && teams !== null)
    .map(({ id, teams, markets }) => ({
      game: id,
      teams: [teams?.home.name.english ?? '', teams?.away.name.english ?? ''],
      options: markets
        .filter(
          ({ spec }) =>
            spec.kind === WINNER.kind && spec.stat === WINNER.stat && spec.period === WINNER.period,
        )
        .flatMap(({ lines }) => lines.flatMap(({ selections }) => selections))
        .map(({ optionId, side, odds }) => ({ option: optionId, side, price: odds / ODDS_TO_HUNDREDTHS })),
    }))
}

/** Bets are in European odds and taken only at exactly the requested price. */
function confirmOf(
  { world, siteId, clock }: VenueDeps,
  memberId: number,
  { id, game, option, price, stake }: v.InferOutput<typeof bet>,
): ConfirmRequest | null {
  const match = world.match(game)
  const selections = match?.markets.flatMap(({ lines }) => lines.flatMap((line) => line.selections)) ?? []
  const side = selections.find(({ optionId }) => optionId === option)?.side
  const agreed = oddsFromScaled(price * ODDS_TO_HUNDREDTHS)
  if (match === undefined || side === undefined || agreed === null) return null
  return {
    memberId,
    venue: TOY,
    siteId: String(siteId),
    clientOrderId: id,
    validUntil: clock.now() + VALID_MS,
    currency: 'RMB',
    acceptance: 'none',
    oddsFormat: 'europe',
    bets: [
      {
        series: '1:1',
        unitStake: money(stake, 'RMB'),
        legs: [
          {
            matchId: game,
            spec: WINNER,
            slot: 1,
            line: null,
            side,
            odds: agreed,
            timing: 'early',
            score: null,
            ids: null,
            playId: 'winner',
          },
        ],
      },
    ],
  }
}

function betOf({ orderNo, venue, status, totalStake }: StoredOrder): ToyBet {
  return { number: orderNo, at: venue, status, stake: totalStake }
}
