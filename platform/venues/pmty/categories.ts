import type { TextLanguage } from '../../../streams/domain/localText.ts'
import type { PmtyCategory } from '../../../streams/wire/pmty/category.ts'
import type { WorldMatch } from '../../world/world.ts'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { tabsOf } from '../matchTabs.ts'
import { esportsTabs } from '../esportsTabs.ts'
import { playOf } from './numbers.ts'

/** The tabs with at least one market of the match that the venue has. */
export function categoriesOf(match: WorldMatch, language: TextLanguage): readonly PmtyCategory[] {
  const tabs = isEsport(match.sport) ? esportsTabs(match, language) : tabsOf(match, language)
  return tabs.flatMap(({ id, name, order, specs }) => {
    const plays = specs.flatMap((spec) => playOf(spec) ?? [])
    return plays.length === 0 ? [] : [{ id, marketName: name, orderNo: order, plays }]
  })
}
