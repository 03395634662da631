import { useEffect, useState } from 'react'
import type { TFunction } from 'i18next'
import { type Currency, formatMoney, offered, type RoomBags } from '../../../streams/index.ts'
import { BAG_LIMITS, cleanAmount, parseAmount } from '../../../streams/live.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useZone } from '../../bindings/useZone.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { priceWords, refusalWords } from '../../words/roomWords.ts'
import { BagPicture } from './BagPicture.tsx'
import styles from './PutBagSheet.module.css'

interface PutBagSheetProps {
  readonly bags: RoomBags
  readonly onClose: () => void
}

/** A form that puts out a lucky bag: an amount, the number of shares, and a second press that confirms. */
export function PutBagSheet({ bags, onClose }: PutBagSheetProps) {
  const { t } = useTranslation()
  const made = useStream(bags.put$).phase === 'made'
  useEffect(() => {
    bags.beginPut()
  }, [bags])
  return (
    <LowSheet
      label={t('luckyBag.put.title')}
      onClose={onClose}
      header={<SheetHeader>{t('luckyBag.put.title')}</SheetHeader>}
      // Keeps the height of the form after the bag was put out, so that the button does not move.
      shown="put"
      footer={made && <Button onPress={onClose}>{t('common.action.close')}</Button>}
      footerEdge="plain"
    >
      <SheetSection>
        {made ? (
          <div className={styles.made} role="status">
            <BagPicture className={styles.picture} />
            {t('luckyBag.put.made')}
          </div>
        ) : (
          <PutBagForm bags={bags} />
        )}
      </SheetSection>
    </LowSheet>
  )
}

function PutBagForm({ bags }: { readonly bags: RoomBags }) {
  const { t } = useTranslation()
  const { balance$, currencies$ } = useMember()
  const balance = useStream(balance$).value
  const chosen = useStreamPart(useStreams().settings.settings$, (settings) => settings.currency)
  const currency = offered(useStream(currencies$), chosen)
  const have = balance?.currency === currency ? balance.minor : null
  const { phase } = useStream(bags.put$)
  const [amountText, setAmountText] = useState('')
  const [sharesText, setSharesText] = useState('5')
  const [asked, setAsked] = useState(false)
  const amount = parseAmount(amountText, currency)?.minor ?? 0
  const shares = Number(sharesText)
  const wrong = wrongWords(t, { amount, shares, have, currency })
  const type = (set: (text: string) => void) => (text: string) => {
    set(text)
    setAsked(false)
  }
  const press = () => {
    if (asked) bags.put({ amount, shares, currency })
    setAsked(!asked)
  }
  return (
    <SheetForm>
      <p>
        {t('room.gift.balance')}{' '}
        {have === null ? '–' : formatMoney({ minor: have, currency }, { symbol: true })}
      </p>
      <Field
        label={t('luckyBag.put.amount', { currency })}
        value={amountText}
        hint={t('luckyBag.put.amount', { currency })}
        inputMode="decimal"
        error={amountText === '' ? null : wrong.amount}
        onChange={type((text) => {
          setAmountText(cleanAmount(text))
        })}
      />
      <Field
        label={t('luckyBag.put.shares', { most: BAG_LIMITS.mostShares })}
        value={sharesText}
        hint={t('luckyBag.put.shares', { most: BAG_LIMITS.mostShares })}
        inputMode="numeric"
        error={wrong.shares}
        onChange={type((text) => {
          setSharesText(text.replace(/\D/g, '').slice(0, 3))
        })}
      />
      <p>{t('luckyBag.put.note')}</p>
      <Refused bags={bags} />
      {phase === 'unknown' ? (
        <Button kind="secondary" onPress={bags.beginPut}>
          {t('luckyBag.check')}
        </Button>
      ) : (
        <Button
          busy={phase === 'sending'}
          disabled={amount === 0 || wrong.amount !== null || wrong.shares !== null}
          onPress={press}
        >
          {asked
            ? t('luckyBag.put.confirm', { amount: priceWords(amount, currency), shares })
            : t('luckyBag.put.send')}
        </Button>
      )}
    </SheetForm>
  )
}

interface TypedBag {
  readonly amount: number
  readonly shares: number
  /** Minor units; `null` until known. */
  readonly have: number | null
  readonly currency: Currency
}

/** What is wrong with each field; `null` when nothing is. */
function wrongWords(
  t: TFunction,
  { amount, shares, have, currency }: TypedBag,
): { readonly amount: string | null; readonly shares: string | null } {
  const { mostAmount, mostShares } = BAG_LIMITS
  const isShares = shares >= 1 && shares <= mostShares
  return {
    amount: amountWords(),
    shares: isShares ? null : t('luckyBag.put.wrongShares', { most: mostShares }),
  }

  function amountWords(): string | null {
    if (amount > mostAmount) return t('luckyBag.put.tooMuch', { most: priceWords(mostAmount, currency) })
    if (isShares && amount < shares) return t('luckyBag.put.tooLittle')
    return have !== null && amount > have ? t('room.refusal.insufficient') : null
  }
}

/** What became of the last bag, unless it was made. */
function Refused({ bags }: { readonly bags: RoomBags }) {
  const { t, i18n } = useTranslation()
  const { serverTime } = useStreams()
  const zone = useZone()
  const { phase, refusal } = useStream(bags.put$)
  if (phase === 'refused' && refusal !== null) {
    return <p role="alert">{refusalWords(i18n, refusal, { now: serverTime.now(), zone })}</p>
  }
  if (phase === 'unknown') return <p role="alert">{t('luckyBag.put.unknown')}</p>
  return phase === 'notMade' ? <p role="alert">{t('luckyBag.put.notMade')}</p> : null
}
