import { textIn, type AllLanguages, type TextLanguage } from '../../../streams/domain/localText.ts'
import { dateRows } from '../../../streams/domain/schedule.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import {
  type EsportsDateRow,
  type EsportsLeagueRow,
  type EsportsListRequest,
  PMTY_ESPORTS_CATEGORIES,
  PMTY_ESPORTS_MENU_TYPE,
} from '../../../streams/wire/pmty/esports.ts'
import { isInPlay, isOver } from '../../book/matchState.ts'
import type { WorldMatch } from '../../world/world.ts'
import { ofLeagues } from '../playedMatches.ts'
import { ALL_GAMES_ID, gamesOfCodes, gamesOfMenu } from './esportsMenu.ts'
import { isOnDay, orderOf } from './matchLists.ts'
import { dayField } from './menuTree.ts'
import { sportCode } from './numbers.ts'

/** Why there is no list: an `euid` or a `csid` that is not in the menu. */
type Missing = 'menuMissing' | 'noData'

/** What names the games of a request; `csid` counts, if it is sent. */
type GamesAsked = Pick<EsportsListRequest, 'euid' | 'csid'>

/** The matches of the games that are in play or to come. */
export function openMatches(
  matches: readonly WorldMatch[],
  { euid, csid }: GamesAsked,
): readonly WorldMatch[] | Missing {
  const games: readonly Sport[] | null = csid === '' ? gamesOfMenu(euid) : gamesOfCodes(csid)
  if (games === null) return csid === '' ? 'menuMissing' : 'noData'
  return matches.filter((match) => games.includes(match.sport) && !isOver(match))
}

/** The matches of a list in its order. The list of outrights is empty, because there are no tournaments of esports. */
export function esportsList(
  matches: readonly WorldMatch[],
  {
    category,
    md,
    tid,
    sort,
    ...asked
  }: Pick<EsportsListRequest, 'category' | 'md' | 'tid' | 'sort'> & GamesAsked,
  now: number,
): readonly WorldMatch[] | Missing {
  const open = openMatches(matches, asked)
  if (typeof open === 'string') return open
  if (category === PMTY_ESPORTS_CATEGORIES.outrights) return []
  return ofLeagues(open, tid.split(','))
    .filter(({ kickOff }) => isOnDay(kickOff, md, now))
    .sort(orderOf(sort))
}

const TODAY: AllLanguages = { cmn: '今日', zho: '今日', english: 'Today' }
const LATER: AllLanguages = { cmn: '其他', zho: '其他', english: 'Other' }

/** The nine entries of dates: today, seven days, and all that is later (docs/esports.md, 6.2). */
export function esportsDateRows(
  open: readonly WorldMatch[],
  euid: string,
  now: number,
  language: TextLanguage,
): readonly EsportsDateRow[] {
  const rowsOf = (of: readonly WorldMatch[]) =>
    dateRows(
      of.map(({ kickOff }) => kickOff),
      now,
      'parlay',
    ).filter(({ key }) => key !== 'all')
  const inPlay = rowsOf(open.filter(isInPlay))
  return rowsOf(open).map((row, index) => ({
    menuId: `${euid === '' ? ALL_GAMES_ID : euid}-${row.key}`,
    menuName: row.label ?? (row.key === 'today' ? TODAY : LATER)[language],
    menuType: PMTY_ESPORTS_MENU_TYPE,
    field1: dayField(row),
    count: row.count,
    liveCount: inPlay[index]?.count ?? 0,
  }))
}

/** The leagues of a list, the highest level first (docs/esports.md, 6.4). */
export function esportsLeagueRows(
  matches: readonly WorldMatch[],
  language: TextLanguage,
): readonly EsportsLeagueRow[] {
  const leagues = new Map<string, WorldMatch[]>()
  for (const match of matches) {
    const known = leagues.get(match.league.id)
    if (known === undefined) leagues.set(match.league.id, [match])
    else known.push(match)
  }
  return [...leagues.values()]
    .flatMap((own): readonly EsportsLeagueRow[] => {
      const [first] = own
      if (first === undefined) return []
      const { league, sport } = first
      return [
        {
          tid: league.id,
          tn: textIn(league.name, language),
          tlev: league.level,
          csid: sportCode(sport),
          lurl: '',
          num: own.length,
        },
      ]
    })
    .sort((one, other) => one.tlev - other.tlev || Number(one.tid) - Number(other.tid))
}
