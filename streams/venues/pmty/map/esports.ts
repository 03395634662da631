import type { LeagueChoice } from '../../../domain/menu.ts'
import { type DayKey, dayKeyAt } from '../../../domain/schedule.ts'
import { isEsport, type Sport } from '../../../domain/vocabulary/sports.ts'
import {
  type EsportsDateRow,
  type EsportsLeagueRow,
  PMTY_ESPORTS_MENU_TYPE,
} from '../../../wire/pmty/esports.ts'
import type { MenuNode } from '../../../wire/pmty/menu.ts'
import type { EsportsDate, EsportsGame } from '../../esports.ts'
import { sportOf } from '../numbers.ts'

/** All games, and each known one; none without the node of esports. */
export function readGames(nodes: readonly MenuNode[]): readonly EsportsGame[] {
  const node = nodes.find(({ menuType }) => menuType === PMTY_ESPORTS_MENU_TYPE)
  if (node === undefined) return []
  const games = node.subList.flatMap((each) => readGame(each) ?? [])
  const liveCount = games.reduce((sum, game) => sum + game.liveCount, 0)
  return [
    { sport: null, menuId: node.menuId, path: node.path ?? 'all', count: node.count, liveCount },
    ...games,
  ]
}

/** `null` for a game that is not offered, and without a path. */
function readGame({ menuId, field1, path = '', count, liveCount }: MenuNode): EsportsGame | null {
  const sport = esportOf(Number(field1))
  return sport === null || path === '' ? null : { sport, menuId, path, count, liveCount: liveCount ?? 0 }
}

function esportOf(csid: number): Sport | null {
  const sport = sportOf(csid)
  return sport !== null && isEsport(sport) ? sport : null
}

/** The entries of the dates; one whose time is not readable is left out. */
export function readDates(rows: readonly EsportsDateRow[]): readonly EsportsDate[] {
  return rows.flatMap(({ field1, count, liveCount }) => {
    const key = dayOf(field1)
    return key === null ? [] : [{ key, count, liveCount }]
  })
}

/** Beyond it the calendar has no dates, ms. */
const LAST_TIME = 8.64e15

function dayOf(field1: string): DayKey | null {
  const at = field1 === '' ? NaN : Number(field1)
  if (!(Math.abs(at) <= LAST_TIME)) return null
  if (at === 0) return 'today'
  return at < 0 ? 'other' : dayKeyAt(at)
}

/** `tlev` of the leagues that are shown first. */
const HIGHEST_LEVEL = 1

/** The leagues of known games, in the order of the venue. They have no region, and are found by their game. */
export function readEsportsLeagues(rows: readonly EsportsLeagueRow[]): readonly LeagueChoice[] {
  return rows.flatMap(({ tid, tn, tlev, csid, num }) => {
    const sport = esportOf(csid)
    if (sport === null) return []
    const hot = tlev === HIGHEST_LEVEL
    return [{ id: tid, name: tn, region: '', letter: letterOf(tn), sport, hot, count: num }]
  })
}

function letterOf(name: string): string {
  const letter = name.slice(0, 1).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : '#'
}
