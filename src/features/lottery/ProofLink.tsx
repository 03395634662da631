import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { roundPath } from '../../routes/paths.ts'
import { planWord } from '../../words/lotteryWords.ts'

/** The way to the proof of a draw. */
export function ProofLink({ ticketId, planId }: { readonly ticketId: string; readonly planId: string }) {
  const { t } = useTranslation()
  return (
    <Link
      to={roundPath('lottery', ticketId, planId)}
      aria-label={t('lottery.proofOf', { plan: planWord(planId) })}
    >
      {t('lottery.proof')}
    </Link>
  )
}
