import { calendarDay, dayBegins } from '../../../streams/domain/calendar.ts'
import { fanLevel } from '../../../streams/domain/room/fanLevel.ts'
import { RANKING_PLACES, type RANKING_PERIODS } from '../../../streams/wire/room/reads.ts'
import { maskedName } from '../../names/maskedName.ts'
import type { PlatformClock } from '../../clock.ts'
import type { GiverSum } from '../../store/rooms/gifts.ts'
import type { Rooms } from '../../store/rooms/rooms.ts'

type Period = (typeof RANKING_PERIODS)[number]

/** A member of a ranking; money in minor units of RMB. */
interface GiverRow {
  readonly place: number
  /** Masked, except one's own. */
  readonly name: string
  readonly given: number
  readonly fan: number
  readonly mine: boolean
}

interface GiverRanking {
  readonly rows: readonly GiverRow[]
  readonly place: number | null
  readonly given: number
  /** What is missing to draw level with the next higher sum; `null` at the top. */
  readonly behind: number | null
  /** The worth of all gifts of the member to the anchor. */
  readonly total: number
}

/** Who gave most to the anchor of a room, by the gifts that members paid for. */
export interface GiverRankings {
  of(roomId: string, period: Period, memberId: number): Promise<GiverRanking>
}

interface Deps {
  readonly store: { readonly rooms: Pick<Rooms, 'givers' | 'members'> }
  readonly clock: Pick<PlatformClock, 'now'>
  /** Real ms. */
  readonly real: () => number
}

/** The sums of a room are read again after this time, real ms. */
const KEPT_MS = 2000
const ROOMS_KEPT = 200

export function createGiverRankings({ store: { rooms }, clock, real }: Deps): GiverRankings {
  const kept = new Map<string, { readonly at: number; readonly sums: Promise<readonly GiverSum[]> }>()

  function sumsOf(roomId: string, period: Period): Promise<readonly GiverSum[]> {
    const since = periodBegins(period, clock.now())
    const key = `${roomId} ${since} ${period}`
    const known = kept.get(key)
    if (known !== undefined && Math.abs(real() - known.at) < KEPT_MS) return known.sums
    const sums = rooms.givers(roomId, since)
    kept.delete(key)
    kept.set(key, { at: real(), sums })
    const [oldest] = kept.keys()
    if (kept.size > ROOMS_KEPT && oldest !== undefined) kept.delete(oldest)
    sums.catch(() => kept.delete(key))
    return sums
  }

  return {
    async of(roomId, period, memberId) {
      const sums = await sumsOf(roomId, period)
      const top = sums.slice(0, RANKING_PLACES)
      const members = await rooms.members(roomId, [...top.map((sum) => sum.memberId), memberId])
      const given = sums.find((sum) => sum.memberId === memberId)?.given ?? 0
      return {
        rows: top.map((sum) => {
          const member = members.get(sum.memberId)
          const mine = sum.memberId === memberId
          return {
            place: placeOf(sums, sum.given),
            name: mine ? (member?.name ?? '') : maskedName(member?.name ?? ''),
            given: sum.given,
            fan: fanLevel(member?.given ?? 0),
            mine,
          }
        }),
        place: given === 0 ? null : placeOf(sums, given),
        given,
        behind: behindNext(sums, given),
        total: members.get(memberId)?.given ?? 0,
      }
    },
  }
}

/** The beginning of the calendar day or month in UTC+8 that includes this time, platform ms. */
export function periodBegins(period: Period, at: number): number {
  const day = calendarDay(at)
  if (period === 'day') return dayBegins(day)
  return dayBegins(day - new Date(day * DAY_MS).getUTCDate() + 1)
}

const DAY_MS = 86_400_000

/** From 1; equal sums share a place. The sums are the highest first. */
function placeOf(sums: readonly GiverSum[], given: number): number {
  return sums.findIndex((sum) => sum.given <= given) + 1
}

function behindNext(sums: readonly GiverSum[], given: number): number | null {
  const next = sums.findLast((sum) => sum.given > given)
  return next === undefined ? null : next.given - given
}
