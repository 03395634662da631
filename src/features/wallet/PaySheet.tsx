import type { TFunction } from 'i18next'
import { useState } from 'react'
import { formatMoney, type Money } from '../../../streams/index.ts'
import { cleanAmount, parseAmount, type PayWay, type WalletView } from '../../../streams/wallet.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { AmountField } from './AmountField.tsx'
import { withSymbol } from './walletWords.ts'

interface PaySheetProps {
  readonly kind: 'deposit' | 'withdraw'
  readonly view: WalletView
  readonly onPay: (way: PayWay, amount: Money) => boolean
}

/** The way to pay and the amount of a deposit or a withdrawal. */
export function PaySheet({ kind, view, onPay }: PaySheetProps) {
  const { t } = useTranslation()
  const ways = view.payWays.filter((way) => way[kind])
  const [chosen, setChosen] = useState<number | null>(ways[0]?.payType ?? null)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const way = ways.find(({ payType }) => payType === chosen) ?? ways[0]
  if (way === undefined) return <SheetSection>{t('wallet.pay.none')}</SheetSection>
  const amount = parseAmount(typed, way.currency)
  const fault = faultOf(t, { kind, view, way, amount })
  return (
    <>
      <RadioGroup
        label={t('wallet.pay.way')}
        items={ways.map((each) => ({
          key: String(each.payType),
          label: each.name,
          note: t('wallet.pay.range', {
            least: withSymbol(each.least.minor, each.currency),
            most: withSymbol(each.most.minor, each.currency),
          }),
        }))}
        selected={String(way.payType)}
        onSelect={(key) => {
          setChosen(Number(key))
        }}
      />
      <SheetSection>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (fault === null && amount !== null) setBusy(!onPay(way, amount))
          }}
        >
          <SheetForm>
            <AmountField
              label={t('wallet.pay.amount')}
              lead={leadOf(t, kind, view, way)}
              value={typed}
              error={busy ? t('wallet.pay.busy') : tried ? fault : null}
              onChange={(text) => {
                setBusy(false)
                setTyped(cleanAmount(text))
              }}
            />
            <Note align="start">{t('wallet.pay.demo')}</Note>
            <Button
              type="submit"
              figure={amount === null ? undefined : formatMoney(amount, { symbol: true })}
            >
              {t(`wallet.pay.send.${kind}`)}
            </Button>
          </SheetForm>
        </form>
      </SheetSection>
    </>
  )
}

function leadOf(t: TFunction, kind: PaySheetProps['kind'], { finance }: WalletView, way: PayWay): string {
  const available = finance.value?.available[way.currency]
  if (kind === 'deposit' || available === undefined) return t('wallet.pay.amount')
  return `${t('wallet.available')} ${formatMoney(available, { symbol: true })}`
}

interface Checked extends Pick<PaySheetProps, 'kind' | 'view'> {
  readonly way: PayWay
  readonly amount: Money | null
}

function faultOf(t: TFunction, { kind, view: { finance }, way, amount }: Checked): string | null {
  const limited = (key: 'least' | 'most' | 'short', minor: number): string =>
    t(`wallet.pay.${key}`, { amount: withSymbol(minor, way.currency) })
  if (amount === null || amount.minor === 0) return t('wallet.pay.wrong')
  if (amount.minor < way.least.minor) return limited('least', way.least.minor)
  if (amount.minor > way.most.minor) return limited('most', way.most.minor)
  if (kind === 'deposit') return null
  if (finance.status !== 'live') return t('wallet.pay.old')
  const available = finance.value.available[way.currency]
  return amount.minor > available.minor ? limited('short', available.minor) : null
}
