import { useEffect, useRef, useState } from 'react'
import type { Subscription } from 'rxjs'
import type { ExportStep, RecordsModel } from '../../streams/records.ts'

interface Export {
  /** How far a running export is; `null` while none is running. */
  readonly reading: ExportStep | null
  readonly start: () => void
}

/** Exports the present list of the records; it is cancelled when the component is unmounted. */
export function useExport({ export$ }: RecordsModel, onEnd: (step: ExportStep) => void): Export {
  const [reading, setReading] = useState<ExportStep | null>(null)
  const running = useRef<Subscription | null>(null)
  useEffect(
    () => () => {
      running.current?.unsubscribe()
    },
    [],
  )
  const start = (): void => {
    setReading({ status: 'reading', orders: [], total: 0 })
    running.current = export$().subscribe((step) => {
      setReading(step.status === 'reading' ? step : null)
      if (step.status !== 'reading') onEnd(step)
    })
  }
  return { reading, start }
}
