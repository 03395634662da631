import type { Match } from '../../../streams/index.ts'
import type { MatchBackground } from '../../../streams/statistics.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Kit } from '../../ui/match/Kit.tsx'
import styles from './LineUps.module.css'

type Sheets = NonNullable<MatchBackground['lineUps']>
type Players = Sheets['home']['starting']

const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const

/** Who starts and who is on the bench, by shirt number. */
export function LineUps({ match, lineUps }: { readonly match: Match; readonly lineUps: Sheets }) {
  const { t } = useTranslation()
  return (
    <div className={styles.teams}>
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className={styles.team}>
          <h3 className={styles.name}>
            <Kit kit={match.teams?.[side].kit ?? null} />
            <span>{match.teams?.[side].name}</span>
          </h3>
          <p className={styles.formation}>
            {t('statistics.lineUp.formation', { formation: lineUps[side].formation })}
          </p>
          <dl>
            {POSITIONS.map((position) => (
              <Line
                key={position}
                name={t(`statistics.lineUp.${position}`)}
                players={lineUps[side].starting.filter((player) => player.position === position)}
              />
            ))}
            <Line name={t('statistics.lineUp.bench')} players={lineUps[side].bench} />
          </dl>
        </div>
      ))}
    </div>
  )
}

function Line({ name, players }: { readonly name: string; readonly players: Players }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        {players.map(({ number }) => (
          <span key={number} className={styles.number}>
            {number}
          </span>
        ))}
      </dd>
    </div>
  )
}
