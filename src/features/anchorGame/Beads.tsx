import { type AnchorRound, type PanelView, winOptions } from '../../../streams/play.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './GamePanel.module.css'

/** The last rounds, oldest first. */
export function Beads({ view }: { readonly view: PanelView }) {
  const { t } = useTranslation()
  return (
    <div className={styles.recent}>
      <span>{t('anchorGame.recent')}</span>
      <ol className={styles.beads}>
        {view.beads.map(({ round, drawn }) => {
          const bead = drawn === null ? null : beadOf(drawn)
          return (
            bead !== null && (
              <li key={round} className={classNames(styles.bead, styles[bead])}>
                {t(`anchorGame.bead.${bead}`)}
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}

type Bead = 'jq' | 'bjq' | 'player' | 'banker' | 'tie'

/** The side that a round's bead is of. */
function beadOf(drawn: AnchorRound): Bead | null {
  if (drawn.game !== 'baccarat') return drawn.result.option
  return (
    winOptions(drawn).find((option) => option === 'player' || option === 'banker' || option === 'tie') ?? null
  )
}
