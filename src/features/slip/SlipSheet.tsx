import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { AcceptanceChooser } from './AcceptanceChooser.tsx'
import { OutcomeBody } from './outcome/OutcomeBody.tsx'
import { OutcomeHeader } from './outcome/OutcomeHeader.tsx'
import { OutcomeFooter } from './outcome/OutcomeFooter.tsx'
import { SlipBody } from './SlipBody.tsx'
import { SlipFooter } from './SlipFooter.tsx'
import { SlipHeader } from './SlipHeader.tsx'

/** The slip: choices, stakes and the main button, or what became of a confirm. */
export function SlipSheet() {
  const { t } = useTranslation()
  const { slip } = useMember()
  const now = useStream(slip.slip$)
  const view = useLastOpen(now)
  const [choosing, setChoosing] = useState(false)
  const close = () => {
    slip.setOpen(false)
  }
  const { outcome } = view
  return (
    <>
      <Sheet
        open={now.open}
        onClose={close}
        label={t('slip.title')}
        header={
          outcome === null ? (
            <SlipHeader view={view} onClose={close} />
          ) : (
            <OutcomeHeader outcome={outcome} onClose={close} />
          )
        }
        footer={
          outcome === null ? (
            view.legs.length > 0 && (
              <SlipFooter
                view={view}
                onChooseAcceptance={() => {
                  setChoosing(true)
                }}
              />
            )
          ) : (
            <OutcomeFooter outcome={outcome} view={view} onClose={close} />
          )
        }
        footerEdge={outcome === null ? 'ruled' : 'plain'}
      >
        {outcome === null ? <SlipBody view={view} /> : <OutcomeBody outcome={outcome} view={view} />}
      </Sheet>
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

/** While the sheet slides away it keeps what it showed: nothing changes under it. */
function useLastOpen(now: SlipView): SlipView {
  const [held, setHeld] = useState(now)
  if (now.open && held !== now) setHeld(now)
  return now.open ? now : held
}
