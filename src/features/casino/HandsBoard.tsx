import {
  type DealtCard,
  outcomeOf,
  rankOf,
  type ShownHands,
  suitOf,
  type TableMoment,
} from '../../../streams/casino.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PlayingCard } from '../../ui/card/PlayingCard.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { cardName } from './casinoWords.ts'
import styles from './HandsBoard.module.css'

interface HandsBoardProps {
  readonly hands: ShownHands
  /** `null` before the result is shown. */
  readonly results: TableMoment['results']
  readonly small?: boolean
}

/** The two hands as cards, without a scene. */
export function HandsBoard({ hands, results, small = false }: HandsBoardProps) {
  const { t } = useTranslation()
  const winner = results === null ? null : outcomeOf(results).winner
  return (
    <div className={classNames(styles.board, small && styles.small)}>
      {(['player', 'banker'] as const).map((side) => {
        const points = side === 'player' ? hands.playerPoints : hands.bankerPoints
        const cards = hands.cards.filter(({ hand }) => hand === side)
        const won = winner === side
        return (
          <div
            key={side}
            role="group"
            className={classNames(styles.hand, styles[side], won && styles.won)}
            aria-label={handSaid(points, side)}
          >
            <div className={styles.head}>
              <span>
                {t(`casino.side.${side}`)} {won && t('casino.won')}
                {winner === 'tie' && t('casino.side.tie')}
              </span>
              <b>{points ?? '–'}</b>
            </div>
            <div className={styles.cards}>
              {cards.length === 0 ? (
                <>
                  <PlayingCard card={null} size={small ? 's' : undefined} />
                  <PlayingCard card={null} size={small ? 's' : undefined} />
                </>
              ) : (
                cards.map((dealt, index) => (
                  <PlayingCard
                    key={index}
                    card={faceOf(dealt)}
                    label={cardName(t, dealt)}
                    size={small ? 's' : undefined}
                  />
                ))
              )}
            </div>
          </div>
        )
      })}
    </div>
  )

  function handSaid(points: number | null, side: DealtCard['hand']): string {
    const name = t(`casino.side.${side}`)
    return points === null ? name : t('casino.pointsOf', { side: name, points: String(points) })
  }
}

export function faceOf({ card }: DealtCard) {
  return { rank: rankOf(card), suit: suitOf(card) }
}
