import { useEffect, useRef } from 'react'
import type { AnchorGame } from '../../../streams/play.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './GameEntries.module.css'

interface GameEntriesProps {
  readonly games: readonly AnchorGame[]
  /** The game whose panel is open; the row makes room for it. */
  readonly opened: AnchorGame | null
  readonly onOpen: (game: AnchorGame) => void
}

const MARKS: Readonly<Record<AnchorGame, string>> = {
  penalty: 'M3 19V5h18v14M3 9h18M7 5v9M12 5v9M17 5v9M3 13h18',
  buzzer: 'M5 4h14v9H5zM9.500 8h5v5h-5zM8 15.500c0 1 8 1 8 0M9 16l1.200 4.500h3.600L15 16',
  baccarat: 'M4 6.500l8-2.200 3.600 12.800-8 2.200zM14 6h6v13.500h-4.500',
}

/** The games of a room, in a row above its chat: over the chat they would cover what a line offers. */
export function GameEntries({ games, opened, onOpen }: GameEntriesProps) {
  const { t } = useTranslation()
  const row = useFocusBack(opened)
  if (opened !== null) return null
  // The row keeps its place until the games are known, so that the chat does not move.
  if (games.length === 0) return <div className={styles.entries} />
  return (
    <div ref={row} className={styles.entries} role="group" aria-label={t('anchorGame.games')}>
      {games.map((game) => (
        <button
          key={game}
          type="button"
          data-game={game}
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

/** When the panel of a game has closed, gives the focus to its button, which was not there to get it back. */
function useFocusBack(opened: AnchorGame | null) {
  const row = useRef<HTMLDivElement>(null)
  const before = useRef<AnchorGame | null>(null)
  useEffect(() => {
    const closed = opened === null ? before.current : null
    before.current = opened
    if (closed === null) return
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    // A game that is off has no button any more.
    const button = buttons.find(({ dataset }) => dataset['game'] === closed) ?? buttons[0]
    button?.focus({ preventScroll: true })
  }, [opened])
  return row
}
