import { useState } from 'react'
import type { OrderPush } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { matchName } from '../../words/slipWords.ts'
import { legFor, selectionOf } from '../../words/sharedLegWords.ts'
import { useOddsText } from './useOddsText.ts'
import styles from './OrderPushBanner.module.css'

interface OrderPushBannerProps {
  readonly push: OrderPush
  /** Puts it into the slip, at the present price. */
  readonly onTake: (push: OrderPush) => void
}

/** A tip pushed by the anchor or an admin. It is removed when they withdraw it. Without bets there is no button. */
export function OrderPushBanner({ push, onTake }: OrderPushBannerProps) {
  const { t } = useTranslation()
  const { hasLobby } = useMember()
  const read = useLocalText()
  const leg = legFor(t, read, push.leg)
  const price = useOddsText()(leg.agreedOdds)
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  return (
    <div className={styles.banner} aria-label={t('room.push.label')} role="status">
      <span className={styles.label}>{t('room.push.label')}</span>
      <span className={styles.words}>
        <b>
          <bdi>{[leg.names.market, selectionOf(t, leg)].join(' · ')}</bdi>{' '}
          <span className={styles.price}>@{price}</span>
        </b>
        <small>
          <bdi>{read(push.from.name)}</bdi> · <bdi>{matchName(t, leg)}</bdi>
        </small>
      </span>
      {!hasLobby && (
        <Button
          size="small"
          ariaLabel={t('room.share.followNamed', { selection: selectionOf(t, leg) })}
          onPress={() => {
            onTake(push)
          }}
        >
          {t('room.share.follow')}
        </Button>
      )}
      <IconButton
        icon="close"
        label={t('room.push.close')}
        onPress={() => {
          setHidden(true)
        }}
      />
    </div>
  )
}
