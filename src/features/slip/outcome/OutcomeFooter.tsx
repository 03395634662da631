import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMember } from '../../../bindings/StreamsProvider.tsx'
import { PATHS } from '../../../routes/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { GuardedButton } from '../../../ui/GuardedButton.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { OutcomeProps } from './OutcomeBody.tsx'
import { presentLeg } from './presentLeg.ts'
import styles from './OutcomeFooter.module.css'

interface OutcomeFooterProps extends OutcomeProps {
  readonly onClose: () => void
}

/** The ways on from an outcome. */
export function OutcomeFooter({ outcome, view, onClose }: OutcomeFooterProps) {
  switch (outcome.phase) {
    case 'accepted':
      return <AcceptedWays key={outcome.id} outcome={outcome} onClose={onClose} />
    case 'rejected':
    case 'partial':
      return <RefusedWays outcome={outcome} view={view} onClose={onClose} />
    default:
      return <WaitingWays onClose={onClose} />
  }
}

function RecordsButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Button
      kind="secondary"
      onPress={() => {
        onClose()
        void navigate(PATHS.records)
      }}
    >
      {t('common.action.viewRecords')}
    </Button>
  )
}

function WaitingWays({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ButtonRow>
      <Button kind="secondary" onPress={onClose}>
        {t('slip.waiting.keepBrowsing')}
      </Button>
      <RecordsButton onClose={onClose} />
    </ButtonRow>
  )
}

function AcceptedWays({ outcome, onClose }: Pick<OutcomeFooterProps, 'outcome' | 'onClose'>) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const [keep, setKeep] = useState(false)
  return (
    <>
      <div className={styles.keep}>
        <KeyValue
          label={t('slip.result.keepLegs')}
          value={<Switch label={t('slip.result.keepLegs')} on={keep} onChange={setKeep} />}
        />
      </div>
      <ButtonRow>
        <RecordsButton onClose={onClose} />
        <GuardedButton
          label={t('common.action.done')}
          onPress={() => {
            // Quoted anew: the price may have moved since, and is asked about.
            if (keep) slip.rebet(outcome.id)
            else onClose()
          }}
        />
      </ButtonRow>
    </>
  )
}

/** Refused legs are in the slip again: the main way leads there, where the new price is agreed to. */
function RefusedWays({ outcome, view, onClose }: OutcomeFooterProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const refused = outcome.bets.filter(({ state }) => outcome.phase === 'rejected' || state === 'rejected')
  const [only, ...more] = refused.flatMap((bet) => bet.legs)
  const now = only === undefined || more.length > 0 ? null : presentLeg(view, only)
  return (
    <ButtonRow>
      {outcome.phase === 'partial' ? (
        <RecordsButton onClose={onClose} />
      ) : (
        <Button kind="secondary" onPress={onClose}>
          {t('common.action.close')}
        </Button>
      )}
      <Button
        kind="secondary"
        onPress={() => {
          if (outcome.phase === 'rejected') slip.rebet(outcome.id)
          else slip.closeOutcome()
        }}
      >
        {now === null ? t('slip.result.againAll') : t('slip.result.again', { price: now.presentOdds })}
      </Button>
    </ButtonRow>
  )
}
