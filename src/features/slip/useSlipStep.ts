import { useEffect, useRef } from 'react'
import type { SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'

/**
 * Makes the open slip a step of the history. The slip also opens and closes by itself, such as when a shared
 * bet is followed, so state and address are synchronized in both directions.
 *
 * @param hasSlip whether the present page shows the slip.
 */
export function useSlipStep(hasSlip: boolean): void {
  const { slip } = useMember()
  const { open: inAddress, show, close } = useOverlayStep('slip')
  const open = useStreamPart(slip.slip$, isOpen)
  const followed = useRef(open)
  const wanted = inAddress && hasSlip
  useEffect(() => {
    followed.current = wanted
    if (slip.slip$.value.open !== wanted) slip.setOpen(wanted)
  }, [slip, wanted])
  useEffect(() => {
    // The address may have opened the slip since this render.
    const isShown = slip.slip$.value.open
    if (followed.current === isShown) return
    followed.current = isShown
    if (isShown) show()
    else close()
  }, [slip, open, show, close])
}

const isOpen = ({ open }: SlipView) => open
