import { Link } from 'react-router-dom'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { lotteryPath } from '../../routes/paths.ts'
import styles from './RunningChases.module.css'

/** The member's chases with draws to come, each a way to its lottery; nothing while there are none. */
export function RunningChases() {
  const { t } = useTranslation()
  const running = useStream(useLottery().feed.runningChases$).value ?? []
  if (running.length === 0) return null
  const title = t('lottery.chase.running', { count: running.length })
  return (
    <section className={styles.strip} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.chases}>
        {running.map(({ chaseNo, lottery, name, playName, drawn, draws }) => (
          <li key={chaseNo}>
            <Link className={styles.chase} to={lotteryPath(lottery.ticketId)}>
              {name}{' '}
              <small>
                {t('lottery.chase.row', { name: playName, drawn: String(drawn), draws: String(draws) })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
