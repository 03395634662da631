import { useState } from 'react'
import type { ChampionResult } from '../../../streams/results.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { kickOffWords } from '../../words/matchWords.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'
import { useScrollPosition } from '../scroll/ScrollPositions.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ChampionList.module.css'

interface ChampionListProps {
  /** Identifies what the list shows; its scroll position is stored under this name. */
  readonly name: string
  readonly champions: readonly ChampionResult[]
}

/** Rows that are drawn at first, and more of them each time the end comes into view. */
const ROWS = 60

/** Tournaments with their winners, the latest first. */
export function ChampionList({ name, champions }: ChampionListProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const [rows, setRows] = useState(ROWS)
  const scrolled = useScrollPosition<HTMLDivElement>(name)
  return (
    <ScrollArea ref={scrolled}>
      <ul>
        {champions.slice(0, rows).map((champion) => (
          <li key={champion.marketId} className={styles.row}>
            <span className={styles.words}>
              <span>{champion.leagueName}</span>
              <small>
                {[t(`markets.sport.${champion.sport}`), kickOffWords(champion.startedAt, zone)].join(' · ')}
              </small>
            </span>
            {champion.winner === null ? (
              <span className={styles.none}>{t('results.noWinner')}</span>
            ) : (
              <b className={styles.winner}>
                <Icon name="trophy" size="m" label={champion.marketName} />
                <bdi>{champion.winner}</bdi>
              </b>
            )}
          </li>
        ))}
      </ul>
      {rows < champions.length && (
        <MoreOnSight
          key={rows}
          onMore={() => {
            setRows(rows + ROWS)
          }}
        />
      )}
    </ScrollArea>
  )
}
