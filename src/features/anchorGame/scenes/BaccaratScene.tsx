import { useCallback, useMemo } from 'react'
import { type BaccaratHand, type GameBackground, handPoints } from '../../../../streams/play.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { classNames } from '../../../ui/text/classNames.ts'
import { DealtCard } from './DealtCard.tsx'
import { ALL_SEEN, seenCards, type TableCard, tableCards, TOLD_AT } from './baccaratTimes.ts'
import { usePictureText } from './usePictureText.ts'
import styles from './BaccaratScene.module.css'

interface BaccaratSceneProps {
  readonly background: GameBackground | null
  /** `null` before the cards. */
  readonly result: BaccaratHand | null
  readonly playFrom: number | null
  readonly label: string
}

const SIDES = ['player', 'banker'] as const
const NO_CARDS: readonly TableCard[] = []

/** The hand: cards are dealt face down, turned, and counted. */
export function BaccaratScene({ background, result, playFrom, label }: BaccaratSceneProps) {
  const cards = useMemo(() => (result === null ? NO_CARDS : tableCards(result)), [result])
  const step = useCallback((ms: number) => ms, [])
  const from = result === null ? null : playFrom
  const ms = usePictureText(from, ALL_SEEN, step)
  const told = result !== null && (from === null || ms >= TOLD_AT)
  return (
    <div className={styles.table} role="img" aria-label={label}>
      {background !== null && (
        <>
          <img className={styles.dark} src={background.dark} alt="" />
          <img className={styles.light} src={background.light} alt="" loading="lazy" />
        </>
      )}
      {SIDES.map((side) => (
        <Hand
          key={side}
          side={side}
          cards={cards.filter(({ hand }) => hand === side)}
          playFrom={from}
          points={result === null ? null : handPoints(seenCards(cards, side, ms))}
          won={told && isWinner(side, result)}
        />
      ))}
    </div>
  )
}

interface HandProps {
  readonly side: 'player' | 'banker'
  readonly cards: readonly TableCard[]
  readonly playFrom: number | null
  readonly points: number | null
  readonly won: boolean
}

function Hand({ side, cards, playFrom, points, won }: HandProps) {
  const { t } = useTranslation()
  return (
    <div className={classNames(styles.hand, styles[side], won && styles.won)}>
      <div className={styles.head}>
        <b>{t(`anchorGame.scene.baccarat.${side}`)}</b>
        {won && <span>{t('anchorGame.scene.baccarat.wins')}</span>}
        <strong>{points}</strong>
      </div>
      <div className={styles.cards}>
        {cards.map((card) => (
          <DealtCard key={card.place} card={card} playFrom={playFrom} />
        ))}
      </div>
    </div>
  )
}

function isWinner(side: 'player' | 'banker', { playerPoints, bankerPoints }: BaccaratHand): boolean {
  return side === 'player' ? playerPoints > bankerPoints : bankerPoints > playerPoints
}
