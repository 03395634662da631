import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { CountRow } from '../../../streams/wire/dpty/lists.ts'
import { DPTY_DAYS, type DptyList } from '../../../streams/wire/dpty/tables.ts'
import { isInPlay } from '../../book/matchState.ts'
import { SPORT_NAMES } from '../../names/sportNames.ts'
import { WORLD_SPORTS } from '../../world/sports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { endOfToday } from '../tabMatches.ts'
import { dayNumber, matchesOfList } from './matchLists.ts'
import { sportNumber } from './numbers.ts'

const DAYS = Array.from({ length: DPTY_DAYS.later + 1 }, (_, di) => di)

/** One row for each sport with matches (docs/venues/dpty.md, 3.1). */
export function countRows(
  matches: readonly WorldMatch[],
  qt: DptyList | null,
  { now, chinese }: { readonly now: number; readonly chinese: 'cmn' | 'zho' },
): readonly unknown[] {
  return WORLD_SPORTS.flatMap((sport) => {
    const own = matches.filter((match) => match.sport === sport)
    return own.length === 0 ? [] : [countRow(sport, own, qt, { now, chinese })]
  })
}

function countRow(
  sport: Sport,
  own: readonly WorldMatch[],
  qt: DptyList | null,
  { now, chinese }: { readonly now: number; readonly chinese: 'cmn' | 'zho' },
): unknown {
  const ofList = (list: DptyList): readonly WorldMatch[] => matchesOfList(own, list, now)
  const today = ofList('today')
  const inPlay = ofList('in-play')
  return {
    sid: sportNumber(sport),
    snc: SPORT_NAMES[sport][chinese],
    sne: SPORT_NAMES[sport].english,
    ct: (qt === null ? today : ofList(qt)).length,
    tc: today.length,
    ipc: inPlay.length,
    upc: today.length - inPlay.length,
    ec: ofList('early').length,
    pc: ofList('parlay').length,
    cc: ofList('champion').length,
    s: 1,
    rollingBallSwitch: 1,
    morningSwitch: 1,
    sportShowSwitch: 1,
    days: dayRows(own, now),
  }
}

/** The matches of each day, those that may be in a parlay, and those in play. */
export function dayRows(own: readonly WorldMatch[], now: number): CountRow['days'] {
  const dated = [...matchesOfList(own, 'today', now), ...matchesOfList(own, 'early', now)]
  const parlay = matchesOfList(own, 'parlay', now)
  const todayEnds = endOfToday(now)
  const perDay = (all: readonly WorldMatch[]): readonly number[] => {
    const counts = DAYS.map(() => 0)
    for (const { kickOff } of all) {
      const di = dayNumber(kickOff, todayEnds)
      counts[di] = (counts[di] ?? 0) + 1
    }
    return counts
  }
  const [all, series, live] = [perDay(dated), perDay(parlay), perDay(dated.filter(isInPlay))]
  return DAYS.map((di) => ({ di, c: all[di] ?? 0, pc: series[di] ?? 0, ipc: live[di] ?? 0 }))
}
