import type { CSSProperties } from 'react'
import type { Match } from '../../../streams/index.ts'
import { goldLead, mapsOf, mapStats } from '../../../streams/esports.ts'
import { sportText } from '../../i18n/sportText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { goldText, pairText } from './mapWords.ts'
import { TeamMark } from './TeamMark.tsx'
import styles from './MapLine.module.css'

/** The lead in gold that fills two thirds of one half of the bar. */
const HALF_LEAD = 6000

/**
 * Below the teams of a row in play: kills of the running map, and who is ahead in gold, as text and as a bar. Hidden
 * from screen readers, to which the row says it in words. Its height is kept in breaks, so that no row moves.
 */
export function MapLine({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const { sport, teams } = match
  const running = mapsOf(match).find(({ state }) => state === 'running')
  const kills = running?.counts[mapStats(sport).indexOf('kills')] ?? null
  const lead = goldLead(match)
  const hasGold = sport !== 'csgo'
  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.line}>
        {running !== undefined && (
          <span>
            {sportText(t, sport, 'stat.kills')} <b>{pairText(kills)}</b>
          </span>
        )}
        {lead !== null && teams !== null && (
          <span className={styles.gold}>
            {sportText(t, sport, 'stat.gold')} <TeamMark team={teams[lead.side]} />{' '}
            <b>{goldText(lead.gold)}</b>
          </span>
        )}
      </div>
      {hasGold && (
        <div className={styles.bar}>
          {lead !== null && <i className={styles[lead.side]} style={widthOf(lead.gold)} />}
        </div>
      )}
    </div>
  )
}

/** Towards the half of the bar, so that no lead is wider. */
function widthOf(gold: number): CSSProperties {
  return { width: `${String(Math.round(50 * (1 - Math.exp(-gold / HALF_LEAD))))}%` }
}
