import type { ReactNode } from 'react'
import type { TFunction } from 'i18next'
import {
  countOfAll,
  descriptorOf,
  isEsport,
  type Match,
  type Pair,
  type Stat,
} from '../../../streams/index.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { sportText } from '../../i18n/sportText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { OutrightHeader } from '../../ui/match/OutrightHeader.tsx'
import { ScoreHeader, type ScoreStat } from '../../ui/match/ScoreHeader.tsx'
import { kickOffParts, kickOffWords, oversOf, phaseWords, scoreWords } from '../../words/matchWords.ts'
import { MatchClock } from '../clock/MatchClock.tsx'

/** Score, clock, cards and corners above the markets of a match. */
export function MatchHead({ match, stale }: { readonly match: Match; readonly stale: boolean }) {
  const { t } = useTranslation()
  const zone = useZone()
  const upcoming = match.state === 'notStarted'
  if (match.teams === null)
    return (
      <OutrightHeader
        name={match.league.name}
        phase={
          upcoming
            ? t('match.starts', { time: kickOffWords(match.kickOff, zone) })
            : phaseWords(t, match, zone)
        }
        upcoming={upcoming}
        stale={stale}
      />
    )
  return (
    <ScoreHeader
      {...match.teams}
      sport={match.sport}
      phase={upcoming ? t('markets.phase.notStarted') : phaseWords(t, match, zone)}
      clock={upcoming ? undefined : clockOf(match)}
      score={match.score.join(' - ')}
      kickOff={upcoming ? kickOffParts(match.kickOff, zone) : undefined}
      scoreText={scoreWords(t, match)}
      note={upcoming ? '' : periodScores(t, match)}
      stats={upcoming ? [] : statsOf(t, match)}
      stale={stale}
    />
  )
}

/** The clock; of CSGO, which has none, the name of the map. */
function clockOf({ clock, mapName }: Match): ReactNode {
  return clock === null ? mapName : <MatchClock clock={clock} />
}

/**
 * The half-time score, or the score of each quarter or set; once extra time is played, the score of regular
 * time. Esports show theirs on a board.
 */
function periodScores(t: TFunction, { sport, facts, phase }: Match): string {
  if (isEsport(sport)) return ''
  const { half, parts } = descriptorOf(sport).board
  if (half === null) return parts.flatMap((part) => facts[part]?.join('-') ?? []).join('\u2002')
  const counted = facts[half]
  if (counted === undefined || phase === 'firstHalf') return ''
  const regular = facts['goals.extraTime'] === undefined ? undefined : facts['goals.match']
  if (regular === undefined) return t('match.halfTimeScore', { score: counted.join('-') })
  return t('match.regularScore', { score: regular.join('-') })
}

/** The icons of statistics; one without an icon is shown by its name. */
const MARKS: Readonly<Partial<Record<Stat, ScoreStat['mark']>>> = {
  corners: 'corner',
  yellowCards: 'yellow',
  redCards: 'red',
}

function statsOf(t: TFunction, { sport, facts }: Match): readonly ScoreStat[] {
  return descriptorOf(sport).board.counts.flatMap((stat) => {
    const counts = countOfAll(facts, stat)
    return counts === undefined ? [] : [scoreStat(t, sport, stat, counts)]
  })
}

function scoreStat(t: TFunction, sport: Match['sport'], key: Stat, counts: Pair): ScoreStat {
  const said = counts.map((count) => (key === 'balls' ? oversOf(count) : String(count)))
  const [home, away] = said
  const stat = sportText(t, sport, `stat.${key}`)
  const mark = MARKS[key]
  return {
    key,
    ...(mark === undefined ? { text: `${stat} ${said.join('-')}` } : { home, away, mark }),
    label: t('match.stat.said', { stat, home: home ?? '', away: away ?? '' }),
  }
}
