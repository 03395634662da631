import { memo, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TFunction } from 'i18next'
import { countOfAll, type Match, runningCount, type Team, teamNames } from '../../../streams/index.ts'
import { sportText } from '../../i18n/sportText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { matchPath, matchRoomPath } from '../../routes/paths.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useBeginner } from '../../bindings/useBeginner.ts'
import { useFavourite } from '../../bindings/useFavourite.ts'
import { useStickyMatch } from '../../bindings/useSticky.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { ClockLine } from '../../ui/match/ClockLine.tsx'
import { MatchBadges } from '../../ui/match/MatchBadges.tsx'
import { MatchRowFrame } from '../../ui/match/MatchRowFrame.tsx'
import { TeamLine } from '../../ui/match/TeamLine.tsx'
import { MatchClock } from '../clock/MatchClock.tsx'
import { phaseWords, scoreWords, turnWords } from '../../words/matchWords.ts'
import { MainMarket } from './MainMarket.tsx'
import { OutrightRow } from './OutrightRow.tsx'
import { RowPrices } from './RowPrices.tsx'

interface MatchRowProps {
  readonly matchId: string
  readonly leagueId: string
  /** The page of price columns; all rows of a league turn together. */
  readonly page: number
  readonly onTurn: (leagueId: string, page: number) => void
  /** The list's prices are too old to bet on. */
  readonly stale: boolean
}

/** One match of the list. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { matchId, leagueId, page, onTurn, stale } = props
  const member = useMember()
  const row = useStream(useMemo(() => member.row$(matchId), [member, matchId]))
  const beginner = useBeginner()
  const { t } = useTranslation()
  if (row === null) return null
  const { match, pages } = row
  const main = beginner ? pages[0]?.[0] : undefined
  if (match.teams === null) return <OutrightRow match={match} stale={stale} />
  const names = teamNames(match)
  return (
    <MatchRowFrame
      label={t('home.row.label', names)}
      scoreText={scoreWords(t, match)}
      stale={stale}
      stacked={main !== undefined}
      clock={<RowClock match={match} />}
      teams={
        <>
          <RowTeam match={match} team={match.teams.home} side={0} />
          <RowTeam match={match} team={match.teams.away} side={1} />
        </>
      }
      badges={<RowBadges match={match} />}
      markets={
        main === undefined ? (
          <RowPrices
            matchId={matchId}
            {...names}
            pages={pages}
            page={page}
            onTurn={(next) => {
              onTurn(leagueId, next)
            }}
          />
        ) : (
          <MainMarket matchId={matchId} {...names} column={main} />
        )
      }
    />
  )
})

function RowClock({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const zone = useZone()
  const upcoming = match.state === 'notStarted'
  return (
    <ClockLine
      phase={phaseWords(t, match, zone)}
      time={match.clock === null || upcoming ? turnWords(t, match) : <MatchClock clock={match.clock} />}
      upcoming={upcoming}
      corners={cornersOf(t, match)}
    />
  )
}

function cornersOf(t: TFunction, { facts, state }: Match) {
  const corners = countOfAll(facts, 'corners')
  if (corners === undefined || state === 'notStarted') return null
  const [home, away] = corners
  return {
    text: `${String(home)}-${String(away)}`,
    label: t('home.row.corners', { home: String(home), away: String(away) }),
  }
}

interface RowTeamProps {
  readonly match: Match
  readonly team: Team
  readonly side: 0 | 1
}

function RowTeam({ match, team, side }: RowTeamProps) {
  const { t } = useTranslation()
  const reds = countOfAll(match.facts, 'redCards')?.[side] ?? 0
  const running = runningCount(match)
  const serves = match.serving === (side === 0 ? 'home' : 'away')
  return (
    <TeamLine
      name={team.name}
      kit={team.kit}
      score={match.state === 'notStarted' ? '' : String(match.score[side])}
      redCards={reds > 0 ? { count: reds, label: t('home.row.redCards', { count: reds }) } : null}
      servingLabel={serves ? sportText(t, match.sport, 'serving') : null}
      running={running === null ? null : String(running[side])}
    />
  )
}

function RowBadges({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const href = matchPath(match.sport, match.id)
  const names = teamNames(match)
  const favourite = useFavourite(match)
  const sticky = useStickyMatch(match)
  const room = matchRoomPath(match.sport, match.id)
  const watch = { href: room, onOpen: () => void navigate(room) }
  return (
    <MatchBadges
      favourite={favourite && { ...favourite, label: t('home.row.favourite', names) }}
      sticky={{ ...sticky, label: t('home.sticky.match', names) }}
      video={match.video ? { ...watch, label: t('home.row.watch', names) } : null}
      more={{
        text: `+${String(match.marketCount)}`,
        label: t('home.row.moreMarkets', { ...names, markets: String(match.marketCount) }),
        href,
        onOpen: () => void navigate(href),
      }}
    />
  )
}
