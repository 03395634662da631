import { dateRows } from '../../../streams/domain/schedule.ts'
import type { DatedTab, DateRow } from '../../../streams/domain/schedule.ts'
import type { MenuNode } from '../../../streams/wire/pmty/menu.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { AllLanguages, TextLanguage } from '../../../streams/domain/localText.ts'
import { matchesOfTab, menuIdOf, PMTY_TABS, sportsOfTab, tabCode } from './matchLists.ts'
import type { PmtyTab } from './matchLists.ts'
import { sportCode } from './numbers.ts'
import { sportName } from '../../names/sportNames.ts'

const TAB_NAMES: Readonly<Record<PmtyTab, AllLanguages>> = {
  live: { cmn: '滚球', zho: '滾球', english: 'Live' },
  today: { cmn: '今日', zho: '今日', english: 'Today' },
  early: { cmn: '早盘', zho: '早盤', english: 'Early' },
  parlay: { cmn: '串关', zho: '串關', english: 'Parlay' },
  champion: { cmn: '冠军', zho: '冠軍', english: 'Outright' },
}

/** The menu with its counts (docs/protocol.md, 2.4): tabs with sports; early and parlay also have days. */
export function menuTree(
  matches: readonly WorldMatch[],
  now: number,
  language: TextLanguage,
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
      subList: sportsOfTab(tab).map((sport) => {
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

/** The value of `md` for a row. */
function dayField({ key, from }: DateRow): string {
  if (key === 'all') return ''
  if (key === 'today') return '0'
  return key === 'other' ? String(-from) : String(from)
}
