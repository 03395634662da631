import { useId, useMemo } from 'react'
import type { Leg, RoomMessage, SharedNow } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { matchName, scoreWords, seriesName } from '../../words/slipWords.ts'
import type { LineActions } from './lineActions.ts'
import { legFor, selectionOf } from '../../words/sharedLegWords.ts'
import { useOddsText } from './useOddsText.ts'
import styles from './ShareCard.module.css'

interface ShareCardProps {
  readonly share: Extract<RoomMessage, { type: 'orderShare' }>
  readonly followers: number
  readonly mine: boolean
  readonly actions: Pick<LineActions, 'follow' | 'sharedNow$'>
}

/**
 * A bet that a member shares. The stake is never shown. Each leg has the price at which it was taken and the
 * present one.
 */
export function ShareCard({ share, followers, mine, actions }: ShareCardProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const noteId = useId()
  const { series } = share
  const shared = useShared(actions, share.shareId)
  const status = shared?.status ?? 'open'
  const legs = share.legs.map((leg) => legFor(t, read, leg))
  const [first] = legs
  if (first === undefined) return null
  const single = legs.length === 1
  const name = single ? selectionOf(t, first) : seriesName(t, series)
  return (
    <section className={styles.card} aria-label={t('room.share.label', { name: read(share.from.name) })}>
      {!single && <b className={styles.series}>{name}</b>}
      {legs.map((leg, index) => (
        <LegLines key={`${leg.choice.matchId} ${index}`} leg={leg} now={shared?.odds[index] ?? null} />
      ))}
      <div className={styles.foot}>
        <span>
          {t('room.share.followers', { count: followers })}
          {!mine && (
            <>
              {' · '}
              <span id={noteId}>
                {status === 'open' ? t('room.share.requote') : t(`room.share.${status}`)}
              </span>
            </>
          )}
        </span>
        {mine ? (
          <span className={styles.mine}>{t('room.share.mine')}</span>
        ) : (
          <Button
            size="small"
            disabled={status !== 'open'}
            describedBy={noteId}
            ariaLabel={t('room.share.followNamed', { selection: name })}
            onPress={() => {
              actions.follow(share.shareId)
            }}
          >
            {t('room.share.follow')}
          </Button>
        )}
      </div>
    </section>
  )
}

function useShared({ sharedNow$ }: Pick<LineActions, 'sharedNow$'>, shareId: string): SharedNow | null {
  return useStream(useMemo(() => sharedNow$(shareId), [sharedNow$, shareId]))
}

function LegLines({ leg, now }: { readonly leg: Leg; readonly now: Leg['agreedOdds'] | null }) {
  const { t } = useTranslation()
  const priceText = useOddsText()
  const price = priceText(leg.agreedOdds)
  const score = scoreWords(leg.score)
  return (
    <div className={styles.leg}>
      <div className={styles.selection}>
        <bdi>{selectionOf(t, leg)}</bdi>
        <span className={styles.prices}>
          <small>{t('room.share.past', { price })}</small>
          {now !== null && (
            <b aria-label={t('room.share.now', { price: priceText(now) })}>{priceText(now)}</b>
          )}
        </span>
      </div>
      <bdi className={styles.detail}>
        {[leg.names.market, matchName(t, leg)].filter((part) => part !== '').join(' · ')}
        {score === undefined ? '' : ` (${score})`}
      </bdi>
    </div>
  )
}
