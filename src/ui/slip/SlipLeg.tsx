import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { MoveMark, type Move } from '../match/MoveMark.tsx'
import { classNames } from '../text/classNames.ts'
import { useHeldHeight } from '../sheet/useHeldHeight.ts'
import styles from './SlipLeg.module.css'

/** Why a leg needs the member's attention, and what can be done. */
export interface LegReason {
  readonly icon: IconName
  /** May be empty when the icon and the action say it. */
  readonly text: string
  /** `now` is amber: the member can act or wait. `refused` is the colour of danger. */
  readonly tone: 'now' | 'refused'
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  /**
   * Whether it is shown in place of the clock and the score, with short words, so that nothing moves: for what
   * arrives while the member is reading or typing. Otherwise it has a row of its own.
   */
  readonly inline?: boolean | undefined
}

interface SlipLegProps {
  name: string
  /** The former line, struck through before `line`. */
  formerLine?: string | null | undefined
  /** `-0.5/1`; separate from the name, so that it can follow the struck former line. */
  line?: string | undefined
  market: string
  /** The clock or phase, in amber. */
  clock?: ReactNode
  /** `(1-1)`. */
  score?: string | undefined
  match: string
  /** `null` shows a padlock. */
  price: string | null
  formerPrice?: string | null | undefined
  move?: Move | null | undefined
  /** Whether the leg is part of the bet. A leg that is not stays in place, dimmed. */
  counts?: boolean | undefined
  reason?: LegReason | null | undefined
  /** Without it the leg is read-only, with a clock in place of the remove button. */
  remove?: { readonly label: string; readonly onPress: () => void } | undefined
  /** A `StakeField`, or the stake as placed. */
  stake?: ReactNode
  /** Less spacing, for the legs of a series, which have no stake of their own. */
  compact?: boolean | undefined
  /**
   * Each new object scrolls the leg into view and focuses it: set when a blocked button was pressed because
   * of it.
   */
  pointed?: object | null | undefined
}

/** A leg in the slip. */
export function SlipLeg(props: SlipLegProps) {
  const { counts = true, compact = false, reason, remove, pointed = null } = props
  const place = useRef<HTMLLIElement>(null)
  useHeldHeight(place, compact ? 'compact' : 'with a stake')
  useEffect(() => {
    if (pointed === null) return
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.focus({ preventScroll: true })
  }, [pointed])
  return (
    <li
      ref={place}
      tabIndex={-1}
      className={classNames(
        styles.leg,
        compact && styles.compact,
        !counts && styles.off,
        pointed !== null && styles.pointed,
      )}
    >
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
      {reason && !reason.inline && (
        <div className={classNames(styles.reason, styles[reason.tone])} role="status">
          <LegReasonWords reason={reason} />
        </div>
      )}
    </li>
  )
}

function LegWords({ name, formerLine, line, market, match, ...props }: SlipLegProps) {
  return (
    <div className={styles.words}>
      <div className={styles.name}>
        {name} {formerLine && <s>{formerLine}</s>} {line}
      </div>
      <div className={styles.market}>
        {market}
        <LegNow {...props} />
      </div>
      <div className={styles.match}>{match}</div>
    </div>
  )
}

/** The clock and the score, or an inline reason in their place. */
function LegNow({ clock, score, reason }: Pick<SlipLegProps, 'clock' | 'score' | 'reason'>) {
  if (reason?.inline)
    return (
      <>
        {' · '}
        <span className={classNames(styles.inline, styles[reason.tone])} role="status">
          <LegReasonWords reason={reason} />
        </span>
      </>
    )
  return (
    <>
      {clock !== undefined && (
        <>
          {' · '}
          <span className={styles.clock}>{clock}</span>
        </>
      )}{' '}
      {score}
    </>
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

function LegReasonWords({ reason: { icon, text, action, inline } }: { reason: LegReason }) {
  return (
    <>
      <Icon name={icon} size={inline ? 's' : 'm'} />
      {text !== '' && <span>{text}</span>}
      {action && (
        <button type="button" className={styles.way} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </>
  )
}
