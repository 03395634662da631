import type { BetType } from '../../../streams/domain/menu.ts'
import { dateRows } from '../../../streams/domain/schedule.ts'
import type { DatedTab, DateRow } from '../../../streams/domain/schedule.ts'
import type { MenuNode } from '../../../streams/wire/pmty/menu.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { AllLanguages, TextLanguage } from '../../../streams/domain/localText.ts'
import { PMTY_HOT } from '../../../streams/wire/pmty/tables.ts'
import { isInPlay } from '../../book/matchState.ts'
import { isListedIn, matchesOfTab, sportsOfTab } from '../tabMatches.ts'
import { esportsNode } from './esportsMenu.ts'
import { hotMenuId, menuIdOf, PMTY_TABS, tabCode, withoutEsports } from './matchLists.ts'
import { sportCode } from './numbers.ts'
import { sportName } from '../../names/sportNames.ts'

const TAB_NAMES: Readonly<Record<BetType, AllLanguages>> = {
  live: { cmn: '滚球', zho: '滾球', english: 'Live' },
  today: { cmn: '今日', zho: '今日', english: 'Today' },
  early: { cmn: '早盘', zho: '早盤', english: 'Early' },
  parlay: { cmn: '串关', zho: '串關', english: 'Parlay' },
  champion: { cmn: '冠军', zho: '冠軍', english: 'Outright' },
}

const HOT_NAME: AllLanguages = { cmn: '热门', zho: '熱門', english: 'Hot' }

/**
 * The menu with its counts (docs/protocol.md, 2.4): tabs with sports, the hot leagues of all sports first if there are
 * any; early and parlay also have days. After them come esports, which are in no other node.
 */
export function menuTree(
  all: readonly WorldMatch[],
  now: number,
  language: TextLanguage,
): readonly MenuNode[] {
  const matches = withoutEsports(all)
  const tabs = PMTY_TABS.map((tab): MenuNode => {
    const listed = matchesOfTab(matches, tab, now)
    const menuId = String(tabCode(tab))
    const dated = tab === 'early' || tab === 'parlay' ? tab : null
    const hot = {
      menuId: hotMenuId(tab),
      menuName: HOT_NAME[language],
      field1: String(PMTY_HOT),
      sport: null,
    }
    const sports = sportsOfTab(tab).map((sport) => ({
      menuId: menuIdOf(tab, sport),
      menuName: sportName(sport, language),
      field1: String(sportCode(sport)),
      sport,
    }))
    return {
      menuId,
      menuName: TAB_NAMES[tab][language],
      count: listed.length,
      grade: 1,
      parentId: '0',
      menuType: tabCode(tab),
      field1: '',
      field2: '1',
      subList: [hot, ...sports].flatMap(({ sport, ...node }): readonly MenuNode[] => {
        const ofNode = listed.filter((match) => isListedIn(match, sport))
        if (sport === null && ofNode.length === 0) return []
        const own: MenuNode = {
          ...node,
          count: ofNode.length,
          grade: 2,
          parentId: menuId,
          menuType: 0,
          field2: '1',
          subList: [],
          topMenuList: dated === null ? [] : dayNodes(ofNode, dated, now, node.menuId),
        }
        return [own]
      }),
      topMenuList: dated === null ? [] : dayNodes(listed, dated, now, menuId),
    }
  })
  return [...tabs, esportsNode(all, language)]
}

function dayNodes(
  matches: readonly WorldMatch[],
  tab: DatedTab,
  now: number,
  parentId: string,
): readonly MenuNode[] {
  const kickOffs = (of: readonly WorldMatch[]) => of.map(({ kickOff }) => kickOff)
  const inPlay = dateRows(kickOffs(matches.filter(isInPlay)), now, tab)
  return dateRows(kickOffs(matches), now, tab).map((row, index) => ({
    menuId: `${parentId}-${row.key}`,
    menuName: row.label ?? row.key,
    count: row.count,
    liveCount: inPlay[index]?.count ?? 0,
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
export function dayField({ key, from }: DateRow): string {
  if (key === 'all') return ''
  if (key === 'today') return '0'
  return key === 'other' ? String(-from) : String(from)
}
