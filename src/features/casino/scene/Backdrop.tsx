import type { ReactNode } from 'react'
import { classNames } from '../../../ui/text/classNames.ts'
import styles from './TableScene.module.css'

interface BackdropProps {
  /** Cards come out of the shoe. */
  readonly dealing: boolean
  readonly washing: boolean
  /** The picture of the dealer. */
  readonly children: ReactNode
}

/** What does not change with the cards: the wall, the lamps, the dealer, the felt, the shoe. */
export function Backdrop({ dealing, washing, children }: BackdropProps) {
  return (
    <>
      <rect className={styles.wall} width={390} height={196} />
      <path className={styles.panels} d="M0 22h390M0 78h390M48 22v56M120 22v56M270 22v56M342 22v56" />
      <ellipse className={styles.light} cx={70} cy={20} rx={70} ry={46} />
      <ellipse className={styles.light} cx={320} cy={20} rx={70} ry={46} />
      <path className={styles.lamp} d="M58 0v8h24V0zM308 0v8h24V0z" />
      <g className={classNames(styles.dealer, dealing && styles.leans)}>
        {/* Seen while the picture is loading, and where there is none. */}
        <path className={styles.shoulders} d="M153 100c3-22 20-30 42-30s39 8 42 30z" />
        <circle className={styles.head} cx={195} cy={46} r={21} />
        {children}
      </g>
      <path className={styles.edge} d="M-20 196C-10 122 70 88 195 88S400 122 410 196z" />
      <path className={styles.felt} d="M-8 200C4 130 80 96 195 96S386 130 398 200z" />
      <path className={styles.line} d="M22 192C40 138 100 110 195 110S350 138 368 192" />
      <g className={styles.shoe}>
        <path d="M318 46l34-8 14 20-36 10z" />
        <path className={styles.mouth} d="M330 68l36-10 4 7-34 11z" />
        <path className={classNames(styles.stack, washing && styles.washed)} d="M324 47l22-5 8 12-23 6z" />
      </g>
      <path className={styles.discard} d="M24 66l30 4-4 14-30-5z" />
      {washing && (
        <g className={styles.wash}>
          <rect x={150} y={128} width={28} height={38} rx={4} />
          <rect x={180} y={134} width={28} height={38} rx={4} />
          <rect x={212} y={126} width={28} height={38} rx={4} />
        </g>
      )}
    </>
  )
}
