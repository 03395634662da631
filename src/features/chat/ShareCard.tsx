import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { formatLine, type Leg, type RoomMessage, sideLine } from '../../../streams/index.ts'
import { Button } from '../../ui/Button.tsx'
import { legName, matchName, scoreWords, seriesName } from '../slip/slipWords.ts'
import { useOddsText } from './useOddsText.ts'
import styles from './ShareCard.module.css'

interface ShareCardProps {
  readonly share: Extract<RoomMessage, { type: 'orderShare' }>
  readonly followers: number
  readonly mine: boolean
  readonly onFollow: (shareId: string) => void
}

/** A bet that its owner shows: never the stake, and the price as a thing of the past. */
export function ShareCard({ share, followers, mine, onFollow }: ShareCardProps) {
  const { t } = useTranslation()
  const { legs, series } = share
  const [first] = legs
  if (first === undefined) return null
  const single = legs.length === 1
  const name = single ? nameOf(t, first) : seriesName(t, series)
  return (
    <section className={styles.card} aria-label={t('room.share.label', { name: share.from.name })}>
      {!single && <b className={styles.series}>{name}</b>}
      {legs.map((leg, index) => (
        <LegLines key={`${leg.choice.matchId} ${index}`} leg={leg} />
      ))}
      <div className={styles.foot}>
        <span>
          {[t('room.share.followers', { count: followers }), ...(mine ? [] : [t('room.share.requote')])].join(
            ' · ',
          )}
        </span>
        {mine ? (
          <span className={styles.mine}>{t('room.share.mine')}</span>
        ) : (
          <Button
            size="small"
            ariaLabel={t('room.share.followNamed', { selection: name })}
            onPress={() => {
              onFollow(share.shareId)
            }}
          >
            {t('room.share.follow')}
          </Button>
        )}
      </div>
    </section>
  )
}

function LegLines({ leg }: { readonly leg: Leg }) {
  const { t } = useTranslation()
  const price = useOddsText()(leg.agreedOdds)
  const score = scoreWords(leg.score)
  return (
    <div className={styles.leg}>
      <div className={styles.selection}>
        <bdi>{nameOf(t, leg)}</bdi>
        <s aria-label={t('room.share.past', { price })}>{price}</s>
      </div>
      <bdi className={styles.detail}>
        {[leg.names.market, matchName(t, leg)].filter((part) => part !== '').join(' · ')}
        {score === undefined ? '' : ` (${score})`}
      </bdi>
    </div>
  )
}

function nameOf(t: TFunction, leg: Leg): string {
  const { spec, side, line } = leg.choice
  const text =
    line === null ? '' : formatLine(sideLine(spec, side, line), { signed: spec.kind === 'handicap' })
  return legName(t, leg, text)
}
