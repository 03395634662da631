import { catchError, map, type Observable, of, timeout } from 'rxjs'
import type { Match } from '../../../../streams/domain/match.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { PlacementOrder, PlacedBet } from '../../../../streams/domain/order.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import type { Call, Dated } from '../../../../streams/venues/call.ts'
import { createDeviceFavourites, type DeviceFavourites } from '../../../../streams/venues/deviceFavourites.ts'
import type { SportsBook } from '../../../../streams/venues/sportsBook.ts'
import type { Venue, VenueRules } from '../../../../streams/venues/venue.ts'
import type { VenueMaker } from '../../../../streams/venues/venueDeps.ts'
import {
  centsOf,
  endedMatch,
  listedMatch,
  marketsOf,
  matchOf,
  orderOf,
  quoteOf,
  resultsOf,
  shapeOf,
  ticketOdds,
} from './toyMapping.ts'
import { createToyReservations } from './toyReservations.ts'
import type { ToyAnswer, ToyBet, ToyServer } from './toyServer.ts'

export const TOY = 'TOY'

/** One currency; bets are taken only at the exact price. */
const RULES: Omit<VenueRules, 'parlay'> = {
  betTypes: ['live'],
  oddsFormats: ['europe', 'american'],
  acceptanceModes: ['none'],
  currencies: ['USDT'],
  maxLegs: 4,
  skin: 'plum',
}

/** The longest time until the toy server lists a ticket, real ms. */
export const LISTED_WITHIN_MS = 60_000
export const CLOCK_SKEW_MS = 2000
const NOTICES_A_PAGE = 2
/** The timeout of a call, ms. */
const GIVE_UP_MS = 8000

/**
 * A venue for tests, as different from PMTY as the interface permits: in memory, without push, launch, slots (a line is
 * identified by its own code), preferences, or look-up by the client order id. Favourites are kept on the device. It has
 * its own numbers for series, and may take singles only.
 */
export function createToyVenue(
  server: ToyServer,
  { giveUpMs = GIVE_UP_MS, parlay = null }: Partial<{ giveUpMs: number; parlay: VenueRules['parlay'] }> = {},
): VenueMaker {
  return (deps): Venue => {
    const answered = <T>(answer$: Observable<T>): Call<T> => withResult$(answer$, giveUpMs)
    const ask = <T>(work: () => T): Call<T> => answered(server.ask(work))
    const dated = <T>(work: () => T): Call<Dated<T>> => ask(() => ({ value: work(), at: server.now() }))
    const refresh: SportsBook['refresh'] = (ids) =>
      dated(() =>
        server.games.filter(({ code }) => ids.includes(code)).map((game) => listedMatch(game, server.now())),
      )
    const waits = createToyReservations(server, ask)
    let made: DeviceFavourites | null = null
    const favourites = (): DeviceFavourites =>
      (made ??= createDeviceFavourites({
        device: deps.device,
        memberId: deps.memberId(),
        venue: TOY,
        refresh,
        leagueMatches: () => ask(() => server.games.map((game) => listedMatch(game, server.now()).match)),
        now: () => server.now(),
      }))
    const marked = <T extends { readonly match: Match }>(answer$: Call<Dated<readonly T[]>>) =>
      answer$.pipe(
        map((result) =>
          result.ok ? ok({ ...result.value, value: favourites().mark(result.value.value) }) : result,
        ),
      )
    return {
      code: TOY,
      reservations: waits.facet,
      settings: {
        sports: ['football', 'tennis'],
        load: () => ask(() => server.wishes()),
        save: (change) => ask(() => server.wish(change)),
      },
      announcements: {
        list: (page) =>
          ask(() => {
            const first = (page - 1) * NOTICES_A_PAGE
            const notices = server.notices.slice(first, first + NOTICES_A_PAGE)
            return {
              announcements: notices.map(({ number, words, at }) => ({
                id: String(number),
                title: words,
                text: words,
                at: at * 1000,
                important: false,
              })),
              more: server.notices.length > first + NOTICES_A_PAGE,
            }
          }),
      },
      favourites: {
        set: (target, on) => favourites().set(target, on),
        count: () => favourites().count(),
        list: (sort) => favourites().list(sort),
      },
      rules: { ...RULES, parlay },
      sports: {
        menu: () =>
          ask(() => {
            const count = server.games.length
            const sport = { sport: 'football', name: 'Kick', menuId: 'toy-7', count, dayCounts: {} } as const
            return [{ betType: 'live', count, sports: [sport] }]
          }),
        matches: ({ leagues }) =>
          marked(
            dated(() =>
              server.games
                .map((game) => listedMatch(game, server.now()))
                .filter(({ match }) => leagues.length === 0 || leagues.includes(match.league.id)),
            ),
          ),
        leagues: () =>
          ask(() => {
            const count = server.games.length
            const league = { id: 'toy-league', name: 'Toy league', region: '', letter: 'T' }
            return [{ ...league, sport: 'football', hot: false, count } as const]
          }),
        refresh: (ids) => marked(refresh(ids)),
        match: (id) => found(dated(() => matchOf(server.games, id, server.now()))),
        categories: () => ask(() => []),
        markets: (id) => dated(() => marketsOf(server.games, id, server.now())),
      },
      bets: {
        quote: (legs, series) => ask(() => quoteOf(server, { legs, series, at: deps.now() })),
        place: (order) =>
          order.reserve !== undefined
            ? ask(() => ({ bets: waits.place(order, order.bets.map(toyBet)) }))
            : answered(server.bet(order.bets.map(toyBet))).pipe(
                map((result) => (result.ok ? ok({ bets: result.value.map(placed) }) : result)),
              ),
        orderStatus: (numbers) =>
          ask(() =>
            server
              .list()
              .tickets.filter(({ number }) => numbers.includes(String(number)))
              .map((ticket) => ({ ...stateOf(ticket), orderNo: String(ticket.number), maxWin: null })),
          ),
        orderLookUp: {
          by: 'list',
          get listedWithinMs() {
            return LISTED_WITHIN_MS * deps.rate()
          },
          clockSkewMs: CLOCK_SKEW_MS,
          list: ({ from }) =>
            dated(() => {
              const { tickets, all } = server.list()
              const orders = [...waits.orders(), ...tickets.map((ticket) => orderOf(server.games, ticket))]
              return { orders: orders.filter(({ placedAt }) => placedAt >= from), complete: all }
            }),
        },
        orders: ({ settled, currency }) =>
          ask(() => {
            const { tickets } = server.list()
            const orders = settled ? [] : tickets.map((ticket) => orderOf(server.games, ticket))
            const zero = money(0, currency)
            const stakeTotal = money(
              orders.reduce((sum, { stake }) => sum + stake.minor, 0),
              currency,
            )
            const untold = { consumedTotal: null, canReturnTotal: null }
            const totals = { stakeTotal, profitTotal: zero, maxWinTotal: zero, ...untold }
            return { orders, total: orders.length, refused: null, ...totals, more: false, at: server.now() }
          }),
        balance: (currency) => ask(() => money(currency === 'USDT' ? server.balance : 0, currency)),
      },
      // Results of matches only: no own bets and no tournaments.
      results: {
        sports: () => ask(() => ['football'] as const),
        ofDay: () => ask(() => server.games.map((game) => endedMatch(game, server.now()))),
        match: (id) =>
          undated(
            found(
              dated(() => {
                const game = server.games.find(({ code }) => code === id)
                if (game === undefined) return null
                return { match: endedMatch(game, server.now()), markets: resultsOf(game, server.now()) }
              }),
            ),
          ),
      },
    }
  }
}

function withResult$<T>(answer$: Observable<T>, giveUpMs: number): Call<T> {
  return answer$.pipe(
    timeout(giveUpMs),
    map((value) => ok(value)),
    catchError(() => of(err(transportFailure('timeout')))),
  )
}

function undated<T>(call$: Call<Dated<T>>): Call<T> {
  return call$.pipe(map((result) => (result.ok ? ok(result.value.value) : result)))
}

function found<T>(call$: Call<Dated<T | null>>): Call<Dated<T>> {
  return call$.pipe(
    map((result) => {
      if (!result.ok) return result
      const { value, at } = result.value
      return value === null ? err(transportFailure('badData')) : ok({ value, at })
    }),
  )
}

function toyBet({ legs, series, unitStake }: PlacementOrder['bets'][number]): ToyBet {
  const picks = legs.map(({ choice, wire }) => ({
    game: choice.matchId,
    question: wire.marketId,
    answer: wire.optionId,
    mark: choice.line === null ? null : String(choice.line / 4),
  }))
  return { picks, shape: shapeOf(series), stake: unitStake.minor }
}

/** The answer contains the bets in their order, and may end early. */
function placed(ticket: ToyAnswer, bet: number): PlacedBet {
  const stake = centsOf(ticket.stake * ticket.combinations)
  return {
    bet,
    orderNo: ticket.number === null ? null : String(ticket.number),
    ...stateOf(ticket),
    stake,
    maxReturn: centsOf(ticket.pays),
    odds: ticketOdds(ticket),
  }
}

function stateOf({ number }: ToyAnswer): Pick<PlacedBet, 'state' | 'reasonKey'> {
  return number === null
    ? { state: 'rejected', reasonKey: 'errors.venue.refused' }
    : { state: 'accepted', reasonKey: null }
}
