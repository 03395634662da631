import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { MoveMark, type Move } from './MoveMark.tsx'
import { classNames } from './classNames.ts'
import styles from './SlipLeg.module.css'

/** One reason why a leg needs a look, and one way out. */
export interface LegReason {
  readonly icon: IconName
  readonly text: string
  /** `now` is amber: the member can act or wait. `refused` is danger. */
  readonly tone: 'now' | 'refused'
  readonly action?:
    | {
        readonly label: string
        readonly onPress: () => void
        /** `button` for accepting a line, `link` for the rest. */
        readonly kind?: 'button' | 'link'
      }
    | undefined
}

interface SlipLegProps {
  name: string
  /** The line it had, struck through before `line`. */
  formerLine?: string | null | undefined
  /** `-0.5/1`; part of the name, apart so that a new line can follow the struck one. */
  line?: string | undefined
  market: string
  /** The clock or phase, amber. */
  clock?: ReactNode
  /** `(1-1)` */
  score?: string | undefined
  match: string
  /** `null` shows a padlock. */
  price: string | null
  formerPrice?: string | null | undefined
  move?: Move | null | undefined
  /** Counts toward the bet. An off leg stays in place, dimmed. */
  counts?: boolean | undefined
  reason?: LegReason | null | undefined
  /** Without it the leg is only shown, with a clock in the cross's place. */
  remove?: { readonly label: string; readonly onPress: () => void } | undefined
  /** A `StakeField`, or the stake as placed. */
  stake?: ReactNode
  /** Parlay legs stand closer and have no stake. */
  compact?: boolean | undefined
}

/** A chosen selection in the slip. */
export function SlipLeg(props: SlipLegProps) {
  const { counts = true, compact = false, reason, remove } = props
  return (
    <li className={classNames(styles.leg, compact && styles.compact, !counts && styles.off)}>
      {remove ? (
        <button type="button" className={styles.remove} aria-label={remove.label} onClick={remove.onPress}>
          <Icon name="close" size="m" />
        </button>
      ) : (
        <Icon name="clock" size="m" className={styles.pending} />
      )}
      <LegWords {...props} />
      <div className={styles.right}>
        <LegPrice {...props} />
        {props.stake}
      </div>
      {reason && <LegReasonLine reason={reason} />}
    </li>
  )
}

function LegWords({ name, formerLine, line, market, clock, score, match }: SlipLegProps) {
  return (
    <div className={styles.words}>
      <div className={styles.name}>
        {name} {formerLine && <s>{formerLine}</s>} {line}
      </div>
      <div className={styles.market}>
        {market}
        {clock !== undefined && (
          <>
            {' · '}
            <span className={styles.clock}>{clock}</span>
          </>
        )}{' '}
        {score}
      </div>
      <div className={styles.match}>{match}</div>
    </div>
  )
}

function LegPrice({ price, formerPrice, move }: SlipLegProps) {
  return (
    <span className={classNames(styles.price, move && styles[move])}>
      {formerPrice && <s className={styles.former}>{formerPrice}</s>}
      {price ?? <Icon name="lock" size="m" />}
      {move && <MoveMark move={move} />}
    </span>
  )
}

function LegReasonLine({ reason }: { reason: LegReason }) {
  const { action } = reason
  return (
    <div className={classNames(styles.reason, styles[reason.tone])} role="status">
      <Icon name={reason.icon} size="m" />
      <span>{reason.text}</span>
      {action && (
        <button
          type="button"
          className={action.kind === 'button' ? styles.accept : styles.way}
          onClick={action.onPress}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
