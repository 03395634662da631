import { useState } from 'react'
import type { TFunction } from 'i18next'
import { formatMoney, type OutcomeView, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { betErrors } from '../../i18n/texts/cmn/betErrors.ts'
import { moreMarkets } from '../../i18n/texts/cmn/moreMarkets.ts'
import { slipMore } from '../../i18n/texts/cmn/slipMore.ts'
import { slipSheet } from '../../i18n/texts/cmn/slipSheet.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { Sheet } from '../../ui/sheet/Sheet.tsx'
import { AcceptanceChooser } from './AcceptanceChooser.tsx'
import { OutcomeBody } from './outcome/OutcomeBody.tsx'
import { OutcomeHeader } from './outcome/OutcomeHeader.tsx'
import { OutcomeFooter } from './outcome/OutcomeFooter.tsx'
import { type PointedLeg, SlipBody } from './SlipBody.tsx'
import { SlipBanner } from './SlipBanner.tsx'
import { SlipFooter } from './SlipFooter.tsx'
import { type ReserveMode, useReserveMode } from './reserve/useReserveMode.ts'
import { outcomeTitle } from './outcome/outcomeWords.ts'
import { movedWords } from './movedProfit.ts'
import { SlipActions } from './SlipActions.tsx'
import { SlipHeader } from './SlipHeader.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

interface SlipSheetProps {
  /** Limited to the lower part of the page, so that a room's video and prices stay visible. */
  readonly low: boolean
}

/** The sheet of the slip: legs, stakes and the main button, or the outcome of a confirm. */
export function SlipSheet({ low }: SlipSheetProps) {
  const { t } = useSlipTexts()
  const { slip } = useMember()
  const present = useStream(slip.slip$)
  const view = useLastOpen(present)
  const acceptance = useOverlayStep('acceptance')
  const inside = useKeptFocus(view, present.open)
  const reserve = useReserveMode(view)
  const [pointed, setPointed] = useState<PointedLeg | null>(null)
  // Written to a live region that already exists: screen readers often do not announce a region inserted with
  // its text.
  const said = view.outcome === null ? movedWords(t, view) : saidOf(t, view.outcome)
  const close = () => {
    slip.setOpen(false)
  }
  const hasFooter = view.outcome !== null || view.legs.length > 0
  // A changed price is not agreed to in a reservation, which names its own.
  const state = reserve.on ? { ...view, changes: 0 } : view
  const banner = view.outcome === null ? <SlipBanner view={state} low={low} /> : null
  const parts = {
    onClose: close,
    label: t('slip.title'),
    header: <Header view={view} onClose={close} />,
    children: (
      <div ref={inside}>
        {low && banner}
        <VisuallyHidden live="polite">{said}</VisuallyHidden>
        {view.outcome === null ? (
          <Body view={view} pointed={pointed} reserve={reserve} />
        ) : (
          <OutcomeBody outcome={view.outcome} view={view} />
        )}
      </div>
    ),
    footer: hasFooter && (
      <Footer
        view={view}
        reserve={reserve}
        onClose={close}
        onChooseAcceptance={acceptance.show}
        onPointLeg={(key) => setPointed({ key })}
      />
    ),
    footerEdge: view.outcome === null ? 'ruled' : 'plain',
    shown: view.outcome?.id ?? (reserve.on ? 'reserve' : undefined),
  } as const
  return (
    <>
      {low ? (
        present.open && <LowSheet {...parts} />
      ) : (
        <Sheet open={present.open} notice={banner} {...parts} />
      )}
      <AcceptanceChooser open={acceptance.open && present.open} view={view} onClose={acceptance.close} />
    </>
  )
}

function saidOf(t: TFunction, outcome: OutcomeView): string {
  return [outcomeTitle(t, outcome), formatMoney(outcome.stake, { symbol: true })].join(t('common.separator'))
}

interface BodyProps {
  readonly view: SlipView
  readonly pointed: PointedLeg | null
  readonly reserve: ReserveMode
}

function Body({ view, pointed, reserve }: BodyProps) {
  const { code, leg } = reserve
  if (code !== null && leg !== null) return <code.ReserveBody view={view} leg={leg} />
  return (
    <>
      <SlipBody view={view} pointed={pointed} />
      <SlipActions view={view} reserve={reserve} />
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

interface FooterProps extends PartProps {
  readonly reserve: ReserveMode
  readonly onChooseAcceptance: () => void
  readonly onPointLeg: (key: string) => void
}

function Footer({ view, onClose, reserve, ...ways }: FooterProps) {
  const { outcome } = view
  if (outcome !== null) return <OutcomeFooter outcome={outcome} view={view} onClose={onClose} />
  const { code, leave } = reserve
  if (code !== null) return <code.ReserveFooter view={view} onLeave={leave} />
  return <SlipFooter view={view} {...ways} />
}

/** The texts that come with the sheet. */
function useSlipTexts() {
  const texts = useTranslation()
  const { i18n } = texts
  useState(() => {
    addLateTexts(i18n, { errors: betErrors, moreMarkets, slip: slipSheet, slipMore })
  })
  return texts
}

/**
 * The last view while the sheet was open, so that its content does not change during the closing animation.
 */
function useLastOpen(present: SlipView): SlipView {
  const [held, setHeld] = useState(present)
  if (present.open && held !== present) setHeld(present)
  return present.open ? present : held
}
