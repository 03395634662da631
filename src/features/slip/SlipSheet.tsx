import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { LowSheet } from '../../ui/LowSheet.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { AcceptanceChooser } from './AcceptanceChooser.tsx'
import { OutcomeBody } from './outcome/OutcomeBody.tsx'
import { OutcomeHeader } from './outcome/OutcomeHeader.tsx'
import { OutcomeFooter } from './outcome/OutcomeFooter.tsx'
import { SlipBody } from './SlipBody.tsx'
import { SlipFooter } from './SlipFooter.tsx'
import { SlipHeader } from './SlipHeader.tsx'

interface SlipSheetProps {
  /** Under what stands above, which stays alive: a room's picture and its prices. */
  readonly low: boolean
}

/** The slip: choices, stakes and the main button, or what became of a confirm. */
export function SlipSheet({ low }: SlipSheetProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  const now = useStream(slip.slip$)
  const view = useLastOpen(now)
  const [choosing, setChoosing] = useState(false)
  const close = () => {
    slip.setOpen(false)
  }
  const hasFooter = view.outcome !== null || view.legs.length > 0
  const parts = {
    onClose: close,
    label: t('slip.title'),
    header: <Header view={view} onClose={close} />,
    children:
      view.outcome === null ? <SlipBody view={view} /> : <OutcomeBody outcome={view.outcome} view={view} />,
    footer: hasFooter && <Footer view={view} onClose={close} onChooseAcceptance={() => setChoosing(true)} />,
    footerEdge: view.outcome === null ? 'ruled' : 'plain',
  } as const
  return (
    <>
      {low ? now.open && <LowSheet {...parts} overGifts /> : <Sheet open={now.open} {...parts} />}
      <AcceptanceChooser
        open={choosing && now.open}
        selected={view.acceptance}
        onClose={() => {
          setChoosing(false)
        }}
      />
    </>
  )
}

interface PartProps {
  readonly view: SlipView
  readonly onClose: () => void
}

function Header({ view, onClose }: PartProps) {
  const { outcome } = view
  if (outcome === null) return <SlipHeader view={view} onClose={onClose} />
  return <OutcomeHeader outcome={outcome} onClose={onClose} />
}

function Footer({
  view,
  onClose,
  onChooseAcceptance,
}: PartProps & { readonly onChooseAcceptance: () => void }) {
  const { outcome } = view
  if (outcome !== null) return <OutcomeFooter outcome={outcome} view={view} onClose={onClose} />
  return <SlipFooter view={view} onChooseAcceptance={onChooseAcceptance} />
}

/** While the sheet slides away it keeps what it showed: nothing changes under it. */
function useLastOpen(now: SlipView): SlipView {
  const [held, setHeld] = useState(now)
  if (now.open && held !== now) setHeld(now)
  return now.open ? now : held
}
