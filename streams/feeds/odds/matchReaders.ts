import type { Market } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { State$ } from '../../kernel/state.ts'
import { type BookMatch, marketsOf } from './book.ts'
import { layoutOf, type MarketLayout, sameLayout } from './layout.ts'
import { cellAt, moveBetween, type PriceCell, type PricePlace, sameCell } from './priceCell.ts'
import { type Published, published } from './published.ts'
import { sameMatch } from './sameMatch.ts'

/** The data that the streams of a match read. */
export interface MatchSource {
  entry(matchId: string): BookMatch | undefined
  feed(matchId: string): Feed<Match>
  stale(matchId: string): boolean
  /** Called when a match has its first subscriber, and after its last one has left. */
  onRead(): void
  /** Called when a price has moved; `expired` is called when its arrow is to be removed. */
  moved(expired: () => void): void
}

/** The streams of one match, each created on first use. */
export interface MatchReaders {
  /** Whether any of the streams has subscribers. */
  readonly read: boolean
  readonly match$: State$<Match | null>
  readonly feed$: State$<Feed<Match>>
  readonly markets$: State$<readonly Market[]>
  readonly layout$: State$<readonly MarketLayout[]>
  readonly wholeAt$: State$<number | null>
  selection$(place: PricePlace): State$<PriceCell | null>
  /** Notifies the subscribers for whom something has changed. */
  refresh(): void
}

/** Counts the streams that have subscribers. */
interface Counting {
  readonly onRead: () => void
  readonly onLeft: () => void
}

export function matchReaders(matchId: string, source: MatchSource): MatchReaders {
  const all = new Map<string, Published<unknown>>()
  const cells = new Map<string, Published<PriceCell | null>>()
  let streamsRead = 0
  const counting: Counting = {
    onRead: (): void => {
      streamsRead += 1
      if (streamsRead === 1) source.onRead()
    },
    onLeft: (): void => {
      streamsRead -= 1
      if (streamsRead === 0) source.onRead()
    },
  }
  const markets = (): readonly Market[] => {
    const entry = source.entry(matchId)
    return entry === undefined ? [] : marketsOf(entry)
  }
  const kept = <T>(name: string, made: Published<T>): Published<T> => {
    all.set(name, made)
    return made
  }
  const match = kept(
    'match',
    published<Match | null>({
      ...counting,
      compute: () => source.entry(matchId)?.match ?? null,
      equal: (a, b) => (a === null || b === null ? a === b : sameMatch(a, b)),
    }),
  )
  const feed = kept(
    'feed',
    published<Feed<Match>>({ ...counting, compute: () => source.feed(matchId), equal: sameFeed }),
  )
  const marketList = kept(
    'markets',
    published<readonly Market[]>({ ...counting, compute: markets, equal: sameMarkets }),
  )
  const layout = kept(
    'layout',
    published<readonly MarketLayout[]>({
      ...counting,
      compute: () => layoutOf(markets()),
      equal: sameLayout,
    }),
  )
  const wholeAt = kept(
    'wholeAt',
    published<number | null>({
      ...counting,
      compute: () => source.entry(matchId)?.wholeAt ?? null,
      equal: Object.is,
    }),
  )

  return {
    get read() {
      return streamsRead > 0
    },
    match$: match.state$,
    feed$: feed.state$,
    markets$: marketList.state$,
    layout$: layout.state$,
    wholeAt$: wholeAt.state$,
    selection$: (place) => {
      const name = `${place.key}|${place.slot}|${place.side}`
      const known = cells.get(name)
      if (known !== undefined) return known.state$
      const made = priceReader(matchId, place, source, counting)
      cells.set(name, made)
      return made.state$
    },
    refresh: () => {
      if (streamsRead === 0) return
      for (const made of all.values()) made.refresh()
      for (const made of cells.values()) made.refresh()
    },
  }
}

/** One price, with the arrow of its last move. */
function priceReader(
  matchId: string,
  place: PricePlace,
  source: MatchSource,
  counting: Counting,
): Published<PriceCell | null> {
  let moves = 0
  const made: Published<PriceCell | null> = published<PriceCell | null>({
    ...counting,
    equal: sameCell,
    compute: (shown) => {
      const cell = cellAt(source.entry(matchId), place, source.stale(matchId))
      if (cell === null || shown === undefined) return cell
      const move = moveBetween(shown, cell)
      if (move === null) {
        // The arrow stays for its full time, unless another line replaces this one.
        return shown?.move != null && shown.line === cell.line && shown.odds === cell.odds && moves > 0
          ? { ...cell, move: shown.move }
          : cell
      }
      moves += 1
      source.moved(() => {
        moves -= 1
        if (moves === 0) made.refresh()
      })
      return { ...cell, move }
    },
  })
  return made
}

/**
 * Two live feeds are equal even if their times differ; of a stale one the time matters, because its age is
 * shown.
 */
function sameFeed(a: Feed<Match>, b: Feed<Match>): boolean {
  if (a.value === undefined || b.value === undefined) return a === b || a.status === b.status
  if (a.status !== b.status || !sameMatch(a.value, b.value)) return false
  return a.status !== 'stale' || b.status !== 'stale' || (a.asOf === b.asOf && a.reason === b.reason)
}

/** Lines are new objects after every update, so identity is not enough to compare them. */
function sameMarkets(a: readonly Market[], b: readonly Market[]): boolean {
  return (
    a.length === b.length &&
    a.every((market, index) => {
      const other = b[index]
      return other !== undefined && sameMarket(market, other)
    })
  )
}

function sameMarket(a: Market, b: Market): boolean {
  return (
    a.key === b.key &&
    a.playId === b.playId &&
    a.name === b.name &&
    a.order === b.order &&
    a.parlayAllowed === b.parlayAllowed &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, index) => {
      const other = b.lines[index]
      return (
        other !== undefined &&
        line.marketId === other.marketId &&
        line.slot === other.slot &&
        line.handle === other.handle &&
        line.line === other.line &&
        line.status === other.status &&
        line.selections.length === other.selections.length &&
        line.selections.every((selection, at) => {
          const twin = other.selections[at]
          return (
            twin !== undefined &&
            selection.optionId === twin.optionId &&
            selection.side === twin.side &&
            selection.odds === twin.odds &&
            selection.status === twin.status
          )
        })
      )
    })
  )
}
