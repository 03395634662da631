import { useTranslation } from 'react-i18next'
import type { AnchorGame } from '../../../streams/play.ts'
import styles from './GameEntries.module.css'

interface GameEntriesProps {
  readonly games: readonly AnchorGame[]
  readonly onOpen: (game: AnchorGame) => void
}

const MARKS: Readonly<Record<AnchorGame, string>> = {
  penalty: 'M3 19V5h18v14M3 9h18M7 5v9M12 5v9M17 5v9M3 13h18',
  buzzer: 'M5 4h14v9H5zM9.500 8h5v5h-5zM8 15.500c0 1 8 1 8 0M9 16l1.200 4.500h3.600L15 16',
  baccarat: 'M4 6.500l8-2.200 3.600 12.800-8 2.200zM14 6h6v13.500h-4.500',
}

/** The games of a room, in a row above its chat: over the chat they would cover what a line offers. */
export function GameEntries({ games, onOpen }: GameEntriesProps) {
  const { t } = useTranslation()
  // The row keeps its place until the games are known, so that the chat does not move.
  if (games.length === 0) return <div className={styles.entries} />
  return (
    <div className={styles.entries} role="group" aria-label={t('anchorGame.games')}>
      {games.map((game) => (
        <button
          key={game}
          type="button"
          className={styles.entry}
          aria-label={t('anchorGame.open', { game: t(`anchorGame.game.${game}`) })}
          onClick={() => onOpen(game)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={MARKS[game]} />
          </svg>
          <span>{t(`anchorGame.short.${game}`)}</span>
        </button>
      ))}
    </div>
  )
}
