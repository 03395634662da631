import { useEffect, useMemo, useRef } from 'react'
import type { DanmakuModel, DanmakuSettings, Gift } from '../../../streams/index.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamEffect } from '../../bindings/useStreamEffect.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { danmakuWords } from '../../words/danmakuWords.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { createFlights } from './flights.ts'
import styles from './DanmakuLayer.module.css'

interface DanmakuLayerProps {
  readonly model: DanmakuModel
  readonly gifts: readonly Gift[]
  /** Whether the member has blocked a speaker, whose messages do not fly then. */
  readonly isBlocked: (speakerId: string) => boolean
}

/** The chat that flies over the picture. Hidden from screen readers, which read the chat itself. */
export function DanmakuLayer(props: DanmakuLayerProps) {
  const settings = useStream(props.model.settings$)
  return settings.on ? <Flights {...props} settings={settings} /> : null
}

const SHARES: Readonly<Record<DanmakuSettings['area'], number>> = { quarter: 0.25, half: 0.5, full: 1 }

function Flights({
  model,
  gifts,
  isBlocked,
  settings,
}: DanmakuLayerProps & { readonly settings: DanmakuSettings }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const surface = useRef<HTMLDivElement>(null)
  const flights = useMemo(() => createFlights(styles), [])
  const { area, size } = settings
  useEffect(() => {
    flights.setWords((message) => danmakuWords(t, message, { gifts, read }))
  }, [flights, t, gifts, read])
  useEffect(() => {
    const element = surface.current
    if (element === null) return undefined
    flights.attach(element)
    const measure = (): void => {
      flights.clear()
      const lanes = Math.floor((element.clientHeight * SHARES[area]) / flights.laneHeight())
      model.setStage({
        width: element.clientWidth,
        lanes: Math.max(1, lanes),
        still,
        hides: ({ from }) => isBlocked(from.id),
        widthOf: flights.widthOf,
      })
    }
    measure()
    // When the picture becomes full screen or turns.
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    resized?.observe(element)
    return () => {
      resized?.disconnect()
      model.setStage(null)
      flights.clear()
    }
  }, [flights, model, area, size, still, isBlocked])
  useStreamEffect(model.flights$, flights.begin)
  useStreamEffect(model.withdrawn$, flights.remove)
  return (
    <div
      ref={surface}
      className={classNames(styles.layer, styles[size])}
      style={{ opacity: settings.opacity }}
      aria-hidden="true"
    />
  )
}
