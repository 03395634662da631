import { useId } from 'react'
import dayjs from 'dayjs'
import type { Match } from '../../../streams/index.ts'
import type {
  MatchPredictionModel,
  MatchPredictionView,
  ScorePrediction,
} from '../../../streams/predictions.ts'
import { usePredictions } from '../../bindings/usePredictions.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PREDICTORS_PATH } from '../../routes/newsPaths.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { scoreText, verdictWords } from '../../words/predictionWords.ts'
import { OthersShare } from './OthersShare.tsx'
import { ScoreForm } from './ScoreForm.tsx'
import styles from './Predictions.module.css'

/** The final score of a match as the member and others expect it. */
export function PredictionPanel({ match }: { readonly match: Match }) {
  const predictions = usePredictions()
  const { id, kickOff } = match
  const model = useScope((scope) => predictions.ofMatch(scope, { id, kickOff }), predictions, id, kickOff)
  return model === null ? null : <Panel match={match} model={model} />
}

interface PanelProps {
  readonly match: Match
  readonly model: MatchPredictionModel
}

function Panel({ match, model }: PanelProps) {
  const { t } = useTranslation()
  const ids = { own: useId(), others: useId() }
  const open = useOpenPage()
  const seen = useStream(model.view$)
  // A venue may say that the match has begun before its time has come.
  const view = { ...seen, begun: seen.begun || match.state !== 'notStarted' }
  const { known } = view
  return (
    <>
      <section className={styles.section} aria-labelledby={ids.own}>
        <h2 id={ids.own} className={styles.title}>
          {t('predictions.question')}
        </h2>
        <Freshness known={known} onRetry={model.refresh} />
        {known.value !== undefined && <Own match={match} view={view} model={model} />}
      </section>
      {known.value !== undefined && (
        <section className={styles.section} aria-labelledby={ids.others}>
          <h2 id={ids.others} className={styles.title}>
            {t('predictions.others')}
          </h2>
          <OthersShare match={match} share={known.value.share} />
          <Button
            kind="quiet"
            onPress={() => {
              open(PREDICTORS_PATH)
            }}
          >
            {t('predictions.best')}
          </Button>
        </section>
      )}
    </>
  )
}

/** States in which a match takes no predictions although it has not begun. */
const PUT_OFF: readonly Match['state'][] = ['delayed', 'postponed', 'cancelled', 'unknown']

interface FreshnessProps {
  readonly known: MatchPredictionView['known']
  readonly onRetry: () => void
}

/** Loading, failed with a retry, or old; nothing while all is well. */
function Freshness({ known, onRetry }: FreshnessProps) {
  const { t } = useTranslation()
  const retry = { label: t('common.action.retry'), onPress: onRetry }
  switch (known.status) {
    case 'connecting':
      return <Skeleton shape="records" rows={2} label={t('common.loading')} />
    case 'failed':
      return (
        <Banner icon="offline" action={retry}>
          {t('predictions.failed')}
        </Banner>
      )
    case 'stale':
      return (
        <Banner icon="offline" action={retry}>
          {t('predictions.old', { time: dayjs(known.asOf).format('HH:mm:ss') })}
        </Banner>
      )
    case 'live':
      return null
  }
}

interface OwnProps extends PanelProps {
  readonly view: MatchPredictionView
}

function Own({ match, view, model }: OwnProps) {
  const { own, begun, changed } = view
  const { t } = useTranslation()
  const closedWords = (): string => {
    if (PUT_OFF.includes(match.state)) return t('predictions.putOff')
    return changed ? t('predictions.draftKept', { score: scoreText(view.score) }) : t('predictions.begun')
  }
  return (
    <>
      {!begun && <ScoreForm match={match} view={view} model={model} />}
      {begun && (
        <p className={styles.say} role="status">
          {closedWords()}
        </p>
      )}
      {own === null ? begun && <p className={styles.quiet}>{t('predictions.none')}</p> : <Stored own={own} />}
    </>
  )
}

/** The stored prediction, and what became of it. */
function Stored({ own }: { readonly own: ScorePrediction }) {
  const { t } = useTranslation()
  return (
    <div className={styles.own}>
      <b>{t('predictions.mine', { score: scoreText(own) })}</b>
      {own.result !== null && <span>{t('predictions.result', { score: scoreText(own.result) })}</span>}
      <span>{verdictWords(t, own)}</span>
    </div>
  )
}
