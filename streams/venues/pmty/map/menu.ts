import type { BetType, Menu, MenuSport, MenuTab } from '../../../domain/menu.ts'
import { BET_TYPES } from '../../../domain/menu.ts'
import type { MenuNode } from '../../../wire/pmty/menu.ts'
import { betTypeOf, sportOf } from '../numbers.ts'

/** The tabs that we know, in their order on the screen, each with the sports that we know. */
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
  return sport === null ? null : { sport, name: node.menuName, menuId: node.menuId, count: node.count }
}
