import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { OrderLeg } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { resultPath } from '../../routes/paths.ts'
import { virtualProofPath } from '../../routes/virtualPaths.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from './ToResult.module.css'

/** The proof of a result of virtual sports is a page of the platform, not of the app. */
function ToProof({ title, game, batchNo }: NonNullable<OrderLeg['virtual']>) {
  const { t } = useTranslation()
  if (game === '' || batchNo === '') return null
  return (
    <a
      className={styles.proof}
      href={virtualProofPath(game, batchNo)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('virtual.results.proofOf', { name: title })}
    >
      {t('virtual.results.proof')}
    </a>
  )
}

/** Leads from a settled leg to the result of its match, where the venue has results. */
export function ToResult({ leg }: { readonly leg: OrderLeg }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hasResults } = useMember()
  if (leg.outcome === null) return null
  if (leg.virtual !== undefined) return <ToProof {...leg.virtual} />
  if (!hasResults) return null
  return (
    <Button kind="quiet" size="small" onPress={() => void navigate(resultPath(leg.matchId))}>
      {t('results.one')}
    </Button>
  )
}
