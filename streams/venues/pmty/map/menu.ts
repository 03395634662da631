import type { BetType, Menu, MenuSport, MenuTab } from '../../../domain/menu.ts'
import { BET_TYPES, HOT } from '../../../domain/menu.ts'
import { type DayKey, dayKeyAt } from '../../../domain/schedule.ts'
import type { MenuNode } from '../../../wire/pmty/menu.ts'
import { PMTY_HOT } from '../../../wire/pmty/tables.ts'
import { betTypeOf, sportOf } from '../numbers.ts'

/** The known tabs in display order, each with its known sports. */
export function readMenu(nodes: readonly MenuNode[]): Menu {
  return BET_TYPES.flatMap((betType) => readTab(nodes, betType) ?? [])
}

function readTab(nodes: readonly MenuNode[], betType: BetType): MenuTab | null {
  const node = nodes.find(({ menuType }) => betTypeOf(menuType) === betType)
  if (node === undefined) return null
  return { betType, count: node.count, sports: node.subList.flatMap((sport) => readSport(sport) ?? []) }
}

function readSport(node: MenuNode): MenuSport | null {
  const sport = node.field1 === String(PMTY_HOT) ? HOT : sportOf(Number(node.field1))
  if (sport === null) return null
  const { menuName: name, menuId, count, topMenuList } = node
  return {
    sport,
    name,
    menuId,
    count,
    dayCounts: readDays(topMenuList, (day) => day.count),
    dayLiveCounts: readDays(topMenuList, (day) => day.liveCount ?? null),
  }
}

function readDays(
  nodes: readonly MenuNode[],
  countOf: (node: MenuNode) => number | null,
): MenuSport['dayCounts'] {
  return Object.fromEntries(
    nodes.flatMap((node) => {
      const count = countOf(node)
      return count === null ? [] : [[dayOf(node.field1), count] as const]
    }),
  )
}

/** The days of the menu have the same form as `md` (docs/protocol.md, 2.4). */
function dayOf(field1: string): DayKey {
  if (field1 === '') return 'all'
  const at = Number(field1)
  if (at === 0) return 'today'
  return at < 0 ? 'other' : dayKeyAt(at)
}
