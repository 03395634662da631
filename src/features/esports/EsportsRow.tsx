import { memo, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Match, teamNames } from '../../../streams/index.ts'
import { useBeginner } from '../../bindings/useBeginner.ts'
import { useFavourite } from '../../bindings/useFavourite.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { matchPath } from '../../routes/paths.ts'
import { ClockLine } from '../../ui/match/ClockLine.tsx'
import { MatchBadges } from '../../ui/match/MatchBadges.tsx'
import { MatchRowFrame } from '../../ui/match/MatchRowFrame.tsx'
import { phaseWords } from '../../words/matchWords.ts'
import { MatchClock } from '../clock/MatchClock.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { EsportsPrices, WinnerPrices } from './EsportsPrices.tsx'
import { MapLine } from './MapLine.tsx'
import { rowSaid } from './mapWords.ts'
import { TeamMaps } from './TeamMaps.tsx'
import styles from './EsportsRow.module.css'

interface EsportsRowProps {
  readonly matchId: string
  readonly leagueId: string
  /** The page of price columns; all rows of a league turn together. */
  readonly page: number
  readonly onTurn: (leagueId: string, page: number) => void
  /** The list's prices are too old to bet on. */
  readonly stale: boolean
}

/** A match of esports in a list. */
export const EsportsRow = memo(function EsportsRow(props: EsportsRowProps) {
  const { matchId, leagueId, page, onTurn, stale } = props
  const { t } = useTranslation()
  const member = useMember()
  const row = useStream(useMemo(() => member.row$(matchId), [member, matchId]))
  const beginner = useBeginner()
  if (row?.match.teams == null) return null
  const { match, pages } = row
  const main = beginner ? pages[0]?.[0] : undefined
  const names = teamNames(match)
  const place = { matchId, ...names }
  return (
    <MatchRowFrame
      label={t('home.row.label', names)}
      scoreText={rowSaid(t, match)}
      stale={stale}
      stacked={main !== undefined}
      clock={<RowClock match={match} />}
      teams={<RowTeams match={match} />}
      badges={<RowBadges match={match} />}
      markets={
        main === undefined ? (
          <EsportsPrices
            {...place}
            pages={pages}
            page={page}
            onTurn={(next) => {
              onTurn(leagueId, next)
            }}
          />
        ) : (
          <WinnerPrices {...place} column={main} />
        )
      }
    />
  )
})

interface MatchProps {
  readonly match: Match
}

/** The map with its clock, or with its name where maps have names and no clock; and the format. */
function RowClock({ match }: MatchProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const { clock, state, mapName, bestOf } = match
  const upcoming = state === 'notStarted'
  const runs = clock !== null && clock.running && !upcoming
  return (
    <div className={styles.clock}>
      <ClockLine
        phase={phaseWords(t, match, zone)}
        time={runs ? <MatchClock clock={clock} /> : upcoming ? '' : (mapName ?? '')}
        upcoming={upcoming}
      />
      {bestOf !== undefined && <span className={styles.format}>{`BO${String(bestOf)}`}</span>}
    </div>
  )
}

function RowTeams({ match }: MatchProps) {
  const { t } = useTranslation()
  const { teams, serving, state } = match
  if (teams === null) return null
  const attacks = (side: 'home' | 'away') =>
    serving === side ? t('esports.attacks', { team: teams[side].name }) : null
  return (
    <>
      <TeamMaps match={match} team={teams.home} side={0} attacksLabel={attacks('home')} />
      <TeamMaps match={match} team={teams.away} side={1} attacksLabel={attacks('away')} />
      {state !== 'notStarted' && <MapLine match={match} />}
    </>
  )
}

function RowBadges({ match }: MatchProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const href = matchPath(match.sport, match.id)
  const names = teamNames(match)
  const favourite = useFavourite(match)
  const markets = String(match.marketCount)
  return (
    <MatchBadges
      favourite={favourite && { ...favourite, label: t('home.row.favourite', names) }}
      sticky={null}
      video={null}
      more={{
        text: `+${markets}`,
        label: t('home.row.moreMarkets', { ...names, markets }),
        href,
        onOpen: () => void navigate(href),
      }}
    />
  )
}
