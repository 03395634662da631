import { useRef } from 'react'
import type { TFunction } from 'i18next'
import { formatMoney, type Order } from '../../../streams/index.ts'
import {
  type CashOutProgress,
  type CashOutStreams,
  isUnderWay,
  presentOffer,
} from '../../../streams/records.ts'
import { useCashOut, useCashOuts } from '../../bindings/useCashOut.ts'
import { useOnScreen } from '../../bindings/useOnScreen.ts'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { CashOutButton } from './CashOutButton.tsx'
import { CashOutPart } from './CashOutPart.tsx'
import styles from './CashOut.module.css'

/** Cashes an open order out, as a whole or in part. Nothing at a venue without cash-outs. */
export function CashOut({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const cashOuts = useCashOuts()
  const box = useRef<HTMLDivElement>(null)
  const seen = useOnScreen(box)
  if (cashOuts === null) return null
  return (
    <section ref={box} className={styles.box} aria-label={t('cashOut.title')}>
      {/* Only orders on the screen ask for their offers. */}
      {seen ? <SeenCashOut order={order} cashOuts={cashOuts} /> : <NoOffer text={t('cashOut.waiting')} />}
    </section>
  )
}

interface SeenProps {
  readonly order: Order
  readonly cashOuts: CashOutStreams
}

function SeenCashOut({ order, cashOuts }: SeenProps) {
  const { t, i18n } = useTranslation()
  const progress = useCashOut(cashOuts, order)
  const { orderNo } = order
  const status = statusText(t, progress)
  const refusal = progress.reasonKey === null ? null : catalogueText(i18n, progress.reasonKey)
  return (
    <>
      <Offer
        progress={progress}
        onPart={(part) => {
          cashOuts.choosePart(orderNo, part)
        }}
        onPress={() => cashOuts.press(orderNo)}
      />
      <div role="status">
        {[status, refusal].map((line) => line !== null && <Note key={line}>{line}</Note>)}
      </div>
    </>
  )
}

interface OfferProps {
  readonly progress: CashOutProgress
  readonly onPart: Parameters<typeof CashOutPart>[0]['onPart']
  readonly onPress: () => boolean
}

/** The parts that can be chosen and the button, or why there is no offer. */
function Offer({ progress, onPart, onPress }: OfferProps) {
  const { t } = useTranslation()
  const { quote, phase } = progress
  if (isUnderWay(progress)) {
    return (
      <Button kind="secondary" busy>
        {t('cashOut.sending')}
      </Button>
    )
  }
  const present = presentOffer(progress)
  if (quote === null) return <NoOffer text={t('cashOut.reason.paused')} />
  if (quote === undefined || present === null) return <NoOffer text={t('cashOut.waiting')} />
  return (
    <>
      <CashOutPart quote={quote} chosen={present.stake} onPart={onPart} />
      <CashOutButton phase={phase} offer={progress.offer ?? present} present={present} onPress={onPress} />
    </>
  )
}

/** A disabled button of the same height, so that the card does not jump. */
function NoOffer({ text }: { readonly text: string }) {
  return (
    <Button kind="secondary" icon="lock" disabled>
      {text}
    </Button>
  )
}

/** Text for a request that was sent; `null` without one. */
function statusText(t: TFunction, { phase, offer }: CashOutProgress): string | null {
  switch (phase) {
    case 'confirming':
      return t('cashOut.confirming')
    case 'unknown':
      return t('cashOut.unknown')
    case 'done':
      return offer === null
        ? null
        : t('cashOut.taken', { amount: formatMoney(offer.amount, { symbol: true }) })
    default:
      return null
  }
}
