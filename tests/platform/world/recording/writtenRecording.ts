import type { MarketKey, Side } from '../../../../streams/domain/market.ts'
import { createReplayWorld } from '../../../../platform/world/recording/replayWorld.ts'
import type { ReplayOptions, ReplayWorld } from '../../../../platform/world/recording/replayWorld.ts'
import type { WorldEvent, WorldMatch } from '../../../../platform/world/world.ts'

export const EPOCH = 1_700_000_000_000
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const RESULT: MarketKey = 'goals.result.match'
export const HANDICAP: MarketKey = 'goals.handicap.match'
export const HALF_RESULT: MarketKey = 'goals.result.firstHalf'

export const header = (extra: object = {}): string =>
  JSON.stringify({ recording: 'touchline', version: 1, startedAt: 1_600_000_000_000, ...extra })

export const matchLine = (
  t: number,
  fields: Readonly<Record<string, unknown>> & { readonly id: string },
): string => JSON.stringify({ t, match: fields })

/** The line of a recording that introduces a football match, which kicks off five minutes later. */
export const introduction = (t: number, id: string, extra: object = {}): string =>
  matchLine(t, {
    id,
    sport: 'football',
    league: { id: '7', name: 'Test League' },
    home: { id: '11', name: { cmn: '主', zho: '主', english: 'Home' } },
    away: { id: '12', name: 'Away' },
    kickOff: 5 * MINUTE,
    ...extra,
  })

interface WrittenPrice {
  readonly side: Side
  readonly odds: number
  readonly market?: MarketKey
  readonly line?: number | null
  readonly slot?: number
  readonly status?: string
}

export const priceLine = (t: number, match: string, price: WrittenPrice): string =>
  JSON.stringify({ t, match, market: RESULT, slot: 1, line: null, status: 'open', ...price })

/** The lines of a recording for the three prices of a result market. */
export const resultLines = (t: number, match: string, home: number, draw: number, away: number): string[] => [
  priceLine(t, match, { side: 'home', odds: home }),
  priceLine(t, match, { side: 'draw', odds: draw }),
  priceLine(t, match, { side: 'away', odds: away }),
]

/** A replay on a clock that the test advances. */
export interface PlayedRecording {
  readonly world: ReplayWorld
  /** All events since the start, with their time in ms since the epoch. */
  readonly events: (WorldEvent & { readonly at: number })[]
  /** Advances to a time in ms since the epoch. */
  to(ms: number): void
  match(id: string): WorldMatch
}

export async function play(
  lines: readonly string[],
  options: Partial<ReplayOptions> & { readonly startAt?: number } = {},
): Promise<PlayedRecording> {
  let now = EPOCH + (options.startAt ?? 0)
  const clock = { now: () => now, rate: 1 }
  const world = await createReplayWorld({ lines, clock, epoch: EPOCH, ...options })
  const events: (WorldEvent & { readonly at: number })[] = []
  world.listen((event, at) => events.push({ ...event, at: at - EPOCH }))
  return {
    world,
    events,
    to(ms) {
      now = EPOCH + ms
      world.advance()
    },
    match(id) {
      const match = world.match(id)
      if (match === undefined) throw new Error(`no match ${id}`)
      return match
    },
  }
}

/** The present odds of a side. */
export function oddsOf(match: WorldMatch, key: MarketKey, side: Side, slot = 1): number | undefined {
  const line = match.markets.find((market) => market.key === key)?.lines.find((each) => each.slot === slot)
  return line?.selections.find((selection) => selection.side === side)?.odds
}
