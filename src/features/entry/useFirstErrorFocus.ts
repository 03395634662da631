import { useEffect, useRef, useState, type RefObject } from 'react'

/** Focuses the first invalid field after the next render, when its error is shown. */
export function useFirstErrorFocus(): {
  readonly form: RefObject<HTMLFormElement | null>
  readonly focusFirstError: () => void
} {
  const form = useRef<HTMLFormElement>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [turn])
  return {
    form,
    focusFirstError: () => {
      setTurn((before) => before + 1)
    },
  }
}
