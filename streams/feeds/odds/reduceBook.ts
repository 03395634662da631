import type { Market, MarketLine, Selection } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { ListedMatch } from '../../domain/menu.ts'
import { isEntrantSide } from '../../domain/vocabulary/sides.ts'
import type { PushedLine, PushedSelection } from '../../venues/push.ts'
import type { MatchPush } from '../push/index.ts'
import type { Book, BookLine, BookMarket, BookMatch } from './book.ts'

/** The result of a poll of one list, at the venue's time `at`. */
export interface ListPoll {
  readonly type: 'list'
  readonly matches: readonly ListedMatch[]
  readonly at: number
}

/** The result of a poll of one match with all its markets. */
export interface DetailPoll {
  readonly type: 'detail'
  /** Its own time is `asOf`. */
  readonly match: Match
  readonly markets: readonly Market[]
  /** The venue's time of the markets, ms. */
  readonly marketsAt: number
}

export type BookEvent = ListPoll | DetailPoll | MatchPush

/** Called with the match that an event may have changed. */
export type OnTouched = (matchId: string) => void

/**
 * Applies a poll or a push. The book never goes back in time: a poll replaces data of the same age or older, a
 * push only older data. A push for an unknown match is ignored.
 */
export function reduceBook(book: Book, event: BookEvent, touched: OnTouched): void {
  switch (event.type) {
    case 'list':
      for (const { match, markets } of event.matches) {
        putMarkets(putMatch(book, match), markets, event.at, event.type)
        touched(match.id)
      }
      return
    case 'detail': {
      const entry = putMatch(book, event.match)
      putMarkets(entry, event.markets, event.marketsAt, event.type)
      entry.wholeAt = Math.max(entry.wholeAt ?? event.marketsAt, event.marketsAt)
      touched(event.match.id)
      return
    }
    default: {
      const entry = book.get(event.matchId)
      if (entry !== undefined && applyPush(entry, event)) touched(event.matchId)
    }
  }
}

function putMatch(book: Book, polled: Match): BookMatch {
  const at = polled.asOf
  const entry = book.get(polled.id)
  if (entry === undefined) {
    const fresh: BookMatch = {
      match: polled,
      stateAt: at,
      clockAt: at,
      scoreAt: at,
      bettingAt: at,
      wholeAt: null,
      markets: new Map(),
      byMarketId: new Map(),
      byPlayId: new Map(),
    }
    book.set(polled.id, fresh)
    return fresh
  }
  const { match } = entry
  const base = at >= match.asOf ? polled : match
  const newest = (partAt: number): Match => (at >= partAt ? polled : match)
  const state = newest(entry.stateAt)
  const clock = newest(entry.clockAt)
  const score = newest(entry.scoreAt)
  entry.match = {
    ...base,
    state: state.state,
    phase: clock.phase,
    clock: clock.clock,
    score: score.score,
    facts: score.facts,
    bettingStatus: newest(entry.bettingAt).bettingStatus,
  }
  entry.stateAt = Math.max(entry.stateAt, at)
  entry.clockAt = Math.max(entry.clockAt, at)
  entry.scoreAt = Math.max(entry.scoreAt, at)
  entry.bettingAt = Math.max(entry.bettingAt, at)
  return entry
}

/** What was polled: a list, which has only the main lines of each match, or one match with all its lines. */
type PollKind = (ListPoll | DetailPoll)['type']

/**
 * Puts the markets of a poll at `at` into the book. The poll of a match removes everything that it does not contain;
 * that of a list removes only lines that came with a list.
 */
function putMarkets(entry: BookMatch, markets: readonly Market[], at: number, poll: PollKind): void {
  const isDetail = poll === 'detail'
  const row = !isDetail
  const polledLines = new Set<BookLine>()
  for (const market of markets) {
    const held = marketFor(entry, market, at)
    for (const line of market.lines) {
      const known = held.slots.get(line.slot)
      if (known === undefined) {
        // An older poll does not restore a slot that is missing in a newer one.
        if (at < held.polledAt) continue
        polledLines.add(putLine(entry, held, line, row))
      } else {
        if (at >= known.line.asOf) putLine(entry, held, line, row)
        polledLines.add(known)
      }
    }
    held.polledAt = Math.max(held.polledAt, at)
  }
  for (const held of entry.markets.values()) {
    let polled = isDetail
    for (const [slot, known] of held.slots) {
      if (polledLines.has(known) || known.line.asOf > at || !(isDetail || known.row)) continue
      dropLine(entry, held, slot)
      // The removal counts as an update of the market, so that an older poll does not restore the line.
      polled = true
    }
    if (polled) held.polledAt = Math.max(held.polledAt, at)
  }
}

function marketFor(entry: BookMatch, market: Market, at: number): BookMarket {
  const held = entry.markets.get(market.key)
  if (held === undefined) {
    const fresh: BookMarket = { head: market, polledAt: at, slots: new Map() }
    entry.markets.set(market.key, fresh)
    entry.byPlayId.set(market.playId, fresh)
    return fresh
  }
  if (at >= held.polledAt) {
    held.head = market
    entry.byPlayId.set(market.playId, held)
  }
  return held
}

/** Puts a line into its slot. `row`: the line came with the row of a list. */
function putLine(entry: BookMatch, held: BookMarket, line: MarketLine, row: boolean): BookLine {
  const known = held.slots.get(line.slot)
  if (known === undefined) {
    const fresh: BookLine = { line, row }
    held.slots.set(line.slot, fresh)
    remember(entry, fresh)
    return fresh
  }
  if (known.line.marketId === line.marketId) {
    known.line = line
  } else {
    forget(entry, known)
    known.line = line
    remember(entry, known)
  }
  known.row ||= row
  return known
}

function dropLine(entry: BookMatch, held: BookMarket, slot: number): void {
  const known = held.slots.get(slot)
  if (known === undefined) return
  held.slots.delete(slot)
  forget(entry, known)
}

function remember(entry: BookMatch, known: BookLine): void {
  const there = entry.byMarketId.get(known.line.marketId)
  if (there === undefined) entry.byMarketId.set(known.line.marketId, [known])
  else there.push(known)
}

function forget(entry: BookMatch, known: BookLine): void {
  const { marketId } = known.line
  const others = entry.byMarketId.get(marketId)?.filter((line) => line !== known) ?? []
  if (others.length === 0) entry.byMarketId.delete(marketId)
  else entry.byMarketId.set(marketId, others)
}

/** Whether anything changed. */
function applyPush(entry: BookMatch, event: MatchPush): boolean {
  const { match } = entry
  switch (event.type) {
    case 'state':
      if (event.at <= entry.stateAt) return false
      entry.stateAt = event.at
      entry.match = { ...match, state: event.state }
      return true
    case 'clock':
      if (event.at <= entry.clockAt) return false
      entry.clockAt = event.at
      entry.match = { ...match, phase: event.phase, clock: event.clock }
      return true
    case 'score':
      if (event.at <= entry.scoreAt) return false
      entry.scoreAt = event.at
      entry.match = {
        ...match,
        score: event.score ?? match.score,
        facts: { ...match.facts, ...event.facts },
      }
      return true
    case 'bettingStatus':
      if (event.at <= entry.bettingAt) return false
      entry.bettingAt = event.at
      entry.match = { ...match, bettingStatus: event.status }
      return true
    case 'lines': {
      let changed = false
      for (const pushed of event.lines) changed = pushLine(entry, pushed, event.at) || changed
      return changed
    }
  }
}

function pushLine(entry: BookMatch, pushed: PushedLine, at: number): boolean {
  let changed = false
  let inPlace = false
  for (const known of entry.byMarketId.get(pushed.marketId) ?? []) {
    inPlace ||= pushed.slot === null || pushed.slot === known.line.slot
    if (at <= known.line.asOf) continue
    known.line = patched(known.line, pushed, at)
    changed = true
  }
  return inPlace ? changed : moveIntoSlot(entry, pushed, at) || changed
}

/**
 * Puts another line into a slot, if the push is complete and newer than every poll of the market; otherwise
 * the next poll does it.
 */
function moveIntoSlot(entry: BookMatch, pushed: PushedLine, at: number): boolean {
  const held = pushed.playId === null ? undefined : entry.byPlayId.get(pushed.playId)
  if (held === undefined || pushed.slot === null || at <= held.polledAt) return false
  const there = held.slots.get(pushed.slot)
  if (there !== undefined && at <= there.line.asOf) return false
  const line = wholeLine(pushed, pushed.slot, at)
  if (line === null || (line.line === null && hasLines(held))) return false
  putLine(entry, held, line, there?.row ?? false)
  return true
}

/** Whether the market has a handicap or total. All its lines are alike, so the first one is enough. */
function hasLines(held: BookMarket): boolean {
  for (const { line } of held.slots.values()) return line.line !== null
  return held.head.lines.some(({ line }) => line !== null)
}

/** `null` if the push is incomplete: it does not name the entrants of an outright. */
function wholeLine(pushed: PushedLine, slot: number, at: number): MarketLine | null {
  const selections = pushed.selections.flatMap((selection): Selection[] => {
    const { optionId, side, odds, status } = selection
    if (side === null || isEntrantSide(side) || odds === null || status === null) return []
    return [{ optionId, side, odds, status }]
  })
  if (selections.length === 0 || selections.length < pushed.selections.length) return null
  // A closed line does not replace the line of a slot: its push may arrive after its successor.
  if (pushed.status === null || pushed.status === 'closed') return null
  const { marketId, handle, line, status } = pushed
  return { marketId, slot, handle, line, status, asOf: at, selections }
}

function patched(line: MarketLine, pushed: PushedLine, at: number): MarketLine {
  return {
    marketId: line.marketId,
    slot: line.slot,
    handle: line.handle,
    line: pushed.line ?? line.line,
    status: pushed.status ?? line.status,
    asOf: at,
    selections:
      pushed.selections.length === 0
        ? line.selections
        : line.selections.map((selection) => patchedSelection(selection, pushed.selections)),
  }
}

function patchedSelection(selection: Selection, pushed: readonly PushedSelection[]): Selection {
  for (const news of pushed) {
    if (news.optionId !== selection.optionId) continue
    return { ...selection, odds: news.odds ?? selection.odds, status: news.status ?? selection.status }
  }
  return selection
}
