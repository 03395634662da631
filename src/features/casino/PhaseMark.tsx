import { useMemo, useRef } from 'react'
import { type CasinoStreams, PHASES, type TableView } from '../../../streams/casino.ts'
import { useCasino } from '../../bindings/useCasino.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useWritten } from '../../bindings/useWritten.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Num } from '../../ui/text/Num.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { phaseKey } from './casinoWords.ts'
import styles from './PhaseMark.module.css'

/** What a table is doing, with the seconds of its countdown. It is rendered only when that changes. */
export function PhaseMark({ tableId }: { readonly tableId: string }) {
  const { t } = useTranslation()
  const casino = useCasino()
  const view$ = useMemo(() => casino.view$(tableId), [casino, tableId])
  const phase = useStreamPart(view$, ({ value }) =>
    value == null ? null : phaseKey(value.info, value.moment, value.round !== null),
  )
  const countdown = useStreamPart(view$, ({ value }) => (value == null ? 'none' : countdownOf(value)))
  if (phase === null) return null
  const words = t(`casino.phase.${phase}`)
  if (countdown === 'none') return <span className={styles.mark}>{words}</span>
  return (
    <span className={classNames(styles.mark, countdown === 'betting' && styles.live)}>
      <Countdown view$={view$} words={words} />
    </span>
  )
}

function countdownOf({ moment: { seconds, waiting, phase } }: TableView): 'none' | 'betting' | 'other' {
  if (seconds === null || waiting) return 'none'
  return phase === PHASES.betting ? 'betting' : 'other'
}

interface CountdownProps {
  readonly view$: ReturnType<CasinoStreams['view$']>
  readonly words: string
}

/**
 * The ring, the words and the seconds. Ring and seconds are written to the document: to render them each second at each
 * table in view took half of React's time in the lobby (docs/benchmarks.md, B13 at rest).
 */
function Countdown({ view$, words }: CountdownProps) {
  const ring = useRef<HTMLElement>(null)
  const timer = useRef<HTMLSpanElement>(null)
  useWritten(view$, ({ value }) => {
    if (value == null || value.moment.seconds === null) return
    const { seconds, left } = value.moment
    if (timer.current !== null) timer.current.textContent = String(seconds)
    ring.current?.style.setProperty('--left', `${Math.round(left * 1000) / 10}%`)
  })
  return (
    <>
      <i ref={ring} className={styles.ring} />
      {words}
      <Num bold>
        <span ref={timer} role="timer" aria-live="off" />
      </Num>
    </>
  )
}
