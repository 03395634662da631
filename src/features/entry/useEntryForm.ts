import { type SubmitEvent, useEffect, useState } from 'react'
import type { AccountFault, FormView, State$ } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { failureText } from '../../i18n/failureText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { type EntryField, faultText } from './faultText.ts'
import { useFirstErrorFocus } from './useFirstErrorFocus.ts'

type Faults<F extends EntryField> = Readonly<Partial<Record<F, AccountFault['why'] | 'missing'>>>

interface EntryFormOptions<F extends EntryField, D> {
  readonly model: {
    readonly form$: State$<FormView<D>>
    edited(): void
  }
  readonly first: Readonly<Record<F, string>>
  /** Validation before sending; the faults by field. */
  readonly check: (values: Readonly<Record<F, string>>) => Faults<F>
  readonly send: (values: Readonly<Record<F, string>>) => void
}

/**
 * State of a form about an account: its values, validation on submit, and the platform's refusals assigned to
 * their field.
 */
export function useEntryForm<F extends EntryField, D>(options: EntryFormOptions<F, D>) {
  const { model, first, check, send } = options
  const { t, i18n } = useTranslation()
  const { busy, failure, fault, done } = useStream(model.form$)
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { form, focusFirstError } = useFirstErrorFocus()
  const wrong = check(values)
  useEffect(() => {
    if (fault !== null) focusFirstError()
    // Only a new refusal moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `focusFirstError` changes with each render
  }, [fault])
  const errorOf = (field: F): string | null => {
    if (fault?.field === field) return faultText(t, field, fault.why)
    const why = tried ? wrong[field] : undefined
    return why === undefined ? null : faultText(t, field, why)
  }
  return {
    form,
    busy,
    done,
    message: failure === null ? null : failureText(i18n, failure),
    fieldOf: (field: F) => ({
      value: values[field],
      error: errorOf(field),
      onChange: (text: string) => {
        setValues((before) => ({ ...before, [field]: text }))
        model.edited()
      },
    }),
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      setTried(true)
      if (busy) return
      if (Object.keys(wrong).length > 0) focusFirstError()
      else send(values)
    },
  }
}
