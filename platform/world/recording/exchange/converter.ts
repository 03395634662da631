import { RECORDING_FORMAT, RECORDING_VERSION } from '../format.ts'
import { createExchangeMarket, runnersInOrder } from './market.ts'
import type { ExchangeMarket } from './market.ts'
import { readExchangeMessage } from './messages.ts'
import type { ExchangeDefinition, ExchangeMarketChange } from './messages.ts'
import { exchangeLeague, exchangeTeam } from './names.ts'

export interface ConverterOptions {
  /** All times are divided by it, so that a day can be watched in minutes. */
  readonly compress?: number
  /** For the header: ms of the recording until its matches are played by the simulation. */
  readonly kickOffAfterMs?: number
}

export interface ConverterCounts {
  readonly messages: number
  /** Messages, or changes in them, that could not be read. */
  readonly unread: number
  readonly matches: number
  readonly prices: number
  /** Changes of markets after their kick-off, which are left out. */
  readonly late: number
}

export interface ExchangeConverter {
  /** The lines of our recording that one line of the exchange's gives. */
  take(text: string): readonly string[]
  counts(): ConverterCounts
}

const KICK_OFF_AFTER = 10 * 60_000

/**
 * Turns an exchange's stream of market changes into a recording: results and Asian handicaps of football,
 * at the best price that may be backed. Order and relative times stay.
 */
export function createExchangeConverter(options: ConverterOptions = {}): ExchangeConverter {
  const { compress = 1, kickOffAfterMs = KICK_OFF_AFTER } = options
  const markets = new Map<string, ExchangeMarket>()
  const kickOffs = new Map<string, number>()
  const counts = { messages: 0, unread: 0, prices: 0, late: 0 }
  let startedAt: number | null = null
  let latest = 0

  function sinceStart(at: number): number {
    return Math.floor((at - (startedAt ?? at)) / compress)
  }

  function marketOf({ id, marketDefinition }: ExchangeMarketChange): ExchangeMarket | null {
    const known = markets.get(id)
    if (known !== undefined || marketDefinition === undefined) return known ?? null
    const market = createExchangeMarket(marketDefinition)
    if (market !== null) markets.set(id, market)
    return market
  }

  function* changeLines(t: number, publishedAt: number, change: ExchangeMarketChange): Generator<object> {
    const market = marketOf(change)
    if (market === null) return
    const kickOff = (change.marketDefinition ?? market.definition()).marketTime
    // Prices in play mean nothing without the score, which the stream does not have.
    if (publishedAt >= kickOff) {
      counts.late += 1
      return
    }
    market.take(change)
    const definition = market.definition()
    yield* matchLines(t, definition)
    for (const row of market.rows()) {
      if ('side' in row) counts.prices += 1
      yield { t, match: definition.eventId, ...row }
    }
  }

  function* matchLines(t: number, definition: ExchangeDefinition): Generator<object> {
    const { eventId: id, marketTime, countryCode } = definition
    const before = kickOffs.get(id)
    if (before === marketTime) return
    const kickOff = sinceStart(marketTime)
    if (before !== undefined) yield { t, match: { id, kickOff } }
    else {
      const [home, away] = runnersInOrder(definition)
      if (home === undefined || away === undefined) return
      const teams = { home: exchangeTeam(id, home.id, 'home'), away: exchangeTeam(id, away.id, 'away') }
      yield { t, match: { id, sport: 'football', league: exchangeLeague(countryCode), ...teams, kickOff } }
    }
    kickOffs.set(id, marketTime)
  }

  function* messageLines(text: string): Generator<object> {
    const message = readExchangeMessage(text)
    counts.messages += 1
    if (message === null) {
      counts.unread += 1
      return
    }
    counts.unread += message.unread
    if (startedAt === null) {
      startedAt = message.publishedAt
      const source = compress === 1 ? 'exchange stream' : `exchange stream, ${compress} times as fast`
      yield { recording: RECORDING_FORMAT, version: RECORDING_VERSION, startedAt, source, kickOffAfterMs }
    }
    latest = Math.max(latest, sinceStart(message.publishedAt))
    for (const change of message.changes) yield* changeLines(latest, message.publishedAt, change)
  }

  return {
    take: (text) =>
      text.trim() === '' ? [] : Array.from(messageLines(text), (line) => JSON.stringify(line)),
    counts: () => ({ ...counts, matches: kickOffs.size }),
  }
}
