import { useNavigate } from 'react-router-dom'
import type { OrderLeg } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { resultPath, roundPath } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Button } from '../../ui/button/Button.tsx'
import styles from './ToResult.module.css'

/** Leads to the page that proves the batch of a match. */
function ToProof({ title, game, batchNo }: NonNullable<OrderLeg['virtual']>) {
  const { t } = useTranslation()
  if (game === '' || batchNo === '') return null
  return (
    <RouteLink
      className={styles.proof}
      to={roundPath('virtual', game, batchNo)}
      label={t('virtual.results.proofOf', { name: title })}
    >
      {t('virtual.results.proof')}
    </RouteLink>
  )
}

/** Leads from a settled leg to the result of its match, where the venue has such results. */
export function ToResult({ leg }: { readonly leg: OrderLeg }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hasResults, hasOutrightResults } = useMember()
  if (leg.outcome === null) return null
  if (leg.virtual !== undefined) return <ToProof {...leg.virtual} />
  if (!(leg.spec?.kind === 'outright' ? hasOutrightResults : hasResults)) return null
  return (
    <Button kind="quiet" size="small" onPress={() => void navigate(resultPath(leg.matchId))}>
      {t('results.one')}
    </Button>
  )
}
