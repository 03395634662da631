import { map, NEVER, Observable, ReplaySubject, timer } from 'rxjs'
import type { VenueBlock } from '../../../../streams/venues/venueSettings.ts'

/** One market of a game, with a price in thousandths for each answer. */
export interface ToyQuestion {
  readonly code: string
  readonly about: 'who' | 'many'
  /** For `many` only: the line in goals, as text. */
  readonly mark: string | null
  readonly answers: { readonly code: string; readonly word: string; price: number }[]
}

export interface ToyGame {
  readonly code: string
  readonly teams: readonly [string, string]
  readonly questions: readonly ToyQuestion[]
}

export interface ToyPick {
  readonly game: string
  readonly question: string
  readonly answer: string
  readonly mark: string | null
}

export interface ToyBet {
  readonly picks: readonly ToyPick[]
  /** The sizes of its combinations, as bits: 2 for a single, 4 for doubles, 12 for doubles and trebles. */
  readonly shape: number
  /** USDT cents, for each combination. */
  readonly stake: number
}

export interface ToyTicket extends ToyBet {
  readonly number: number
  /** The price of each pick, in thousandths; 0 for one that could not be taken. */
  readonly prices: readonly number[]
  /** The number of combinations, and what they pay in all, cents. */
  readonly combinations: number
  readonly pays: number
  /** Seconds since 1970. */
  readonly at: number
}

/** The answer to a bet, without a number for one that was refused. */
export type ToyAnswer = Omit<ToyTicket, 'number'> & { readonly number: number | null }

/**
 * `lost`: the request does not arrive. `arrivesLate`: it does after `ARRIVES_LATE_MS`, and the answer is lost.
 * `firstAnswered`: the answer contains the first bet only.
 */
type Fate = 'answered' | 'firstAnswered' | 'lost' | 'answerLost' | 'arrivesLate'

/** Something that the venue says to everybody. */
export interface ToyNotice {
  readonly number: number
  readonly words: string
  /** Seconds since 1970. */
  readonly at: number
}

/** A venue in memory. Its bets have neither a client order id nor an expiry. */
export interface ToyServer {
  readonly games: readonly ToyGame[]
  /** Newest first. */
  readonly notices: readonly ToyNotice[]
  /** The listed tickets, newest first, and whether the list is complete. */
  list(): { readonly tickets: readonly ToyTicket[]; readonly all: boolean }
  /** Answers after a short delay, unless the caller has unsubscribed. */
  ask<T>(work: () => T): Observable<T>
  /** Takes bets on the present line, each by itself. One that is refused has no number and is not listed. */
  bet(bets: readonly ToyBet[]): Observable<readonly ToyAnswer[]>
  /** From now on, bets on this game are refused. */
  close(game: string): void
  /** What happens to the next call of `bet`. */
  next(fate: Fate): void
  /** From now on, lists lack the tickets of the last `ms`; `all` says whether they claim to be complete. */
  listsLate(ms: number, all: boolean): void
  /** The settings of its only member. */
  wishes(): VenueBlock
  wish(change: Partial<VenueBlock>): VenueBlock
  readonly balance: number
  readonly made: number
  /** The number of calls without an answer so far, and of all calls. */
  readonly open: number
  readonly asked: number
  now(): number
}

const FIRST_TICKET = 9007
const START_BALANCE = 500_00
const LATENCY_MS = 5
export const ARRIVES_LATE_MS = 20_000

const GAMES: readonly ToyGame[] = ['t-red', 't-blue', 't-green'].map((code) => ({
  code,
  teams: [`${code} lions`, `${code} bears`],
  questions: [
    {
      code: `${code}/who`,
      about: 'who',
      mark: null,
      answers: [
        { code: `${code}/who/1`, word: 'first', price: 2100 },
        { code: `${code}/who/0`, word: 'nobody', price: 3300 },
        { code: `${code}/who/2`, word: 'second', price: 2900 },
      ],
    },
    {
      code: `${code}/many/2.5`,
      about: 'many',
      mark: '2.5',
      answers: [
        { code: `${code}/many/2.5/more`, word: 'more', price: 1950 },
        { code: `${code}/many/2.5/less`, word: 'less', price: 1850 },
      ],
    },
  ],
}))

const NOTICES: readonly ToyNotice[] = [
  { number: 3, words: 'The pitch of t-red is wet', at: 300 },
  { number: 2, words: 'New games', at: 200 },
  { number: 1, words: 'Welcome', at: 100 },
]

const FIRST_WISHES: VenueBlock = {
  oddsFormat: null,
  timeZone: 480,
  quickStakes: { RMB: [5], USDT: [1, 2, 3] },
  seriesQuickStakes: { RMB: [5], USDT: [1] },
  sport: 'football',
  sort: 'league',
  betBy: 'tap',
  seriesAcceptsAny: false,
}

/** The prices of each combination whose size is a bit of the shape. */
function combinationsOf(prices: readonly number[], shape: number): readonly (readonly number[])[] {
  const subsets = Array.from({ length: 2 ** prices.length }, (_, mask) =>
    prices.filter((__, index) => (mask >> index) % 2 === 1),
  )
  return subsets.filter(({ length }) => length > 0 && (shape >> length) % 2 === 1)
}

export function createToyServer(now: () => number = Date.now): ToyServer {
  const games = structuredClone(GAMES)
  const tickets: ToyTicket[] = []
  const closed = new Set<string>()
  let fate: Fate = 'answered'
  let late = { ms: 0, all: true }
  let balance = START_BALANCE
  let wishes = FIRST_WISHES
  let open = 0
  let asked = 0

  const exchange = <T>(work$: Observable<T>): Observable<T> =>
    new Observable((subscriber) => {
      open += 1
      asked += 1
      subscriber.add(() => {
        open -= 1
      })
      return work$.subscribe(subscriber)
    })
  const make = (bet: ToyBet): ToyAnswer => {
    const answers = games.flatMap(({ questions }) => questions).flatMap((question) => question.answers)
    const priceOf = ({ answer, game }: ToyPick): number =>
      closed.has(game) ? 0 : (answers.find(({ code }) => code === answer)?.price ?? 0)
    const prices = bet.picks.map(priceOf)
    const combined = combinationsOf(prices, bet.shape)
    const cost = bet.stake * combined.length
    const taken = cost > 0 && !prices.includes(0) && balance >= cost
    const factors = combined.map((some) => some.reduce((product, price) => (product * price) / 1000, 1))
    const answer = {
      ...bet,
      prices,
      combinations: combined.length,
      pays: Math.floor(factors.reduce((sum, factor) => sum + bet.stake * factor, 0) + 1e-6),
      at: Math.floor(now() / 1000),
    }
    if (!taken) return { ...answer, number: null }
    const ticket = { ...answer, number: FIRST_TICKET + tickets.length }
    balance -= cost
    tickets.push(ticket)
    return ticket
  }
  return {
    games,
    notices: NOTICES,
    list: () => ({
      tickets: tickets.filter(({ at }) => late.ms === 0 || at * 1000 + late.ms <= now()).toReversed(),
      all: late.all,
    }),
    ask: (work) => exchange(timer(LATENCY_MS).pipe(map(work))),
    bet: (bets) => {
      const happens = fate
      fate = 'answered'
      if (happens === 'lost') return exchange(NEVER)
      // The bet is made even if the caller has unsubscribed.
      const made$ = new ReplaySubject<readonly ToyAnswer[]>(1)
      timer(happens === 'arrivesLate' ? ARRIVES_LATE_MS : LATENCY_MS)
        .pipe(map(() => bets.map(make)))
        .subscribe(made$)
      if (happens === 'firstAnswered') return exchange(made$.pipe(map((made) => made.slice(0, 1))))
      return exchange(happens === 'answered' ? made$ : NEVER)
    },
    close: (game) => {
      closed.add(game)
    },
    next: (wanted) => {
      fate = wanted
    },
    listsLate: (ms, all) => {
      late = { ms, all }
    },
    wishes: () => wishes,
    wish: (change) => {
      wishes = { ...wishes, ...change }
      return wishes
    },
    get balance() {
      return balance
    },
    get made() {
      return tickets.length
    },
    get open() {
      return open
    },
    get asked() {
      return asked
    },
    now,
  }
}
