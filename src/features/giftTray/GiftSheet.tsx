import { useEffect, useRef, useState } from 'react'
import type { TFunction } from 'i18next'
import { type Currency, formatMoney, type Gift, type GiftCurrency, offered } from '../../../streams/index.ts'
import { giftPrice } from '../../../streams/live.ts'
import { useLive } from '../../bindings/useLive.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { Choice } from '../../ui/choice/Choice.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { giftPriceWords } from '../../words/roomWords.ts'
import { GiftPicture } from './GiftPicture.tsx'
import { useSecondTap } from './useSecondTap.ts'
import styles from './GiftSheet.module.css'

/** The quantities of a gift that can be given at once. */
const BUNDLES = [1, 10, 66, 168, 520, 999] as const

interface GiftSheetProps {
  readonly gifts: readonly Gift[]
  readonly onGive: (gift: Gift, count: number, currency: GiftCurrency) => void
  /** Opens the form for a lucky bag. */
  readonly onBag: () => void
  readonly onClose: () => void
}

/** The gifts with their prices, what pays for them, the quantity, and the total price. */
export function GiftSheet({ gifts, onGive, onBag, onClose }: GiftSheetProps) {
  const { t } = useTranslation()
  const { balance$, currencies$ } = useMember()
  const balance = useStream(balance$)
  const chosen = useStreamPart(useStreams().settings.settings$, (settings) => settings.currency)
  const money = offered(useStream(currencies$), chosen)
  const coins = useStream(useLive().goldCoins$)
  const [gold, setGold] = useState(false)
  const currency = gold ? 'GOLD' : money
  const have = gold ? coins : balance.value?.currency === money ? balance.value.minor : null
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
                {t('room.gift.balance')} <b>{haveWords(t, have, currency)}</b>
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
          have={have}
          onCount={setCount}
          onGive={onGive}
        />
      }
    >
      <div className={styles.bag}>
        <Button kind="secondary" size="medium" icon="gift" onPress={onBag}>
          {t('luckyBag.entry')}
        </Button>
      </div>
      {coins !== null && coins > 0 && <PayChoice gold={gold} money={money} onGold={setGold} />}
      {gifts.length === 0 ? (
        <EmptyState art="flag" title={t('room.gift.empty')} />
      ) : (
        <GiftGrid gifts={gifts} chosen={giftId} currency={currency} onChoose={setGiftId} />
      )}
    </LowSheet>
  )
}

/** Pays with money or gold coins. Rendered only for a member who has gold coins. */
function PayChoice({
  gold,
  money,
  onGold,
}: {
  readonly gold: boolean
  readonly money: Currency
  readonly onGold: (gold: boolean) => void
}) {
  const { t } = useTranslation()
  return (
    <div className={styles.pay}>
      <Segmented
        label={t('room.gift.payWith')}
        items={[
          { key: 'money', label: `${t('room.gift.money')} ${money}` },
          { key: 'gold', label: t('room.gift.gold') },
        ]}
        selected={gold ? 'gold' : 'money'}
        onSelect={(key) => {
          onGold(key === 'gold')
        }}
      />
    </div>
  )
}

/** What there is to pay with; a dash until it is known. */
function haveWords(t: TFunction, have: number | null, currency: GiftCurrency): string {
  if (have === null) return '–'
  return currency === 'GOLD'
    ? giftPriceWords(t, have, currency)
    : formatMoney({ minor: have, currency }, { symbol: true })
}

interface GiftGridProps {
  readonly gifts: readonly Gift[]
  readonly chosen: string | null
  readonly currency: GiftCurrency
  readonly onChoose: (giftId: string) => void
}

function GiftGrid({ gifts, chosen, currency, onChoose }: GiftGridProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const items = gifts.map((gift) => {
    const price = giftPriceWords(t, giftPrice(gift, currency), currency)
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

/** Scrolls the chosen one of a row to its middle. */
function showChosen(row: HTMLElement): void {
  const chosen = row.querySelector<HTMLElement>('[aria-checked="true"]')
  if (chosen !== null) row.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - row.clientWidth / 2
}

interface GiftFooterProps {
  readonly gift: Gift | null
  readonly count: number
  readonly currency: GiftCurrency
  /** Minor units or coins; `null` until known. */
  readonly have: number | null
  readonly onCount: (count: number) => void
  readonly onGive: (gift: Gift, count: number, currency: GiftCurrency) => void
}

function GiftFooter({ gift, count, currency, have, onCount, onGive }: GiftFooterProps) {
  const { t } = useTranslation()
  const cost = (gift === null ? 0 : giftPrice(gift, currency)) * count
  const amount = giftPriceWords(t, cost, currency)
  const reason = gift === null ? t('room.gift.choose') : shortWords(t, have, cost, currency)
  const bundles = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (bundles.current !== null) showChosen(bundles.current)
    // A longer sum leaves the bundles less room.
  }, [count, amount])
  return (
    <>
      {reason !== null && (
        <p className={styles.reason} role="status">
          {reason}
        </p>
      )}
      <div className={styles.footer}>
        <div ref={bundles} className={styles.bundles}>
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
  readonly currency: GiftCurrency
  readonly disabled: boolean
  readonly onGive: (gift: Gift, count: number, currency: GiftCurrency) => void
}

function GiveButton({ gift, count, amount, cost, currency, disabled, onGive }: GiveButtonProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { asked, press } = useSecondTap(cost, currency, () => {
    if (gift !== null) onGive(gift, count, currency)
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
function shortWords(t: TFunction, have: number | null, cost: number, currency: GiftCurrency): string | null {
  if (have === null) return t('room.gift.unknownBalance')
  if (have >= cost) return null
  return t('room.gift.short', { amount: giftPriceWords(t, cost - have, currency) })
}
