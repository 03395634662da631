import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { type Currency, type Feed, formatMoney, type Gift, type Money } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LowSheet } from '../../ui/LowSheet.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SheetHeader } from '../../ui/Sheet.tsx'
import { classNames } from '../../ui/classNames.ts'
import { useRoving } from '../../ui/useRoving.ts'
import { priceWords } from '../room/roomWords.ts'
import { GiftPicture } from './GiftPicture.tsx'
import styles from './GiftSheet.module.css'

/** How many at once; all but one are the specification's bundles (venue part, 9). */
const BUNDLES = [1, 10, 66, 168, 520, 999] as const

interface GiftSheetProps {
  readonly gifts: readonly Gift[]
  readonly onGive: (gift: Gift, count: number) => void
  readonly onClose: () => void
}

/** The gifts with their prices, how many, and what that comes to. Below the price strip. */
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
  const items = gifts.map(({ giftId }) => ({ key: giftId }))
  const { listRef, onKeyDown, tabIndex } = useRoving<HTMLDivElement, string>(items, chosen, onChoose)
  return (
    <div
      ref={listRef}
      className={styles.grid}
      role="radiogroup"
      aria-label={t('room.gift.list')}
      onKeyDown={onKeyDown}
    >
      {gifts.map((gift, index) => {
        const price = priceWords(gift.price[currency], currency)
        const on = gift.giftId === chosen
        return (
          <button
            key={gift.giftId}
            type="button"
            role="radio"
            data-roving=""
            className={classNames(styles.gift, on && styles.on)}
            aria-checked={on}
            aria-label={t('room.gift.name', { gift: gift.name, price })}
            tabIndex={tabIndex(index)}
            onClick={() => {
              onChoose(gift.giftId)
            }}
          >
            <GiftPicture gift={gift} className={styles.picture} />
            <span>{gift.name}</span>
            <small>{price}</small>
          </button>
        )
      })}
    </div>
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
        <Button
          size="medium"
          figure={gift === null ? undefined : amount}
          disabled={reason !== null}
          ariaLabel={
            gift === null
              ? undefined
              : t('room.gift.sendNamed', { number: String(count), gift: gift.name, amount })
          }
          onPress={() => {
            if (gift !== null) onGive(gift, count)
          }}
        >
          {t('room.gift.send')}
        </Button>
      </div>
    </>
  )
}

/** What is missing; `null` when it can be paid. */
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
