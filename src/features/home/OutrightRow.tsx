import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Match } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useFavourite } from '../../bindings/useFavourite.ts'
import { useStickyMatch } from '../../bindings/useSticky.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { marketCaption } from '../../i18n/selectionNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { matchPath } from '../../routes/paths.ts'
import { ClockLine } from '../../ui/match/ClockLine.tsx'
import { MatchBadges } from '../../ui/match/MatchBadges.tsx'
import { MatchRowFrame } from '../../ui/match/MatchRowFrame.tsx'
import { PriceColumn } from '../../ui/match/MarketSection.tsx'
import { phaseWords } from '../../words/matchWords.ts'
import { PriceButton } from '../price/PriceButton.tsx'

interface OutrightRowProps {
  readonly match: Match
  /** The list's prices are too old to bet on. */
  readonly stale: boolean
}

/** A tournament of the list, with the prices of its first entrants. */
export function OutrightRow({ match, stale }: OutrightRowProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const navigate = useNavigate()
  const member = useMember()
  const leaders = useStream(useMemo(() => member.leaders$(match.id), [member, match.id]))
  const favourite = useFavourite(match)
  const sticky = useStickyMatch(match)
  const href = matchPath(match.sport, match.id)
  const left = leaders?.left ?? 0
  return (
    <MatchRowFrame
      label={match.league.name}
      scoreText=""
      stale={stale}
      clock={<ClockLine phase={phaseWords(t, match, zone)} upcoming={match.state === 'notStarted'} />}
      teams={<b>{leaders === null ? '' : marketCaption(t, match.sport, leaders.spec)}</b>}
      badges={
        <MatchBadges
          favourite={
            favourite && { ...favourite, label: t('home.favourites.add', { name: match.league.name }) }
          }
          sticky={{ ...sticky, label: t('home.sticky.league', { name: match.league.name }) }}
          video={null}
          more={{
            text: t('home.row.entrants', { count: left }),
            label: t('home.row.allEntrants', { league: match.league.name, count: left }),
            href,
            onOpen: () => void navigate(href),
          }}
        />
      }
      markets={
        <PriceColumn>
          {leaders?.sides.map((side) => (
            <PriceButton
              key={side}
              matchId={match.id}
              spec={leaders.spec}
              slot={leaders.slot}
              side={side}
              home=""
              away=""
              variant="three"
              named
            />
          ))}
        </PriceColumn>
      }
    />
  )
}
