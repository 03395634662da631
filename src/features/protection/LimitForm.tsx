import { useState } from 'react'
import {
  cleanAmount,
  formatAmount,
  type LimitKind,
  MAX_LIMIT,
  parseAmount,
} from '../../../streams/protection.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'

interface LimitFormProps {
  readonly kind: LimitKind
  /** The present limit; `null` when there is none. */
  readonly limit: number | null
  readonly onSet: (amount: number | null) => void
}

/** Sets or removes one limit. Minutes are whole, money has two decimals. */
export function LimitForm({ kind, limit, onSet }: LimitFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(limit === null ? '' : typedOf(kind, limit))
  const [tried, setTried] = useState(false)
  const amount = amountOf(kind, typed)
  const most = MAX_LIMIT[kind]
  const fault =
    amount === null || amount <= 0
      ? t('protection.limits.wrong')
      : amount > most
        ? t('protection.limits.tooMuch', { most: kind === 'time' ? String(most) : formatAmount(most) })
        : null
  return (
    <SheetSection>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (fault === null) onSet(amount)
        }}
      >
        <SheetForm>
          <Field
            label={t(`protection.limits.field.${kind}`)}
            value={typed}
            inputMode={kind === 'time' ? 'numeric' : 'decimal'}
            error={tried ? fault : null}
            onChange={(text) => {
              const cleaned = cleanAmount(text)
              setTyped(kind === 'time' ? cleaned.replace(/\..*$/, '') : cleaned)
            }}
          />
          <Note align="start">{t('protection.limits.rule')}</Note>
          <Button type="submit">{t('protection.limits.save')}</Button>
          {limit !== null && (
            <Button
              kind="quiet"
              onPress={() => {
                onSet(null)
              }}
            >
              {t('protection.limits.remove')}
            </Button>
          )}
        </SheetForm>
      </form>
    </SheetSection>
  )
}

function amountOf(kind: LimitKind, typed: string): number | null {
  if (kind !== 'time') return parseAmount(typed, 'RMB')?.minor ?? null
  return typed === '' ? null : Number(typed)
}

function typedOf(kind: LimitKind, limit: number): string {
  return kind === 'time' ? String(limit) : cleanAmount(formatAmount(limit)).replace(/\.00$/, '')
}
