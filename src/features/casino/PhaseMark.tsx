import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { PHASES, type TableView } from '../../../streams/casino.ts'
import { Num } from '../../ui/text/Num.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { phaseWords } from './casinoWords.ts'
import styles from './PhaseMark.module.css'

/** What a table is doing, with the seconds of its countdown. */
export function PhaseMark({ table }: { readonly table: TableView }) {
  const { t } = useTranslation()
  const { info, round, moment } = table
  const { seconds, left, waiting, phase } = moment
  const words = phaseWords(t, info, moment, round !== null)
  if (seconds === null || waiting) return <span className={styles.mark}>{words}</span>
  const share = { '--left': `${Math.round(left * 1000) / 10}%` } as CSSProperties
  return (
    <span className={classNames(styles.mark, phase === PHASES.betting && styles.live)}>
      <i className={styles.ring} style={share} />
      {words}
      <span role="timer" aria-live="off">
        <Num bold>{seconds}</Num>
      </span>
    </span>
  )
}
