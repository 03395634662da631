import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { type Currency, type Feed, formatMoney, type Gift, type Money } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { Choice } from '../../ui/choice/Choice.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { priceWords } from '../../words/roomWords.ts'
import { GiftPicture } from './GiftPicture.tsx'
import { useSecondTap } from './useSecondTap.ts'
import styles from './GiftSheet.module.css'

/** The quantities of a gift that can be given at once. */
const BUNDLES = [1, 10, 66, 168, 520, 999] as const

interface GiftSheetProps {
  readonly gifts: readonly Gift[]
  readonly onGive: (gift: Gift, count: number) => void
  readonly onClose: () => void
}

/** The gifts with their prices, the quantity, and the total price. */
export function GiftSheet({ gifts, onGive, onClose }: GiftSheetProps) {
  const { t } = useTranslation()
  const balance = useStream(useMember().balance$)
  const currency = useStreamPart(useStreams().settings.settings$, (chosen) => chosen.currency)
  const [giftId, setGiftId] = useState<string | null>(gifts[0]?.giftId ?? null)
  const [count, setCount] = useState<number>(1)
  const gift = gifts.find((each) => each.giftId === giftId) ?? null
  return (
    <LowSheet
      label={t('room.gift.title')}
      onClose={onClose}
      header={
        <SheetHeader
          actions={
            <>
              <span className={styles.balance}>
                {t('room.gift.balance')}{' '}
                <b>{balance.value === undefined ? '–' : formatMoney(balance.value, { symbol: true })}</b>
              </span>
              <IconButton icon="close" label={t('common.action.close')} onPress={onClose} />
            </>
          }
        >
          {t('room.gift.title')}
        </SheetHeader>
      }
      footer={
        <GiftFooter
          gift={gift}
          count={count}
          currency={currency}
          balance={balance}
          onCount={setCount}
          onGive={onGive}
        />
      }
    >
      {gifts.length === 0 ? (
        <EmptyState art="flag" title={t('room.gift.empty')} />
      ) : (
        <GiftGrid gifts={gifts} chosen={giftId} currency={currency} onChoose={setGiftId} />
      )}
    </LowSheet>
  )
}

interface GiftGridProps {
  readonly gifts: readonly Gift[]
  readonly chosen: string | null
  readonly currency: Currency
  readonly onChoose: (giftId: string) => void
}

function GiftGrid({ gifts, chosen, currency, onChoose }: GiftGridProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const items = gifts.map((gift) => {
    const price = priceWords(gift.price[currency], currency)
    const name = read(gift.name)
    return { key: gift.giftId, gift, name, price, ariaLabel: t('room.gift.name', { gift: name, price }) }
  })
  return (
    <Choice
      role="radiogroup"
      label={t('room.gift.list')}
      items={items}
      selected={chosen}
      onSelect={onChoose}
      classes={{ list: styles.grid, item: styles.gift, on: styles.on }}
    >
      {({ gift, name, price }) => (
        <>
          <GiftPicture gift={gift} className={styles.picture} />
          <span>{name}</span>
          <small>{price}</small>
        </>
      )}
    </Choice>
  )
}

interface GiftFooterProps {
  readonly gift: Gift | null
  readonly count: number
  readonly currency: Currency
  readonly balance: Feed<Money>
  readonly onCount: (count: number) => void
  readonly onGive: (gift: Gift, count: number) => void
}

function GiftFooter({ gift, count, currency, balance, onCount, onGive }: GiftFooterProps) {
  const { t } = useTranslation()
  const cost = (gift?.price[currency] ?? 0) * count
  const amount = priceWords(cost, currency)
  const reason = gift === null ? t('room.gift.choose') : shortWords(t, balance.value, cost, currency)
  return (
    <>
      {reason !== null && (
        <p className={styles.reason} role="status">
          {reason}
        </p>
      )}
      <div className={styles.footer}>
        <div className={styles.bundles}>
          <Segmented
            label={t('room.gift.bundles')}
            items={BUNDLES.map((bundle) => ({
              key: String(bundle),
              label: String(bundle),
              ariaLabel: t('room.gift.bundle', { number: String(bundle) }),
            }))}
            selected={String(count)}
            onSelect={(key) => {
              onCount(Number(key))
            }}
          />
        </div>
        <GiveButton
          // A new button for each choice, so that a pending second tap never confirms another gift.
          key={`${gift?.giftId ?? ''} ${String(count)} ${currency}`}
          gift={gift}
          count={count}
          amount={amount}
          cost={cost}
          currency={currency}
          disabled={reason !== null}
          onGive={onGive}
        />
      </div>
    </>
  )
}

interface GiveButtonProps {
  readonly gift: Gift | null
  readonly count: number
  readonly amount: string
  readonly cost: number
  readonly currency: Currency
  readonly disabled: boolean
  readonly onGive: (gift: Gift, count: number) => void
}

function GiveButton({ gift, count, amount, cost, currency, disabled, onGive }: GiveButtonProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { asked, press } = useSecondTap(cost, currency, () => {
    if (gift !== null) onGive(gift, count)
  })
  const named = (label: 'confirmNamed' | 'sendNamed', given: Gift) =>
    t(`room.gift.${label}`, { number: String(count), gift: read(given.name), amount })
  return (
    <Button
      size="medium"
      figure={gift === null ? undefined : amount}
      disabled={disabled}
      ariaLabel={gift === null ? undefined : named(asked ? 'confirmNamed' : 'sendNamed', gift)}
      onPress={press}
    >
      {t(asked ? 'room.gift.confirm' : 'room.gift.send')}
    </Button>
  )
}

/** Why the gift cannot be paid; `null` when it can. */
function shortWords(
  t: TFunction,
  balance: Money | undefined,
  cost: number,
  currency: Currency,
): string | null {
  if (balance === undefined || balance.currency !== currency) return t('room.gift.unknownBalance')
  if (balance.minor >= cost) return null
  return t('room.gift.short', { amount: priceWords(cost - balance.minor, currency) })
}
