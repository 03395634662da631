import type { TFunction } from 'i18next'
import { type Match, type Pair, teamNames } from '../../../streams/index.ts'
import { type EsportsMap, goldLead, mapsOf, mapStats } from '../../../streams/esports.ts'
import { sportText } from '../../i18n/sportText.ts'
import { scoreWords } from '../../words/matchWords.ts'

/** `第1图，人头 5 比 8` for each count of a map that is known. */
export function mapCountsSaid(t: TFunction, { sport }: Match, map: EsportsMap): readonly string[] {
  const name = sportText(t, sport, `period.${map.period}`)
  return mapStats(sport).flatMap((stat, index) => {
    const count = map.counts[index]
    if (count == null) return []
    const [home, away] = count.map(String)
    const word = sportText(t, sport, `stat.${stat}`)
    return [t('esports.said', { map: name, stat: word, home: home ?? '', away: away ?? '' })]
  })
}

/** Who is ahead in gold: `TES 领先 2000`; empty where nobody is. */
export function goldSaid(t: TFunction, match: Match): string {
  const lead = goldLead(match)
  if (lead === null) return ''
  return t('esports.lead', { team: teamNames(match)[lead.side], gold: String(lead.gold) })
}

/** What the row announces when it changes: maps, the counts of the running map, and the gold. */
export function rowSaid(t: TFunction, match: Match): string {
  const running = mapsOf(match).find(({ state }) => state === 'running')
  return [
    scoreWords(t, match),
    ...(running === undefined ? [] : mapCountsSaid(t, match, running)),
    goldSaid(t, match),
  ]
    .filter((words) => words !== '')
    .join(t('common.separator'))
}

/** `14-9`; a dash where it is not known. */
export function pairText(pair: Pair | null): string {
  return pair === null ? '–' : pair.join('-')
}

const THOUSAND = 1000

/** `+2.0k`, or `+600` below a thousand. */
export function goldText(gold: number): string {
  return gold < THOUSAND ? `+${String(gold)}` : `+${(Math.floor(gold / 100) / 10).toFixed(1)}k`
}
