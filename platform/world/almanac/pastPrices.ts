import type { Line, MarketKey } from '../../../streams/domain/market.ts'
import type { Adjustments } from '../adjustments.ts'
import type { Timeline } from '../course/course.ts'
import type { Fixture } from '../fixture.ts'
import type { PlayedSport } from '../playedSport.ts'
import type { PastPrice, WorldMarket } from '../world.ts'

interface PricedMatch {
  readonly fixture: Fixture
  readonly timeline: Timeline
  readonly adjustments: Adjustments
  readonly played: PlayedSport
  /** Platform ms. */
  readonly until: number
}

/**
 * The prices of one line at instants spread over its time. They are computed from the model on a board of their
 * own, so the cached prices of the list stay as they are, and nothing has to be recorded.
 */
export function pricesOf(
  { fixture, timeline, adjustments, played, until }: PricedMatch,
  key: MarketKey,
  line: Line | null,
  most: number,
): readonly PastPrice[] {
  const board = played.board(fixture, { timeline, adjustments })
  const end = Math.min(until, timeline.course.endAt)
  const instants = spread(fixture, timeline, end, most)
  return instants.map((at) => {
    const market = board.market(key, at)
    return { at, odds: market === null ? null : oddsOf(market, line) }
  })
}

function oddsOf({ lines }: WorldMarket, line: Line | null): PastPrice['odds'] {
  const found = lines.find((each) => each.line === line)
  if (found === undefined || found.status === 'closed') return null
  return Object.fromEntries(found.selections.map(({ side, odds }) => [side, odds]))
}

/** Half of the instants before kick-off, the others in play; and the jumps by goals and cards. */
function spread(
  { announcedAt, kickOff }: Pick<Fixture, 'announcedAt' | 'kickOff'>,
  { course }: Timeline,
  end: number,
  most: number,
): readonly number[] {
  const jumps = course.happenings.filter(({ at, reprices }) => reprices && at < end).map(({ at }) => at + 1)
  const room = Math.max(4, most - jumps.length)
  const early = Math.min(end, kickOff)
  const inPlay = end > kickOff
  const before = inPlay ? Math.floor(room / 2) : room
  const instants = [
    ...evenly(announcedAt, early, before),
    ...(inPlay ? evenly(kickOff, end, room - before) : []),
    ...jumps,
  ]
  return [...new Set(instants)].sort((a, b) => a - b)
}

function evenly(from: number, to: number, count: number): readonly number[] {
  if (count < 2 || to <= from) return [to]
  return Array.from({ length: count }, (_, index) => Math.round(from + ((to - from) * index) / (count - 1)))
}
