import type { EsportsView } from '../../../streams/esports.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Choice } from '../../ui/choice/Choice.tsx'
import { GameIcon } from './GameIcon.tsx'
import { gameName } from './gameNames.ts'
import styles from './GameRow.module.css'

interface GameRowProps {
  readonly view: Pick<EsportsView, 'games' | 'game'>
  /** The id of the panel that shows the list. */
  readonly panelId: string
  readonly onSelect: (path: string) => void
}

/** All games, and each of them, with the number of matches; that of matches in play in amber. */
export function GameRow({ view: { games, game }, panelId, onSelect }: GameRowProps) {
  const { t } = useTranslation()
  return (
    <Choice
      role="tablist"
      label={t('esports.games')}
      items={games.map(({ path, sport, count, liveCount }) => {
        const name = gameName(t, sport)
        const said = { day: name, matches: String(count), live: String(liveCount) }
        return { key: path, sport, name, count, liveCount, ariaLabel: t('home.days.withLive', said) }
      })}
      selected={game?.path ?? null}
      onSelect={onSelect}
      panelId={panelId}
      classes={{ list: styles.row, item: styles.game, on: styles.on }}
    >
      {({ sport, name, count, liveCount }) => (
        <>
          <GameIcon sport={sport} />
          <span className={styles.name}>{name}</span>
          <sup className={liveCount > 0 ? styles.live : undefined}>{liveCount > 0 ? liveCount : count}</sup>
        </>
      )}
    </Choice>
  )
}
