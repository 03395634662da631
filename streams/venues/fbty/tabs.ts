import type { MarketCategory } from '../../domain/menu.ts'
import type { FbtyMarket } from '../../wire/fbty/match.ts'
import { fbtyPlayId } from '../../wire/fbty/plays.ts'
import { FBTY_TABS, type FbtyTab } from '../../wire/fbty/tables.ts'
import type { Language } from '../../wire/site/headers.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { askDetail$ } from './matches.ts'
import { marketSpecOf } from './numbers.ts'

type Names = Readonly<Record<Language, string>>
const names = (CMN: string, ZHO: string, ENGLISH: string): Names => ({ CMN, ZHO, ENGLISH })

/** The tab with all markets, which the venue has none for. */
const ALL = names('所有投注', '所有投注', 'All')

/** The venue sends its tabs without names. */
const TAB_NAMES: Readonly<Record<FbtyTab, Names>> = {
  p: names('热门', '熱門', 'Popular'),
  h: names('让球&大小', '讓球&大小', 'Handicap & O/U'),
  s: names('进球', '進球', 'Goals'),
  cs: names('波胆', '波膽', 'Correct Score'),
  f: names('半场', '半場', 'Halves'),
  t: names('15 分钟', '15 分鐘', '15 Minutes'),
  c: names('角球', '角球', 'Corners'),
  b: names('罚牌', '罰牌', 'Cards'),
  i: names('特别', '特別', 'Specials'),
  q: names('单节', '單節', 'Quarters'),
  set: names('单盘', '單盤', 'Sets'),
  o: names('其他', '其他', 'Others'),
  et: names('加时', '加時', 'Extra Time'),
  pk: names('点球', '十二碼', 'Penalties'),
  pd: names('单节', '單節', 'Periods'),
  inn: names('单局', '單局', 'Innings'),
  rd: names('单回合', '單回合', 'Rounds'),
}

/** Requests the tabs of a match: all its markets first, then the venue's tabs that have any. */
export function askCategories$(
  ask: Ask,
  matchId: string,
  language: Language,
): Call<readonly MarketCategory[]> {
  return askDetail$(ask, matchId).pipe(mapValue(({ mg }) => categoriesOf(mg, language)))
}

export function categoriesOf(markets: readonly FbtyMarket[], language: Language): readonly MarketCategory[] {
  const known = markets.filter((market) => marketSpecOf(market) !== null)
  if (known.length === 0) return []
  const all = { id: 'all', name: ALL[language], playIds: known.map(fbtyPlayId) }
  const tabs = FBTY_TABS.map((id) => ({
    id,
    name: TAB_NAMES[id][language],
    playIds: known.filter(({ tps }) => tps.includes(id)).map(fbtyPlayId),
  }))
  return [all, ...tabs.filter(({ playIds }) => playIds.length > 0)]
}
