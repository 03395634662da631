import { useId } from 'react'
import type { RoomShareModel, RoomShareView } from '../../../streams/predictions.ts'
import { usePredictions } from '../../bindings/usePredictions.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { failureText } from '../../i18n/failureText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { matchPath } from '../../routes/paths.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { scoreText } from '../../words/predictionWords.ts'
import styles from './Predictions.module.css'

interface RoomPredictionProps {
  readonly roomId: string
  /** The football match that the room is about. */
  readonly matchId: string
}

/** The member's prediction of a room's match, and the way to show it in the room. */
export function RoomPrediction({ roomId, matchId }: RoomPredictionProps) {
  const predictions = usePredictions()
  const model = useScope((scope) => predictions.inRoom(scope, roomId, matchId), predictions, roomId, matchId)
  return model === null ? null : <Part model={model} matchId={matchId} />
}

function Part({ model, matchId }: { readonly model: RoomShareModel; readonly matchId: string }) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const view = useStream(model.view$)
  if (view.room === null && view.problem === null) return null
  const retry = { label: t('common.action.retry'), onPress: model.refresh }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('predictions.room.title')}
      </h2>
      {view.problem !== null && (
        <Banner icon="info" action={view.room === null ? retry : null}>
          {failureText(i18n, view.problem)}
        </Banner>
      )}
      {view.room !== null && <Known room={view.room} view={view} model={model} matchId={matchId} />}
    </section>
  )
}

interface KnownProps {
  readonly room: NonNullable<RoomShareView['room']>
  readonly view: RoomShareView
  readonly model: RoomShareModel
  readonly matchId: string
}

function Known({ room: { predicted, open, shared }, view, model, matchId }: KnownProps) {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  if (predicted === null) {
    return (
      <>
        <p className={styles.quiet}>{t(open ? 'predictions.room.none' : 'predictions.room.closed')}</p>
        {open && (
          <Button
            kind="secondary"
            size="medium"
            onPress={() => {
              openPage(`${matchPath('football', matchId)}?tab=predict`)
            }}
          >
            {t('predictions.room.predict')}
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <p className={styles.own}>
        <b>{t('predictions.mine', { score: scoreText(predicted) })}</b>
      </p>
      {shared ? (
        <p className={styles.say} role="status">
          {t('predictions.room.shared')}
        </p>
      ) : (
        <Button kind="secondary" size="medium" busy={view.phase !== 'ready'} onPress={model.share}>
          {t('predictions.room.share')}
        </Button>
      )}
      {view.phase === 'checking' && (
        <p className={styles.say} role="status">
          {t('predictions.room.checking')}
        </p>
      )}
    </>
  )
}
