import { textIn, type AllLanguages, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { BetType } from '../../../streams/domain/menu.ts'
import { dateRows } from '../../../streams/domain/schedule.ts'
import type { FbtyCounts, FbtySportCount } from '../../../streams/wire/fbty/answers.ts'
import { FBTY_OFFERED } from '../../../streams/wire/fbty/sports.ts'
import { FBTY_FURTHER_LISTS, FBTY_LIST_TYPES } from '../../../streams/wire/fbty/tables.ts'
import { isInPlay } from '../../book/matchState.ts'
import type { WorldMatch } from '../../world/world.ts'
import { listedRegions } from '../listedLeagues.ts'
import { LISTED_TABS, matchesOfType } from './lists.ts'
import { sidOf } from './numbers.ts'

const NAMES: Readonly<Record<BetType, AllLanguages>> = {
  live: { cmn: '滚球', zho: '滾球', english: 'Live' },
  today: { cmn: '今日', zho: '今日', english: 'Today' },
  early: { cmn: '早盘', zho: '早盤', english: 'Early' },
  parlay: { cmn: '串关', zho: '串關', english: 'Parlay' },
  champion: { cmn: '冠军', zho: '冠軍', english: 'Outright' },
}

/** The lists with a date row. */
const DATED: ReadonlySet<BetType> = new Set<BetType>(['early', 'parlay'])

interface Asked {
  /** `sid`s; all when missing. */
  readonly sportTypes?: readonly number[] | undefined
  readonly leagueId?: string | undefined
}

/** Matches by list and sport, and the hot leagues (docs/venues/fbty.md, 4.2). */
export function countsOf(
  matches: readonly WorldMatch[],
  { sportTypes, leagueId }: Asked,
  { now, language }: { readonly now: number; readonly language: TextLanguage },
): FbtyCounts {
  const sports = FBTY_OFFERED.filter((sport) => sportTypes?.includes(sidOf(sport)) ?? true)
  const names = new Set<string>(sports)
  const wanted = matches.filter(
    ({ sport, league }) => names.has(sport) && (leagueId === undefined || league.id === leagueId),
  )
  const all = matchesOfType(wanted, FBTY_FURTHER_LISTS.all, now) ?? []
  const hot = all.filter(({ league }) => league.hot)
  return {
    tc: all.length,
    ht: hot.length,
    sl: LISTED_TABS.map((tab) => {
      const ty = FBTY_LIST_TYPES[tab]
      const ofList = matchesOfType(wanted, ty, now) ?? []
      const hotOfList = ofList.filter(({ league }) => league.hot)
      const dated = DATED.has(tab)
      return {
        ty,
        des: textIn(NAMES[tab], language),
        tc: ofList.length,
        ht: hotOfList.length,
        ...(dated ? { htDays: daysOf(hotOfList, now) } : {}),
        ssl: sports.map((sport) => {
          const own = ofList.filter((match) => match.sport === sport)
          return { sid: sidOf(sport), c: own.length, ...(dated ? { days: daysOf(own, now) } : {}) }
        }),
      }
    }),
    hls: listedRegions(hot, language).flatMap(({ leagues }) =>
      leagues.map(({ league, count }) => ({
        id: league.id,
        na: textIn(league.name, language),
        mt: count,
        lt: hot.filter((match) => match.league.id === league.id && isInPlay(match)).length,
        sid: sidOf(league.sport),
        lurl: '',
      })),
    ),
  }
}

/** The days of the date row that have matches; `di` counts from today, and the last is everything later. */
function daysOf(matches: readonly WorldMatch[], now: number): FbtySportCount['days'] {
  const rows = dateRows([], now, 'parlay').filter(({ key }) => key !== 'all')
  return rows.flatMap(({ from, to }, di) => {
    const own = matches.filter(({ kickOff }) => kickOff >= from && kickOff < to)
    return own.length === 0 ? [] : [{ di, c: own.length, lc: own.filter(isInPlay).length }]
  })
}
