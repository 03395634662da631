import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The platform's counters, served at `/metrics` in the format of Prometheus. */
export interface Metrics {
  readonly requests: Counter<'route' | 'code'>
  readonly latency: Histogram<'route' | 'code'>
  readonly unknownEndpoints: Counter
  readonly openPushes: Gauge
  readonly openGamesPushes: Gauge
  readonly pushFrames: Counter<'cmd'>
  readonly slowPushes: Counter
  /** Refused upgrades and closed WebSockets, by reason. */
  readonly endedSockets: Counter<'why'>
  readonly worldTick: Histogram
  /** Orders that reached a state since the process started. */
  readonly orders: Counter<'state'>
  readonly refusals: Counter<'reason'>
  /** Rounds of games that this process brought into a state. */
  readonly rounds: Counter<'product' | 'state'>
  readonly roomConnections: Gauge
  /** Messages accepted by this process, by type. */
  readonly roomMessages: Counter<'type'>
  readonly roomBatches: Counter
  readonly roomRefusals: Counter<'code'>
  readonly slowRoomConnections: Counter
  /** Transactions in the ledger. */
  readonly ledgerTransactions: Gauge
  /**
   * 1 while the ledger is consistent: all entries sum to zero, and every wallet and source of money agrees
   * with them.
   */
  readonly ledgerBalanced: Gauge
  /** Runs before the metrics are read. */
  beforeReading(update: () => Promise<void>): void
  text(): Promise<string>
  readonly contentType: string
}

const LATENCY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** One registry for each platform, so that two platforms in one process do not share counters. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const updates: (() => Promise<void>)[] = []
  return {
    ...callMetrics(registers),
    ...socketMetrics(registers),
    ...betMetrics(registers),
    ...roomMetrics(registers),
    ...ledgerMetrics(registers),
    beforeReading: (update) => {
      updates.push(update)
    },
    async text() {
      for (const update of updates) await update()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** Calls over HTTP. */
function callMetrics(registers: Registry[]): Pick<Metrics, 'requests' | 'latency' | 'unknownEndpoints'> {
  return {
    requests: new Counter({
      name: 'touchline_requests_total',
      help: 'Answers by route and envelope code.',
      labelNames: ['route', 'code'],
      registers,
    }),
    latency: new Histogram({
      name: 'touchline_request_seconds',
      help: 'Time to answer, by route and envelope code.',
      labelNames: ['route', 'code'],
      buckets: LATENCY_SECONDS,
      registers,
    }),
    unknownEndpoints: new Counter({
      name: 'touchline_unknown_endpoint_total',
      help: 'Calls to an endpoint that does not exist.',
      registers,
    }),
  }
}

/** The push, and WebSockets of all kinds. */
function socketMetrics(
  registers: Registry[],
): Pick<Metrics, 'openPushes' | 'openGamesPushes' | 'pushFrames' | 'slowPushes' | 'endedSockets'> {
  return {
    openPushes: new Gauge({ name: 'touchline_open_pushes', help: 'Open push sockets.', registers }),
    openGamesPushes: new Gauge({
      name: 'touchline_open_games_pushes',
      help: 'Open push sockets of rounds of games.',
      registers,
    }),
    pushFrames: new Counter({
      name: 'touchline_push_frames_total',
      help: 'Frames sent to push sockets.',
      labelNames: ['cmd'],
      registers,
    }),
    slowPushes: new Counter({
      name: 'touchline_slow_pushes_total',
      help: 'Push sockets closed because they read too slowly.',
      registers,
    }),
    endedSockets: new Counter({
      name: 'touchline_ended_sockets_total',
      help: 'Upgrades that were refused and WebSockets that were ended, by the reason.',
      labelNames: ['why'],
      registers,
    }),
  }
}

/** The world, and bets on it. */
function betMetrics(registers: Registry[]): Pick<Metrics, 'worldTick' | 'orders' | 'refusals' | 'rounds'> {
  return {
    worldTick: new Histogram({
      name: 'touchline_world_tick_seconds',
      help: 'Real time that one step of the world took.',
      buckets: LATENCY_SECONDS,
      registers,
    }),
    orders: new Counter({
      name: 'touchline_orders_total',
      help: 'Orders that reached a state, since the start.',
      labelNames: ['state'],
      registers,
    }),
    refusals: new Counter({
      name: 'touchline_refusals_total',
      help: 'Refused bets by reason.',
      labelNames: ['reason'],
      registers,
    }),
    rounds: new Counter({
      name: 'touchline_rounds_total',
      help: 'Rounds of games that this process brought into a state, since the start.',
      labelNames: ['product', 'state'],
      registers,
    }),
  }
}

/** The live rooms. */
function roomMetrics(
  registers: Registry[],
): Pick<
  Metrics,
  'roomConnections' | 'roomMessages' | 'roomBatches' | 'roomRefusals' | 'slowRoomConnections'
> {
  return {
    roomConnections: new Gauge({
      name: 'touchline_room_connections',
      help: 'Open connections of rooms.',
      registers,
    }),
    roomMessages: new Counter({
      name: 'touchline_room_messages_total',
      help: 'Messages accepted into rooms, by type.',
      labelNames: ['type'],
      registers,
    }),
    roomBatches: new Counter({
      name: 'touchline_room_batches_total',
      help: 'Batches sent, one for all members of a room here.',
      registers,
    }),
    roomRefusals: new Counter({
      name: 'touchline_room_refusals_total',
      help: 'Refused room commands by code.',
      labelNames: ['code'],
      registers,
    }),
    slowRoomConnections: new Counter({
      name: 'touchline_slow_room_connections_total',
      help: 'Room connections closed because they read too slowly.',
      registers,
    }),
  }
}

/** The ledger. */
function ledgerMetrics(registers: Registry[]): Pick<Metrics, 'ledgerTransactions' | 'ledgerBalanced'> {
  return {
    ledgerTransactions: new Gauge({
      name: 'touchline_ledger_transactions',
      help: 'Transactions in the ledger.',
      registers,
    }),
    ledgerBalanced: new Gauge({
      name: 'touchline_ledger_balanced',
      help: '1 while the sum of all ledger entries is zero and every wallet and source of money agrees with them.',
      registers,
    }),
  }
}
