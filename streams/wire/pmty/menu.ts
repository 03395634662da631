import * as v from 'valibot'
import { listAnswer, looseId, looseList, looseNumber, looseText, whenSent } from '../lenient.ts'

/**
 * A node of the menu tree. Level 1 is a tab (`menuType`), level 2 a sport (`field1` is its `csid`, or `PMTY_HOT` for
 * the hot leagues; `menuId` the value for `euid`). Below early and parlay, `topMenuList` has the days (`field1` is a
 * time, ms).
 */
export interface MenuNode {
  readonly menuId: string
  readonly menuName: string
  /** Number of matches below it. */
  readonly count: number
  /** How many of them are in play; sent with days only, and ours. */
  readonly liveCount?: number | null | undefined
  readonly grade: number
  readonly parentId: string
  /** See `PMTY_MENU_TYPES`; 0 below level 1. */
  readonly menuType: number
  readonly field1: string
  readonly field2: string
  /** The path of a game of esports, and of the node of esports; sent with those only. */
  readonly path?: string | undefined
  readonly subList: readonly MenuNode[]
  readonly topMenuList: readonly MenuNode[]
}

export const menuNode: v.GenericSchema<unknown, MenuNode> = v.object({
  menuId: looseId,
  menuName: looseText,
  count: looseNumber(0),
  liveCount: whenSent(looseNumber(null)),
  grade: looseNumber(0),
  parentId: looseText,
  menuType: looseNumber(0),
  field1: looseText,
  field2: looseText,
  path: whenSent(looseText),
  subList: looseList(v.lazy(() => menuNode)),
  topMenuList: looseList(v.lazy(() => menuNode)),
})

const nodes = listAnswer(menuNode)

/** Some answers are the list of tabs, others a root object that contains it. */
export const menu = v.union([
  nodes,
  v.pipe(
    v.object({ subList: nodes }),
    v.transform((root) => root.subList),
  ),
])
