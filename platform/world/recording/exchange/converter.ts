import { RECORDING_FORMAT, RECORDING_VERSION } from '../format.ts'
import { createExchangeMarket, FOOTBALL, runnersInOrder } from './market.ts'
import type { ExchangeMarket } from './market.ts'
import { readExchangeMessage } from './messages.ts'
import type { ExchangeDefinition, ExchangeMarketChange } from './messages.ts'
import { exchangeLeague, exchangeTeam } from './names.ts'

export interface ConverterOptions {
  /** All times are divided by this, so that a day can be played in minutes. */
  readonly compress?: number
  /** For the header: ms from the start of the recording until the simulation plays its matches. */
  readonly kickOffAfterMs?: number
}

export interface ConverterCounts {
  readonly messages: number
  /** Messages, or changes in them, that could not be decoded. */
  readonly unread: number
  readonly matches: number
  readonly prices: number
  /** Markets that a recording can't contain: those of other sports, and other kinds of football markets. */
  readonly otherSports: number
  readonly otherMarkets: number
  /** Markets that changed before they were described. */
  readonly undescribed: number
  /** Changes of markets after their kick-off, which are dropped. */
  readonly late: number
}

export interface ExchangeConverter {
  /** Converts a line of the exchange's stream to lines of a recording. */
  take(text: string): readonly string[]
  counts(): ConverterCounts
}

const KICK_OFF_AFTER = 10 * 60_000

/**
 * Converts an exchange's stream of market changes to a recording: results and Asian handicaps of football, at
 * the best price to back. Order and relative times are kept.
 */
export function createExchangeConverter(options: ConverterOptions = {}): ExchangeConverter {
  const { compress = 1, kickOffAfterMs = KICK_OFF_AFTER } = options
  const markets = createMarkets()
  const kickOffs = new Map<string, number>()
  const counts = { messages: 0, unread: 0, prices: 0, late: 0 }
  let startedAt: number | null = null
  let latest = 0

  function sinceStart(at: number): number {
    return Math.floor((at - (startedAt ?? at)) / compress)
  }

  function* changeLines(t: number, publishedAt: number, change: ExchangeMarketChange): Generator<object> {
    const market = markets.of(change)
    if (market === null) return
    const kickOff = (change.marketDefinition ?? market.definition()).marketTime
    // Prices in play are useless without the score, which the stream does not have.
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
    counts: () => ({
      ...counts,
      matches: kickOffs.size,
      ...markets.passedOver(),
    }),
  }
}

/** The markets of the stream that a recording can contain. */
interface Markets {
  /** `null` for a market that is passed over. */
  of(change: ExchangeMarketChange): ExchangeMarket | null
  passedOver(): Pick<ConverterCounts, 'otherSports' | 'otherMarkets' | 'undescribed'>
}

function createMarkets(): Markets {
  const markets = new Map<string, ExchangeMarket>()
  const passedOver = {
    otherSports: new Set<string>(),
    otherMarkets: new Set<string>(),
    undescribed: new Set<string>(),
  }

  return {
    of({ id, marketDefinition }) {
      const known = markets.get(id)
      if (known !== undefined) return known
      if (marketDefinition === undefined) {
        passedOver.undescribed.add(id)
        return null
      }
      passedOver.undescribed.delete(id)
      const market = createExchangeMarket(marketDefinition)
      if (market !== null) markets.set(id, market)
      else if (marketDefinition.eventTypeId === FOOTBALL) passedOver.otherMarkets.add(id)
      else passedOver.otherSports.add(id)
      return market
    },
    passedOver: () => ({
      otherSports: passedOver.otherSports.size,
      otherMarkets: passedOver.otherMarkets.size,
      undescribed: passedOver.undescribed.size,
    }),
  }
}
