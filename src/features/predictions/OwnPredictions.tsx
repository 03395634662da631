import type { PredictorsModel, ScorePrediction } from '../../../streams/predictions.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { matchPath } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { kickOffWords } from '../../words/matchWords.ts'
import { scoreText, verdictWords } from '../../words/predictionWords.ts'
import { FeedParts, MoreFailed } from '../loading/FeedParts.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'
import styles from './Predictions.module.css'

/** The member's own predictions, newest first; each opens its match. */
export function OwnPredictions({ model }: { readonly model: PredictorsModel }) {
  const { t } = useTranslation()
  const feed = useStream(model.own$)
  return (
    <ScrollArea sunken>
      <FeedParts feed={feed} failed={t('predictions.ownFailed')} onRetry={model.refresh}>
        {({ items, more, loadingMore, moreFailed }) =>
          items.length === 0 ? (
            <EmptyState art="flag" title={t('predictions.ownEmpty')} text={t('predictions.ownEmptyText')} />
          ) : (
            <>
              <ul className={styles.list} aria-busy={loadingMore}>
                {items.map((prediction) => (
                  <li key={prediction.matchId}>
                    <OwnCard prediction={prediction} />
                  </li>
                ))}
              </ul>
              {moreFailed && <MoreFailed failed={t('predictions.ownMoreFailed')} onRetry={model.more} />}
              {more && !moreFailed && <MoreOnSight key={items.length} onMore={model.more} />}
            </>
          )
        }
      </FeedParts>
    </ScrollArea>
  )
}

function OwnCard({ prediction }: { readonly prediction: ScorePrediction }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const zone = useZone()
  const { matchId, league, homeName, awayName, kickOff, result } = prediction
  return (
    <RouteLink to={matchPath('football', matchId)} className={styles.card}>
      <small>{[read(league), kickOffWords(kickOff, zone)].filter((part) => part !== '').join(' · ')}</small>
      <b>{t('common.versus', { home: read(homeName), away: read(awayName) })}</b>
      <span className={styles.line}>
        <span>{t('predictions.mine', { score: scoreText(prediction) })}</span>
        {result !== null && <span>{t('predictions.result', { score: scoreText(result) })}</span>}
        <span>{verdictWords(t, prediction)}</span>
      </span>
    </RouteLink>
  )
}
