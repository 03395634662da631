import { map, NEVER, Observable, ReplaySubject, timer } from 'rxjs'

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
  readonly state: 'ok' | 'no'
}

type Fate = 'answered' | 'lost' | 'answerLost'

/** A venue in memory. Its bets have neither a client order id nor an expiry. */
export interface ToyServer {
  readonly games: readonly ToyGame[]
  /** The listed tickets, newest first, and whether the list is complete. */
  list(): { readonly tickets: readonly ToyTicket[]; readonly all: boolean }
  /** Answers after a short delay, unless the caller has unsubscribed. */
  ask<T>(work: () => T): Observable<T>
  /** Takes bets on the present line, all or none. */
  bet(bets: readonly ToyBet[]): Observable<readonly ToyTicket[]>
  /** What happens to the next call of `bet`. */
  next(fate: Fate): void
  /** From now on, lists lack the tickets of the last `ms`; `all` says whether they claim to be complete. */
  listsLate(ms: number, all: boolean): void
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
  let fate: Fate = 'answered'
  let late = { ms: 0, all: true }
  let balance = START_BALANCE
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
  const make = (bet: ToyBet): ToyTicket => {
    const answers = games.flatMap(({ questions }) => questions).flatMap((question) => question.answers)
    const prices = bet.picks.map((pick) => answers.find(({ code }) => code === pick.answer)?.price ?? 0)
    const combined = combinationsOf(prices, bet.shape)
    const cost = bet.stake * combined.length
    const state = cost > 0 && !prices.includes(0) && balance >= cost ? 'ok' : 'no'
    if (state === 'ok') balance -= cost
    const factors = combined.map((some) => some.reduce((product, price) => (product * price) / 1000, 1))
    const ticket = {
      ...bet,
      number: FIRST_TICKET + tickets.length,
      prices,
      combinations: combined.length,
      pays: Math.floor(factors.reduce((sum, factor) => sum + bet.stake * factor, 0) + 1e-6),
      state,
      at: Math.floor(now() / 1000),
    } as const
    tickets.push(ticket)
    return ticket
  }
  return {
    games,
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
      const made$ = new ReplaySubject<readonly ToyTicket[]>(1)
      timer(LATENCY_MS)
        .pipe(map(() => bets.map(make)))
        .subscribe(made$)
      return exchange(happens === 'answered' ? made$ : NEVER)
    },
    next: (wanted) => {
      fate = wanted
    },
    listsLate: (ms, all) => {
      late = { ms, all }
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
