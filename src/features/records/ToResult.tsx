import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { OrderLeg } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { resultPath } from '../../routes/paths.ts'
import { Button } from '../../ui/button/Button.tsx'

/** Leads from a settled leg to the result of its match, where the venue has results. */
export function ToResult({ leg }: { readonly leg: OrderLeg }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hasResults } = useMember()
  if (!hasResults || leg.outcome === null) return null
  return (
    <Button kind="quiet" size="small" onPress={() => void navigate(resultPath(leg.matchId))}>
      {t('results.one')}
    </Button>
  )
}
