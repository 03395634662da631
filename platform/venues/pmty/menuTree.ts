import { dateRows } from '../../../streams/domain/schedule.ts'
import type { DatedTab, DateRow } from '../../../streams/domain/schedule.ts'
import type { MenuNode } from '../../../streams/wire/pmty/menu.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { LocalText, PmtyLanguage } from './language.ts'
import { matchesOfTab, menuIdOf, PMTY_SPORT_ORDER, PMTY_TABS, tabCode } from './matchLists.ts'
import type { PmtyTab } from './matchLists.ts'
import { sportCode } from './numbers.ts'
import { sportName } from './playNames.ts'

const TAB_NAMES: Readonly<Record<PmtyTab, LocalText>> = {
  live: { zh: '滚球', tw: '滾球', en: 'Live' },
  today: { zh: '今日', tw: '今日', en: 'Today' },
  early: { zh: '早盘', tw: '早盤', en: 'Early' },
  parlay: { zh: '串关', tw: '串關', en: 'Parlay' },
}

/** The menu with its counts (research, venues 2.1): tabs, sports below them, days below early and parlay. */
export function menuTree(
  matches: readonly WorldMatch[],
  now: number,
  language: PmtyLanguage,
): readonly MenuNode[] {
  return PMTY_TABS.map((tab): MenuNode => {
    const listed = matchesOfTab(matches, tab, now)
    const menuId = String(tabCode(tab))
    const dated = tab === 'early' || tab === 'parlay' ? tab : null
    return {
      menuId,
      menuName: TAB_NAMES[tab][language],
      count: listed.length,
      grade: 1,
      parentId: '0',
      menuType: tabCode(tab),
      field1: '',
      field2: '1',
      subList: PMTY_SPORT_ORDER.map((sport) => {
        const ofSport = listed.filter((match) => match.sport === sport)
        return {
          menuId: menuIdOf(tab, sport),
          menuName: sportName(sport, language),
          count: ofSport.length,
          grade: 2,
          parentId: menuId,
          menuType: 0,
          field1: String(sportCode(sport)),
          field2: '1',
          subList: [],
          topMenuList: dated === null ? [] : dayNodes(ofSport, dated, now, menuIdOf(tab, sport)),
        }
      }),
      topMenuList: dated === null ? [] : dayNodes(listed, dated, now, menuId),
    }
  })
}

function dayNodes(
  matches: readonly WorldMatch[],
  tab: DatedTab,
  now: number,
  parentId: string,
): readonly MenuNode[] {
  const kickOffs = matches.map(({ kickOff }) => kickOff)
  return dateRows(kickOffs, now, tab).map((row) => ({
    menuId: `${parentId}-${row.key}`,
    menuName: row.label ?? row.key,
    count: row.count,
    grade: 3,
    parentId,
    menuType: 0,
    field1: dayField(row),
    field2: '',
    subList: [],
    topMenuList: [],
  }))
}

/** What `md` takes for a row. */
function dayField({ key, from }: DateRow): string {
  if (key === 'all') return ''
  if (key === 'today') return '0'
  return key === 'other' ? String(-from) : String(from)
}
