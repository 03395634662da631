import type { BetType, Menu, MenuSport, MenuTab } from '../../../domain/menu.ts'
import { BET_TYPES } from '../../../domain/menu.ts'
import { type DayKey, dayKeyAt } from '../../../domain/schedule.ts'
import type { MenuNode } from '../../../wire/pmty/menu.ts'
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
  const sport = sportOf(Number(node.field1))
  if (sport === null) return null
  const { menuName: name, menuId, count, topMenuList } = node
  return { sport, name, menuId, count, dayCounts: readDays(topMenuList) }
}

function readDays(nodes: readonly MenuNode[]): MenuSport['dayCounts'] {
  return Object.fromEntries(nodes.map(({ field1, count }) => [dayOf(field1), count]))
}

/** The days of the menu have the same form as `md` (docs/protocol.md, 2.4). */
function dayOf(field1: string): DayKey {
  if (field1 === '') return 'all'
  const at = Number(field1)
  if (at === 0) return 'today'
  return at < 0 ? 'other' : dayKeyAt(at)
}
