import { useEffect, useRef, useState } from 'react'
import type { GiftShow, GiftStageModel } from '../../../streams/index.ts'
import { useLive } from '../../bindings/useLive.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamEffect } from '../../bindings/useStreamEffect.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './GiftStage.module.css'

interface GiftStageProps {
  /** The gift to play; `null` for none. */
  readonly show: GiftShow | null
  readonly anchorName: string
  /** Called when the show with this key has ended or could not be played. */
  readonly onShown: (key: string) => void
}

/**
 * Plays a gift above the chat. It never covers the video, the prices, the slip or open sheets, lets taps
 * through and does not dim what is below.
 */
export function GiftStage(props: GiftStageProps) {
  const live = useLive()
  const model = useScope((screen) => live.giftStage(screen), 'giftStage')
  return model === null ? null : <Stage {...props} model={model} />
}

function Stage({ show, anchorName, onShown, model }: GiftStageProps & { readonly model: GiftStageModel }) {
  const view = useStream(model.stage$)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const surface = useRef<HTMLDivElement>(null)
  useStreamEffect(model.shown$, onShown)
  useEffect(() => {
    if (surface.current !== null) model.attach(surface.current)
    model.setStill(still)
  }, [model, still])
  useEffect(() => {
    model.setShow(show)
  }, [model, show])
  return (
    <div className={classNames(styles.stage, view.show !== null && styles.on)}>
      <div ref={surface} className={styles.surface} aria-hidden="true" />
      {view.show !== null && (
        <>
          {view.look === 'still' && <GiftIcon address={view.show.gift.icon} />}
          <Plate show={view.show} anchorName={anchorName} />
        </>
      )}
    </div>
  )
}

/** Shown in place of an animation that failed to load, or with reduced motion. */
function GiftIcon({ address }: { readonly address: string }) {
  const [broken, setBroken] = useState(false)
  if (address === '' || broken) return <Icon name="trophy" className={styles.icon} />
  return <img className={styles.icon} src={address} alt="" onError={() => setBroken(true)} />
}

function Plate({ show, anchorName }: { readonly show: GiftShow; readonly anchorName: string }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { from, gift, total } = show
  const giver = read(from.name)
  const names = { anchor: anchorName, gift: read(gift.name) }
  return (
    <div
      className={styles.plate}
      role="img"
      aria-label={t('player.gift.said', { ...names, name: giver, count: total })}
    >
      <img className={styles.gift} src={gift.icon} alt="" />
      <div className={styles.words}>
        <b>{giver}</b>
        <small>{t('player.gift.to', names)}</small>
      </div>
      <span className={styles.count}>×{total}</span>
    </div>
  )
}
