import { useState } from 'react'
import {
  type CopyCap,
  type CopyModel,
  type Currency,
  formatAmount,
  offered,
  type Speaker,
} from '../../../streams/index.ts'
import { cleanAmount, copyCap, parseAmount } from '../../../streams/live.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'

interface CopyFormProps {
  readonly person: Speaker
  readonly copies: CopyModel
  readonly onDone: () => void
}

/** The caps within which the bets of one person are copied; a button until they are asked for. */
export function CopyForm({ person, copies, onDone }: CopyFormProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const copied = useStream(copies.tipsters$).find(({ id }) => id === person.id)
  const chosen = useStreamPart(useStreams().settings.settings$, (settings) => settings.currency)
  const currency = offered(useStream(useMember().currencies$), chosen)
  return (
    <SheetSection divide="hair">
      {open ? (
        <Caps
          currency={currency}
          before={copied?.caps[currency]}
          onSave={(cap) => {
            copies.copy({ id: person.id, name: person.name }, currency, cap)
            onDone()
          }}
        />
      ) : (
        <SheetForm>
          <Button
            kind="secondary"
            size="medium"
            onPress={() => {
              setOpen(true)
            }}
          >
            {t(copied === undefined ? 'copyBets.start' : 'copyBets.change')}
          </Button>
          <Note align="start">{t('copyBets.note')}</Note>
        </SheetForm>
      )}
    </SheetSection>
  )
}

interface CapsProps {
  readonly currency: Currency
  readonly before: CopyCap | undefined
  readonly onSave: (cap: CopyCap) => void
}

function Caps({ currency, before, onSave }: CapsProps) {
  const { t } = useTranslation()
  const [bet, setBet] = useState(() => typedFrom(before?.bet))
  const [day, setDay] = useState(() => typedFrom(before?.day))
  const cap = copyCap(parseAmount(bet, currency)?.minor ?? 0, parseAmount(day, currency)?.minor ?? 0)
  const isTyped = bet !== '' && day !== ''
  return (
    <SheetForm>
      <Field
        label={t('copyBets.bet', { currency })}
        hint={t('copyBets.bet', { currency })}
        value={bet}
        inputMode="decimal"
        onChange={(text) => {
          setBet(cleanAmount(text))
        }}
      />
      <Field
        label={t('copyBets.day', { currency })}
        hint={t('copyBets.day', { currency })}
        value={day}
        inputMode="decimal"
        error={isTyped && cap === null ? t('copyBets.wrong') : null}
        onChange={(text) => {
          setDay(cleanAmount(text))
        }}
      />
      <Button
        disabled={cap === null}
        onPress={() => {
          if (cap !== null) onSave(cap)
        }}
      >
        {t('copyBets.save')}
      </Button>
    </SheetForm>
  )
}

const typedFrom = (minor: number | undefined) =>
  minor === undefined ? '' : formatAmount(minor).replaceAll(',', '')
