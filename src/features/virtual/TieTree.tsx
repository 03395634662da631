import type { CupTree, Tie } from '../../../streams/virtual.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './TieTree.module.css'

/** The ties of a cup, a column for each phase; neighbouring ties lead to the same one of the next phase. */
export function TieTree({ tree }: { readonly tree: CupTree }) {
  const { t } = useTranslation()
  if (tree.length === 0) return <Note>{t('virtual.tree.empty')}</Note>
  return (
    <div className={styles.tree} role="group" aria-label={t('virtual.page.tree')} tabIndex={0}>
      {tree.map(({ phase, ties }) => (
        <section key={phase} className={styles.phase} aria-label={t(`virtual.phase.${phase}`)}>
          <h3 className={styles.name}>{t(`virtual.phase.${phase}`)}</h3>
          <ol className={styles.ties}>
            {ties.map((tie) => (
              <li key={`${String(tie.orderNo)} ${tie.home}`} className={styles.tie}>
                <Side name={tie.home} goals={tie.homeGoals} wins={tie.winner === 'home'} />
                <Side name={tie.away} goals={tie.awayGoals} wins={tie.winner === 'away'} />
                <PenaltyLine tie={tie} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface SideProps {
  readonly name: string
  readonly goals: readonly number[]
  readonly wins: boolean
}

function Side({ name, goals, wins }: SideProps) {
  const { t } = useTranslation()
  return (
    <span className={classNames(styles.side, wins && styles.wins)}>
      <bdi>{name === '' ? t('virtual.tree.open') : name}</bdi>
      {goals.map((count, leg) => (
        <b key={leg}>{count}</b>
      ))}
      {wins && <VisuallyHidden>{t('virtual.tree.wins')}</VisuallyHidden>}
    </span>
  )
}

function PenaltyLine({ tie }: { readonly tie: Tie }) {
  const { t } = useTranslation()
  if (tie.penalties === '') return null
  return <small className={styles.penalties}>{t('virtual.tree.penalties', { score: tie.penalties })}</small>
}
