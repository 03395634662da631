import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_PLAIN_BOOK, plainFold, plainMarkets } from '../../../../bench/feed/plainFold.ts'
import { line, type Market, type MarketLine } from '../../../../streams/domain/market.ts'
import type { Facts, Match, Pair } from '../../../../streams/domain/match.ts'
import { STATUSES } from '../../../../streams/domain/status.ts'
import {
  type Book,
  type BookEvent,
  createBook,
  marketsOf,
  reduceBook,
} from '../../../../streams/feeds/odds/index.ts'
import type { PushedLine } from '../../../../streams/venues/push.ts'
import { handicap, lineOf, matchOf, odds, pushedPrice } from '../builders.ts'

const nothing = (): void => undefined

function fold(events: readonly BookEvent[]): Book {
  const book = createBook()
  for (const event of events) reduceBook(book, event, nothing)
  return book
}

/** A book as a plain object: the matches, and their markets with lines by slot. */
function picture(book: Book): unknown {
  return Object.fromEntries(
    [...book].map(([id, entry]) => [id, { match: entry.match, markets: marketsOf(entry) }]),
  )
}

function plainPicture(events: readonly BookEvent[]): unknown {
  const book = events.reduce(plainFold, EMPTY_PLAIN_BOOK)
  return Object.fromEntries(
    Object.entries(book).map(([id, { match }]) => [id, { match, markets: plainMarkets(book, id) }]),
  )
}

const time = fc.integer({ min: 1, max: 12 })
const matchId = fc.constantFrom('m1', 'm2')
const marketId = fc.constantFrom('x', 'y', 'z')
const anyStatus = fc.constantFrom(...STATUSES)
const price = fc.integer({ min: 101_000, max: 105_000 })
const pair = fc.tuple(fc.nat(3), fc.nat(3))

const wholeLine = (at: number): fc.Arbitrary<MarketLine> =>
  fc
    .record({
      marketId,
      slot: fc.integer({ min: 1, max: 3 }),
      price,
      status: anyStatus,
      value: fc.integer({ min: -3, max: 3 }),
    })
    .map(({ marketId: id, slot, price: home, status, value }) =>
      lineOf(id, at, home, { slot, status, line: line(value) }),
    )
const wholeMarket = (at: number): fc.Arbitrary<Market> =>
  fc
    .record({
      lines: fc.uniqueArray(wholeLine(at), { maxLength: 3, selector: ({ slot }) => slot }),
      kind: fc.boolean(),
    })
    .map(({ lines, kind }) =>
      kind
        ? handicap(lines)
        : handicap(lines, {
            key: 'goals.total.match',
            spec: { stat: 'goals', kind: 'total', period: 'match' },
            playId: '2',
          }),
    )
const cornersOf = (corners: Pair | null): Facts => (corners === null ? {} : { 'corners.match': corners })
const wholeMatch = (at: number): fc.Arbitrary<Match> =>
  fc
    .record({ id: matchId, score: pair, status: anyStatus, corners: fc.option(pair) })
    .map(({ id, score, status, corners }) =>
      matchOf(id, at, { score, facts: cornersOf(corners), bettingStatus: status }),
    )
const markets = (at: number): fc.Arbitrary<readonly Market[]> =>
  fc.uniqueArray(wholeMarket(at), { maxLength: 2, selector: ({ key }) => key })

const poll = (at: number): fc.Arbitrary<BookEvent> =>
  fc.oneof(
    fc
      .record({ match: wholeMatch(at), markets: markets(at) })
      .map((listed): BookEvent => ({ type: 'list', matches: [listed], at })),
    fc
      .record({ match: wholeMatch(at), markets: markets(at) })
      .map((detail): BookEvent => ({ type: 'detail', ...detail, marketsAt: at })),
  )

const pushedLine: fc.Arbitrary<PushedLine> = fc
  .record({
    marketId,
    playId: fc.option(fc.constantFrom('4', '2')),
    slot: fc.option(fc.integer({ min: 1, max: 3 })),
    value: fc.option(fc.integer({ min: -3, max: 3 })),
    status: fc.option(anyStatus),
    price: fc.option(price),
    whole: fc.boolean(),
  })
  .map(({ value, price: home, whole, ...rest }) => ({
    ...rest,
    handle: rest.slot === null ? null : String(rest.slot),
    line: value === null ? null : line(value),
    selections: [
      {
        optionId: `${rest.marketId}home`,
        side: whole ? ('home' as const) : null,
        odds: home === null ? null : odds(home),
        status: whole ? ('open' as const) : null,
      },
    ],
  }))
const push = (at: number): fc.Arbitrary<BookEvent> =>
  fc.oneof(
    fc
      .record({ matchId, lines: fc.array(pushedLine, { maxLength: 3 }) })
      .map((event): BookEvent => ({ type: 'lines', at, ...event })),
    fc
      .record({ matchId, status: anyStatus })
      .map((event): BookEvent => ({ type: 'bettingStatus', at, ...event })),
    fc
      .record({ matchId, score: fc.option(pair), corners: fc.option(pair) })
      .map(({ corners, ...event }): BookEvent => ({
        type: 'score',
        at,
        ...event,
        facts: cornersOf(corners),
      })),
    matchId.map((id): BookEvent => ({ type: 'state', at, matchId: id, state: 'paused' })),
    matchId.map((id): BookEvent => ({ type: 'clock', at, matchId: id, phase: 'halfTime', clock: null })),
  )
const anyPoll = time.chain(poll)
const anyPush = time.chain(push)

describe('the book', () => {
  it('is the same as a plain fold, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyPoll, anyPush), { maxLength: 25 }), (events) => {
        expect(picture(fold(events))).toEqual(plainPicture(events))
      }),
      { numRuns: 1500 },
    )
  })

  it('is that of the last full poll, whatever pushes came before or come late', () => {
    const last = fc.record({ match: wholeMatch(20), markets: markets(20) })
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyPoll, anyPush), { maxLength: 20 }),
        last,
        fc.array(anyPush, { maxLength: 10 }),
        (before, final, late) => {
          const end: BookEvent = { type: 'detail', ...final, marketsAt: 20 }
          const lateOfMatch = late.filter((event) => 'matchId' in event && event.matchId === final.match.id)
          const book = fold([...before, end, ...lateOfMatch])
          const alone = fold([end])
          const entry = book.get(final.match.id)
          const expected = alone.get(final.match.id)
          expect(entry?.match).toEqual(expected?.match)
          expect(entry && marketsOf(entry)).toEqual(expected && marketsOf(expected))
        },
      ),
      { numRuns: 800 },
    )
  })

  it('never shows a line, a score or a status older than one it has shown', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyPoll, anyPush), { maxLength: 25 }), (events) => {
        const book = createBook()
        const seen = new Map<string, number>()
        for (const event of events) {
          reduceBook(book, event, nothing)
          for (const [id, entry] of book) {
            const times: [string, number][] = [
              [`${id} score`, entry.scoreAt],
              [`${id} betting`, entry.bettingAt],
              ...[...entry.markets].flatMap(([key, { slots }]) =>
                [...slots].map(([slot, { line: now }]): [string, number] => [
                  `${id} ${key} ${slot}`,
                  now.asOf,
                ]),
              ),
            ]
            for (const [name, at] of times) {
              expect(at).toBeGreaterThanOrEqual(seen.get(name) ?? 0)
              seen.set(name, at)
            }
          }
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a push', () => {
  const listed = (at: number, lines: readonly MarketLine[]): BookEvent => ({
    type: 'list',
    matches: [{ match: matchOf('m1', at), markets: [handicap(lines)] }],
    at,
  })
  const lines = (at: number, ...pushed: readonly PushedLine[]): BookEvent => ({
    type: 'lines',
    matchId: 'm1',
    at,
    lines: pushed,
  })
  const pricesOf = (book: Book): unknown => {
    const entry = book.get('m1')
    return (
      entry &&
      marketsOf(entry).flatMap((market) =>
        market.lines.map((now) => `${now.slot} ${now.marketId} ${now.line} ${now.selections[0]?.odds}`),
      )
    )
  }

  it('counts only when it is newer than the line; a poll of the same time counts', () => {
    const start = listed(10, [lineOf('x', 10, 190_000)])
    expect(pricesOf(fold([start, lines(10, pushedPrice('x', 200_000))]))).toEqual(['1 x -2 190000'])
    expect(pricesOf(fold([start, lines(11, pushedPrice('x', 200_000))]))).toEqual(['1 x -2 200000'])
    expect(
      pricesOf(fold([start, lines(11, pushedPrice('x', 200_000)), listed(11, [lineOf('x', 11, 180_000)])])),
    ).toEqual(['1 x -2 180000'])
  })

  it('puts another line into a slot when it tells all of it', () => {
    const jump = pushedPrice('y', 210_000, {
      playId: '4',
      slot: 1,
      line: line(-4),
      status: 'open',
      selections: [
        { optionId: 'yhome', side: 'home', odds: odds(210_000), status: 'open' },
        { optionId: 'yaway', side: 'away', odds: odds(175_000), status: 'open' },
      ],
    })
    const start = listed(10, [lineOf('x', 10, 190_000)])
    expect(pricesOf(fold([start, lines(11, jump)]))).toEqual(['1 y -4 210000'])
    expect(pricesOf(fold([start, lines(11, { ...jump, status: null })]))).toEqual(['1 x -2 190000'])
    expect(pricesOf(fold([start, lines(10, jump)]))).toEqual(['1 x -2 190000'])
    // A line that is reported as closed, possibly late, does not replace the line of a slot either.
    expect(pricesOf(fold([start, lines(11, { ...jump, status: 'closed' })]))).toEqual(['1 x -2 190000'])
    // Updates for the id that has left its slot are ignored.
    expect(pricesOf(fold([start, lines(11, jump), lines(12, pushedPrice('x', 150_000))]))).toEqual([
      '1 y -4 210000',
    ])
  })

  it('leaves an outright as it was when its line gets another id, since a push has no names', () => {
    const outright = handicap([], {
      key: 'places.outright.match',
      spec: { stat: 'places', kind: 'outright', period: 'match' },
      playId: '10000',
    })
    const named = {
      optionId: 'x1',
      side: 'entrant:1',
      name: 'Ridge',
      odds: odds(300_000),
      status: 'open',
    } as const
    const held = lineOf('x', 10, 0, { line: null })
    const start: BookEvent = {
      type: 'list',
      matches: [
        {
          match: matchOf('m1', 10, { teams: null }),
          markets: [{ ...outright, lines: [{ ...held, selections: [named] }] }],
        },
      ],
      at: 10,
    }
    const pushed = (id: string) =>
      lines(
        11,
        pushedPrice(id, 0, {
          playId: '10000',
          slot: 1,
          status: 'open',
          selections: [{ optionId: `${id}1`, side: 'entrant:1', odds: odds(250_000), status: 'open' }],
        }),
      )
    const shown = (events: readonly BookEvent[]) => {
      const entry = fold(events).get('m1')
      return entry === undefined
        ? []
        : marketsOf(entry).flatMap((market) => market.lines[0]?.selections ?? [])
    }
    expect(shown([start, pushed('x')])).toEqual([{ ...named, odds: 250_000 }])
    expect(shown([start, pushed('y')])).toEqual([named])
  })

  it('for an unknown match or line changes nothing', () => {
    const touched: string[] = []
    const book = fold([listed(10, [lineOf('x', 10, 190_000)])])
    const before = picture(book)
    reduceBook(book, { ...lines(11, pushedPrice('q', 1)), matchId: 'm1' } as BookEvent, (id) =>
      touched.push(id),
    )
    reduceBook(book, { type: 'bettingStatus', matchId: 'm9', at: 11, status: 'open' }, (id) =>
      touched.push(id),
    )
    expect(picture(book)).toEqual(before)
    expect(touched).toEqual([])
  })
})

describe('a poll', () => {
  const slots = (book: Book): unknown =>
    [...(book.get('m1')?.markets.get('goals.handicap.match')?.slots.keys() ?? [])].toSorted()
  const three = [1, 2, 3].map((slot) => lineOf(`x${slot}`, 10, 190_000, { slot }))

  it('of a list row leaves the alternates of the detail, and takes away what rows have shown', () => {
    const detail: BookEvent = {
      type: 'detail',
      match: matchOf('m1', 10),
      markets: [handicap(three)],
      marketsAt: 10,
    }
    const row = (at: number, lines: readonly MarketLine[]): BookEvent => ({
      type: 'list',
      matches: [{ match: matchOf('m1', at), markets: lines.length === 0 ? [] : [handicap(lines)] }],
      at,
    })
    const main = lineOf('x1', 11, 191_000)
    expect(slots(fold([detail, row(11, [main])]))).toEqual([1, 2, 3])
    expect(slots(fold([detail, row(11, [main]), row(12, [])]))).toEqual([2, 3])
  })

  it('that comes late does not bring back a line that a newer one has left out', () => {
    const row = (at: number, lines: readonly MarketLine[]): BookEvent => ({
      type: 'list',
      matches: [{ match: matchOf('m1', at), markets: lines.length === 0 ? [] : [handicap(lines)] }],
      at,
    })
    const shown = [row(1, [lineOf('x', 1, 190_000)]), row(8, [])]
    expect(slots(fold([...shown, row(5, [lineOf('x', 5, 185_000)])]))).toEqual([])
    expect(slots(fold([...shown, row(9, [lineOf('x', 9, 185_000)])]))).toEqual([1])
  })

  it('of the detail takes away what it leaves out', () => {
    const detail = (at: number, lines: readonly MarketLine[]): BookEvent => ({
      type: 'detail',
      match: matchOf('m1', at),
      markets: [handicap(lines)],
      marketsAt: at,
    })
    expect(slots(fold([detail(10, three), detail(12, three.slice(0, 2))]))).toEqual([1, 2])
    expect(slots(fold([detail(12, three.slice(0, 2)), detail(11, three)]))).toEqual([1, 2])
  })
})
