import { type CopyModel, formatMoney } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { legFor, selectionOf } from '../../words/sharedLegWords.ts'
import { seriesName } from '../../words/slipWords.ts'
import styles from './CopyOffer.module.css'

/** The bet that somebody whose bets are copied has just shared, above the chat; nothing without one. */
export function CopyOffer({ copies }: { readonly copies: CopyModel }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const offer = useStream(copies.offer$)
  if (offer === null) return null
  const { share, stake } = offer
  const { shareId, from, series } = share
  const legs = share.legs.map((leg) => legFor(t, read, leg))
  const [first] = legs
  if (first === undefined) return null
  const selection =
    legs.length === 1 ? [first.names.market, selectionOf(t, first)].join(' · ') : seriesName(t, series)
  const amount = formatMoney(stake, { symbol: true })
  const name = read(from.name)
  return (
    <div className={styles.offer} role="status" aria-label={t('copyBets.offered', { name, selection })}>
      <span className={styles.words}>
        <small>
          <bdi>{t('copyBets.offer', { name })}</bdi>
        </small>
        <b>
          <bdi>{selection}</bdi>
        </b>
      </span>
      <Button
        size="small"
        ariaLabel={t('copyBets.takeNamed', { selection, stake: amount })}
        onPress={() => {
          copies.take(shareId)
        }}
      >
        {t('copyBets.take', { stake: amount })}
      </Button>
      <IconButton
        icon="close"
        label={t('copyBets.skip')}
        onPress={() => {
          copies.skip(shareId)
        }}
      />
    </div>
  )
}
