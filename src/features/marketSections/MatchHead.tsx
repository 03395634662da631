import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { Match, Pair } from '../../../streams/index.ts'
import { ScoreHeader, type ScoreStat } from '../../ui/ScoreHeader.tsx'
import { kickOffWords, phaseWords, scoreWords } from '../matchRow/matchWords.ts'
import { MatchClock } from '../matchRow/MatchClock.tsx'

/** Score, clock, cards and corners over the markets of a match. */
export function MatchHead({ match, stale }: { readonly match: Match; readonly stale: boolean }) {
  const { t } = useTranslation()
  const upcoming = match.state === 'notStarted'
  return (
    <ScoreHeader
      home={match.home}
      away={match.away}
      phase={upcoming ? t('markets.phase.notStarted') : phaseWords(t, match)}
      clock={match.clock === null || upcoming ? undefined : <MatchClock clock={match.clock} />}
      score={upcoming ? kickOffWords(match.kickOff) : match.score.join(' - ')}
      scoreText={scoreWords(t, match)}
      note={upcoming ? '' : periodScores(t, match)}
      stats={upcoming ? [] : statsOf(t, match)}
      stale={stale}
    />
  )
}

/** How it stood at half-time, or what each quarter or set brought. */
function periodScores(t: TFunction, { sport, facts, phase }: Match): string {
  if (sport === 'football') {
    const half = facts['goals.firstHalf']
    return half === undefined || phase === 'firstHalf'
      ? ''
      : t('match.halfTimeScore', { score: half.join('-') })
  }
  return PERIODS.flatMap((period) => facts[period]?.join('-') ?? []).join('\u2002')
}

const PERIODS = [
  'points.quarter1',
  'points.quarter2',
  'points.quarter3',
  'points.quarter4',
  'games.set1',
  'games.set2',
  'games.set3',
] as const

function statsOf(t: TFunction, match: Match): readonly ScoreStat[] {
  if (match.sport !== 'football') return []
  return [
    ...(match.corners === null ? [] : [stat(t, 'corners', match.corners, 'corner')]),
    stat(t, 'yellowCards', match.yellowCards, 'yellow'),
    stat(t, 'redCards', match.redCards, 'red'),
  ]
}

function stat(
  t: TFunction,
  key: 'corners' | 'yellowCards' | 'redCards',
  counts: Pair,
  mark: NonNullable<ScoreStat['mark']>,
): ScoreStat {
  const [home, away] = counts.map(String)
  return {
    key,
    home: home ?? '',
    away: away ?? '',
    mark,
    label: t('match.stat.said', { stat: t(`match.stat.${key}`), home: home ?? '', away: away ?? '' }),
  }
}
