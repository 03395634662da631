import type { Market, MarketLine, Selection } from '../../streams/domain/market.ts'
import type { Match } from '../../streams/domain/match.ts'
import type { PushedLine } from '../../streams/venues/push.ts'
import type { BookEvent } from '../../streams/feeds/odds/index.ts'

/**
 * A reference implementation of the book's rules over immutable values. The property tests and the benchmark
 * compare `reduceBook` with it; the app does not use it.
 */
export interface PlainBook {
  readonly [matchId: string]: PlainMatch
}

interface PlainMatch {
  readonly match: Match
  readonly stateAt: number
  readonly clockAt: number
  readonly scoreAt: number
  readonly bettingAt: number
  readonly markets: Readonly<Record<string, PlainMarket>>
}

interface PlainMarket {
  readonly head: Market
  readonly polledAt: number
  readonly lines: readonly PlainLine[]
}

interface PlainLine {
  readonly line: MarketLine
  readonly row: boolean
}

export const EMPTY_PLAIN_BOOK: PlainBook = {}

export function plainFold(book: PlainBook, event: BookEvent): PlainBook {
  switch (event.type) {
    case 'list':
      return event.matches.reduce(
        (sofar, { match, markets }) => withPoll(sofar, match, markets, event.at, false),
        book,
      )
    case 'detail':
      return withPoll(book, event.match, event.markets, event.marketsAt, true)
    default: {
      const entry = book[event.matchId]
      return entry === undefined ? book : { ...book, [event.matchId]: withPush(entry, event) }
    }
  }
}

function withPoll(
  book: PlainBook,
  polled: Match,
  markets: readonly Market[],
  at: number,
  all: boolean,
): PlainBook {
  const entry = mergedMatch(book[polled.id], polled)
  const keys = new Set([...Object.keys(entry.markets), ...markets.map(({ key }) => key)])
  const merged: [string, PlainMarket][] = [...keys].flatMap((key): [string, PlainMarket][] => {
    const polledMarket = markets.find((market) => market.key === key)
    const held = mergedMarket(entry.markets[key], polledMarket, at, all)
    return held === null ? [] : [[key, held]]
  })
  return { ...book, [polled.id]: { ...entry, markets: Object.fromEntries(merged) } }
}

function mergedMatch(entry: PlainMatch | undefined, polled: Match): PlainMatch {
  const at = polled.asOf
  if (entry === undefined) {
    return { match: polled, stateAt: at, clockAt: at, scoreAt: at, bettingAt: at, markets: {} }
  }
  const pick = (partAt: number): Match => (at >= partAt ? polled : entry.match)
  const score = pick(entry.scoreAt)
  return {
    match: {
      ...pick(entry.match.asOf),
      state: pick(entry.stateAt).state,
      phase: pick(entry.clockAt).phase,
      clock: pick(entry.clockAt).clock,
      score: score.score,
      facts: score.facts,
      bettingStatus: pick(entry.bettingAt).bettingStatus,
    },
    stateAt: Math.max(at, entry.stateAt),
    clockAt: Math.max(at, entry.clockAt),
    scoreAt: Math.max(at, entry.scoreAt),
    bettingAt: Math.max(at, entry.bettingAt),
    markets: entry.markets,
  }
}

function mergedMarket(
  held: PlainMarket | undefined,
  polled: Market | undefined,
  at: number,
  all: boolean,
): PlainMarket | null {
  const before = held ?? (polled === undefined ? undefined : { head: polled, polledAt: at, lines: [] })
  if (before === undefined) return null
  const known = (slot: number): PlainLine | undefined => before.lines.find(({ line }) => line.slot === slot)
  const kept = before.lines.filter(({ line, row }) => {
    const stillPolled = polled?.lines.some(({ slot }) => slot === line.slot) ?? false
    return stillPolled || line.asOf > at || !(all || row)
  })
  const updated = polled !== undefined || all || kept.length < before.lines.length
  const changed = (polled?.lines ?? []).flatMap((line): PlainLine[] => {
    const there = known(line.slot)
    if (there === undefined) return at >= before.polledAt ? [{ line, row: !all }] : []
    return at >= there.line.asOf ? [{ line, row: there.row || !all }] : [there]
  })
  const slots = new Set(changed.map(({ line }) => line.slot))
  return {
    head: polled !== undefined && at >= before.polledAt ? polled : before.head,
    polledAt: updated ? Math.max(before.polledAt, at) : before.polledAt,
    lines: [...kept.filter(({ line }) => !slots.has(line.slot)), ...changed],
  }
}

type Push = Exclude<BookEvent, { readonly type: 'list' | 'detail' }>

function withPush(entry: PlainMatch, event: Push): PlainMatch {
  const { match } = entry
  switch (event.type) {
    case 'state':
      if (event.at <= entry.stateAt) return entry
      return { ...entry, stateAt: event.at, match: { ...match, state: event.state } }
    case 'clock':
      if (event.at <= entry.clockAt) return entry
      return {
        ...entry,
        clockAt: event.at,
        match: { ...match, phase: event.phase, clock: event.clock },
      }
    case 'score':
      if (event.at <= entry.scoreAt) return entry
      return {
        ...entry,
        scoreAt: event.at,
        match: {
          ...match,
          score: event.score ?? match.score,
          facts: { ...match.facts, ...event.facts },
        },
      }
    case 'bettingStatus':
      if (event.at <= entry.bettingAt) return entry
      return { ...entry, bettingAt: event.at, match: { ...match, bettingStatus: event.status } }
    case 'lines':
      return event.lines.reduce((sofar, pushed) => withPushedLine(sofar, pushed, event.at), entry)
  }
}

function withPushedLine(before: PlainMatch, pushed: PushedLine, at: number): PlainMatch {
  const entry = withPatches(before, pushed, at)
  const inPlace = Object.values(before.markets).some(({ lines }) =>
    lines.some(
      ({ line }) => line.marketId === pushed.marketId && (pushed.slot === null || pushed.slot === line.slot),
    ),
  )
  if (inPlace) return entry
  const [key, held] =
    Object.entries(entry.markets).find(([, { head }]) => head.playId === pushed.playId) ?? []
  if (key === undefined || held === undefined || pushed.slot === null || at <= held.polledAt) return entry
  const there = held.lines.find(({ line }) => line.slot === pushed.slot)
  const line = wholeLine(pushed, pushed.slot, at)
  const lined =
    held.lines.length > 0
      ? held.lines[0]?.line.line !== null
      : held.head.lines.some((candidate) => candidate.line !== null)
  if (line === null || (there !== undefined && at <= there.line.asOf)) return entry
  if (line.line === null && lined) return entry
  return withLine(entry, key, { line, row: there?.row ?? false })
}

/** Patches the pushed line wherever it occurs. */
function withPatches(entry: PlainMatch, pushed: PushedLine, at: number): PlainMatch {
  const markets = Object.entries(entry.markets).map(([key, held]): [string, PlainMarket] => [
    key,
    {
      ...held,
      lines: held.lines.map((known) =>
        known.line.marketId === pushed.marketId && at > known.line.asOf
          ? { ...known, line: patched(known.line, pushed, at) }
          : known,
      ),
    },
  ])
  return { ...entry, markets: Object.fromEntries(markets) }
}

function withLine(entry: PlainMatch, key: string, line: PlainLine): PlainMatch {
  const held = entry.markets[key]
  if (held === undefined) return entry
  const others = held.lines.filter((other) => other.line.slot !== line.line.slot)
  return { ...entry, markets: { ...entry.markets, [key]: { ...held, lines: [...others, line] } } }
}

function wholeLine(pushed: PushedLine, slot: number, at: number): MarketLine | null {
  const selections = pushed.selections.flatMap(({ optionId, side, odds, status }): Selection[] =>
    side === null || odds === null || status === null ? [] : [{ optionId, side, odds, status }],
  )
  const whole = selections.length === pushed.selections.length && selections.length > 0
  if (!whole || pushed.status === null || pushed.status === 'closed') return null
  const { marketId, handle, line, status } = pushed
  return { marketId, slot, handle, line, status, asOf: at, selections }
}

function patched(line: MarketLine, pushed: PushedLine, at: number): MarketLine {
  return {
    ...line,
    line: pushed.line ?? line.line,
    status: pushed.status ?? line.status,
    asOf: at,
    selections: line.selections.map((selection) => {
      const news = pushed.selections.find(({ optionId }) => optionId === selection.optionId)
      if (news === undefined) return selection
      return {
        ...selection,
        odds: news.odds ?? selection.odds,
        status: news.status ?? selection.status,
      }
    }),
  }
}

/** The markets of a match in the form of `marketsOf`. */
export function plainMarkets(book: PlainBook, matchId: string): readonly Market[] {
  return Object.values(book[matchId]?.markets ?? {})
    .filter(({ lines }) => lines.length > 0)
    .map(({ head, lines }) => ({
      ...head,
      lines: lines.map(({ line }) => line).toSorted((a, b) => a.slot - b.slot),
    }))
    .toSorted((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1))
}
