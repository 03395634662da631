import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  type LiveRoom,
  type MarketSpec,
  type RoomModel,
  type Sport,
  teamNames,
} from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { matchPath } from '../../routes/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { MatchLine } from '../../features/room/MatchStrip.tsx'
import { MatchHead } from '../../features/marketSections/MatchHead.tsx'
import { MarketPrices } from '../../features/marketSections/MarketPrices.tsx'
import { RoomPrediction } from '../../features/predictions/RoomPrediction.tsx'
import { marketCaption, marketName } from '../../i18n/selectionNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './RoomTab.module.css'

/** The slot of the main line of each market. */
const MAIN_SLOT = 1

interface MatchTabProps {
  readonly live: LiveRoom | undefined
  readonly match$: RoomModel['match$']
  /** `null` until the room is joined. */
  readonly roomId: string | null
  /** At the side of the picture: as little as possible stands above the prices. */
  readonly beside: boolean
  /** The predictions of the winner, where they are not above the chat. */
  readonly guess: ReactNode
}

/** The state of the room's match, with its main markets. */
export function MatchTab({ live, match$, roomId, beside, guess }: MatchTabProps) {
  const { t } = useTranslation()
  const row = useStream(match$)
  const navigate = useNavigate()
  const venue = useStream(useStreams().venue.code$)
  if (row === null && live?.match != null && live.match.venue !== venue) {
    return <EmptyState art="flag" title={t('room.match.elsewhere')} text={t('room.match.elsewhereText')} />
  }
  if (row === null) {
    return <EmptyState art="flag" title={t('room.match.none')} text={t('room.match.noneText')} />
  }
  const { match, pages } = row
  return (
    <ScrollArea>
      {beside ? (
        <div className={styles.line}>
          <MatchLine match={match} />
        </div>
      ) : (
        <>
          <MatchHead match={match} stale={false} />
          <p className={styles.league}>{match.league.name}</p>
        </>
      )}
      {pages.flat().map(({ key, spec, sides }) => (
        <section key={key} className={styles.market} aria-label={titleOf(t, match.sport, spec)}>
          <h2>{titleOf(t, match.sport, spec)}</h2>
          <MarketPrices
            matchId={match.id}
            {...teamNames(match)}
            spec={spec}
            rows={[{ slot: MAIN_SLOT, sides }]}
          />
        </section>
      ))}
      {guess}
      {match.sport === 'football' && match.teams !== null && roomId !== null && (
        <RoomPrediction key={match.id} roomId={roomId} matchId={match.id} />
      )}
      <div className={styles.action}>
        <Button
          kind="secondary"
          size="medium"
          onPress={() => void navigate(matchPath(match.sport, match.id))}
        >
          {t('room.match.detail')}
        </Button>
      </div>
    </ScrollArea>
  )
}

/** Markets of a half, a set or a map have the same captions as those of the match, so they are named with their period. */
function titleOf(t: TFunction, sport: Sport, spec: MarketSpec): string {
  return spec.period === 'match' ? marketCaption(t, sport, spec) : marketName(t, sport, spec)
}
