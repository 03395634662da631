import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Kit, type KitColours } from './Kit.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './ScoreHeader.module.css'

interface ScoreSide {
  readonly name: string
  readonly kit: KitColours | null
}

export interface ScoreStat {
  readonly key: string
  /** The full text for screen readers. */
  readonly label: string
  /** `射正 6-4`, for a statistic without a mark between its two figures. */
  readonly text?: string | undefined
  readonly home?: string | undefined
  readonly away?: string | undefined
  readonly mark?: 'yellow' | 'red' | IconName | undefined
}

interface ScoreHeaderProps {
  /** The sport, whose ground tints the background. */
  sport?: string | undefined
  home: ScoreSide
  away: ScoreSide
  phase: string
  /** A slot, so that only the clock renders each second. */
  clock?: ReactNode
  /** `1 - 1`. */
  score: string
  /** Shown in place of the score before the match: the day, and the time below it. */
  kickOff?: { readonly day: string; readonly time: string } | undefined
  /** The score in words, announced when it changes. */
  scoreText: string
  /** `半场 1-0`. */
  note?: string | undefined
  stats?: readonly ScoreStat[] | undefined
  stale?: boolean | undefined
}

/** `99 - 99`: a longer score is smaller, so that the teams' names keep their width. */
const LONGEST_LARGE = 7
/** The scores of six sets; more of them, such as the frames of snooker, have lines of their own. */
const LONGEST_NOTE = 36

/** Score and clock at the top of a match. */
export function ScoreHeader(props: ScoreHeaderProps) {
  const { note = '' } = props
  const long = note.length > LONGEST_NOTE
  return (
    <div className={classNames(styles.header, props.stale && styles.stale)} data-sport={props.sport}>
      <div className={styles.score}>
        <Side side={props.home} />
        <div className={styles.middle}>
          <span className={styles.phase}>
            {props.phase} {props.clock !== undefined && <b>{props.clock}</b>}
          </span>
          {props.kickOff ? (
            <b className={styles.kickOff}>
              <span>{props.kickOff.day}</span> <span>{props.kickOff.time}</span>
            </b>
          ) : (
            <b
              className={classNames(styles.figure, props.score.length > LONGEST_LARGE && styles.long)}
              aria-hidden="true"
            >
              {props.score}
            </b>
          )}
          <VisuallyHidden live="polite">{props.scoreText}</VisuallyHidden>
          {!long && <span className={styles.note}>{note}</span>}
        </div>
        <Side side={props.away} />
      </div>
      {long && <p className={styles.parts}>{note}</p>}
      {props.stats && props.stats.length > 0 && (
        <ul className={styles.stats}>
          {props.stats.map((stat) => (
            <Stat key={stat.key} stat={stat} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Side({ side }: { side: ScoreSide }) {
  return (
    <div className={styles.side}>
      <Kit kit={side.kit} size="l" />
      <span className={styles.name}>{side.name}</span>
    </div>
  )
}

function Stat({ stat }: { stat: ScoreStat }) {
  return (
    <li>
      <VisuallyHidden>{stat.label}</VisuallyHidden>
      <span className={styles.stat} aria-hidden="true">
        {stat.text ?? (
          <>
            {stat.home} <Mark mark={stat.mark} /> {stat.away}
          </>
        )}
      </span>
    </li>
  )
}

function Mark({ mark }: { mark: ScoreStat['mark'] }) {
  if (mark === undefined) return '-'
  if (mark === 'yellow' || mark === 'red') return <i className={classNames(styles.card, styles[mark])} />
  return <Icon name={mark} size="s" />
}
