import { useState } from 'react'
import { formatMoney } from '../../../../streams/index.ts'
import { useMember } from '../../../bindings/StreamsProvider.tsx'
import { PATHS } from '../../../routes/paths.ts'
import { useOpenPage } from '../../../routes/useOpenPage.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonRow } from '../../../ui/button/ButtonRow.tsx'
import { GuardedButton } from '../../../ui/button/GuardedButton.tsx'
import { KeyValue } from '../../../ui/list/KeyValue.tsx'
import { Switch } from '../../../ui/choice/Switch.tsx'
import type { OutcomeProps } from './outcomeProps.ts'
import { acceptProps, movedOf } from '../acceptWords.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { acceptsBetter, presentLeg } from './presentLeg.ts'
import styles from './OutcomeFooter.module.css'

interface OutcomeFooterProps extends OutcomeProps {
  readonly onClose: () => void
}

/** The next actions for an outcome. */
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

function RecordsButton() {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <Button
      kind="secondary"
      onPress={() => {
        openPage(PATHS.records)
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
      <RecordsButton />
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
        <RecordsButton />
        <GuardedButton
          label={t('common.action.done')}
          ignoredText={t('slip.tapAgain')}
          onPress={() => {
            // Puts the legs into the slip with a new quote; a moved price must then be accepted.
            if (keep) slip.rebet(outcome.id)
            else onClose()
            return true
          }}
        />
      </ButtonRow>
    </>
  )
}

/**
 * The actions after a refusal. Refused legs are in the slip again; the main action returns there, where the
 * new price is accepted.
 */
function RefusedWays({ outcome, view, onClose }: OutcomeFooterProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const refused = outcome.bets.filter(({ state }) => outcome.phase === 'rejected' || state === 'rejected')
  const [only, ...more] = refused.flatMap((bet) => bet.legs)
  const present = only === undefined || more.length > 0 ? null : presentLeg(view, only)
  if (acceptsBetter(view, outcome)) return <BetterWays view={view} onClose={onClose} />
  return (
    <ButtonRow>
      {outcome.phase === 'partial' ? (
        <RecordsButton />
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
        {present === null
          ? t('slip.result.againAll')
          : t('slip.result.again', { price: present.presentOdds })}
      </Button>
    </ButtonRow>
  )
}

/** For prices that have only improved since the refusal: one tap accepts them and confirms again. */
function BetterWays({ view, onClose }: Pick<OutcomeFooterProps, 'view' | 'onClose'>) {
  const { t } = useTranslation()
  const { slip } = useMember()
  return (
    <ButtonRow layout="oneTwo">
      <Button kind="secondary" onPress={onClose}>
        {t('common.action.close')}
      </Button>
      <GuardedButton
        {...acceptProps(t, movedOf(view))}
        figure={formatMoney(view.stake, { symbol: true })}
        guardFromStart
        ignoredText={t('slip.tapAgain')}
        onPress={() => {
          slip.closeOutcome()
          return slip.confirm(view.terms)
        }}
      />
    </ButtonRow>
  )
}
