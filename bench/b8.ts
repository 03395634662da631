import { isDeepStrictEqual } from 'node:util'
import type { Market } from '../streams/domain/market.ts'
import type { Match } from '../streams/domain/match.ts'
import { type Book, type BookEvent, createBook, marketsOf, reduceBook } from '../streams/feeds/odds/index.ts'
import { EMPTY_PLAIN_BOOK, plainFold, plainMarkets } from './feed/plainFold.ts'
import { createFeedReader } from './feed/readFeedMessages.ts'
import { recordFeed, type FeedMessage } from './feed/feedMessages.ts'
import type { Finding } from './report/finding.ts'
import type { BenchOptions, Measurement } from './report/measurement.ts'

const FEED = { seed: 8, minutes: 10, matches: 40 } as const
/** The least speed relative to only parsing the same texts. */
const MIN = 0.3

/**
 * B8: the throughput from text to book without DOM, and of the reducer alone, relative to `JSON.parse` of the same
 * messages.
 */
export function measureReducer({ repeats, say }: BenchOptions): Measurement {
  say(`B8: recording ${String(FEED.minutes)} minutes of ${String(FEED.matches)} matches`)
  const feed = recordFeed(FEED)
  const read = createFeedReader()
  const events = feed.flatMap((message) => read(message) ?? [])
  const bytes = feed.reduce((sum, { text }) => sum + text.length, 0)

  parseAll(feed)
  reduceAll(events)
  readAndReduceAll(feed)
  const runs = Array.from({ length: repeats }, (_, run) => {
    say(`B8: repeat ${String(run + 1)} of ${String(repeats)}`)
    return {
      parse: timed(() => parseAll(feed)),
      reduce: timed(() => reduceAll(events)),
      whole: timed(() => readAndReduceAll(feed)),
    }
  })
  const speeds = (pick: (run: (typeof runs)[number]) => number): number[] =>
    runs.map((run) => bytes / pick(run) / 1000)

  const figure = (what: string, unit: Finding['unit'], values: number[]): Finding => {
    const setting = `${String(feed.length)} messages, ${(bytes / 2 ** 20).toFixed(1)} MB`
    return { bench: 'B8', what, setting, unit, values, budget: null }
  }
  const ratios = runs.map(({ parse, reduce }) => parse / reduce)
  const texts = runs.map(({ parse, whole }) => parse / whole)
  return {
    findings: [
      { ...figure('reducer, of the parse floor', '×', ratios), budget: { least: MIN } },
      { ...figure('from text to book, of the parse floor', '×', texts), budget: { least: MIN } },
      figure(
        'JSON.parse alone',
        'MB/s',
        speeds(({ parse }) => parse),
      ),
      figure(
        'reducer alone',
        'MB/s',
        speeds(({ reduce }) => reduce),
      ),
      figure(
        'parse, decode, map and reduce',
        'MB/s',
        speeds(({ whole }) => whole),
      ),
    ],
    notes: [],
    faults: sameBook(reduceAll(events), events)
      ? []
      : ['B8: the reduced book differs from the plain fold of the same events'],
  }
}

/** Returns a count that depends on each message, so that the engine cannot skip the work. */
function parseAll(feed: readonly FeedMessage[]): number {
  let parsed = 0
  for (const { text } of feed) if (typeof JSON.parse(text) === 'object') parsed += 1
  return parsed
}

function reduceAll(events: readonly BookEvent[]): Book {
  const book = createBook()
  for (const event of events) reduceBook(book, event, noReader)
  return book
}

function readAndReduceAll(feed: readonly FeedMessage[]): Book {
  const book = createBook()
  const read = createFeedReader()
  for (const message of feed) {
    const event = read(message)
    if (event !== null) reduceBook(book, event, noReader)
  }
  return book
}

function noReader(): void {}

/** Processor time of a run, ms; unlike wall-clock time it does not include other processes. */
function timed(run: () => unknown): number {
  const from = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

type Picture = Readonly<Record<string, { readonly match: Match; readonly markets: readonly Market[] }>>

function sameBook(book: Book, events: readonly BookEvent[]): boolean {
  const reduced: Picture = Object.fromEntries(
    [...book].map(([id, entry]) => [id, { match: entry.match, markets: marketsOf(entry) }]),
  )
  const plain = events.reduce(plainFold, EMPTY_PLAIN_BOOK)
  const folded: Picture = Object.fromEntries(
    Object.entries(plain).map(([id, { match }]) => [id, { match, markets: plainMarkets(plain, id) }]),
  )
  return isDeepStrictEqual(reduced, folded)
}
