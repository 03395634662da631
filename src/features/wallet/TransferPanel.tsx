import { formatAmount, formatMoney, groupDigits, type Currency } from '../../../streams/index.ts'
import {
  type TransferForm,
  type VenueWallet,
  walletsIn,
  type WalletModel,
  type WalletView,
} from '../../../streams/wallet.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { AmountField } from './AmountField.tsx'
import { CollectRow } from './CollectRow.tsx'
import { venueName, venueWalletName, withSymbol } from './walletWords.ts'
import styles from './TransferPanel.module.css'

interface TransferPanelProps {
  readonly view: WalletView
  readonly form: TransferForm
  readonly model: WalletModel
}

/** Moves money between the centre and a venue, and collects what all venues hold. */
export function TransferPanel({ view, form, model }: TransferPanelProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-label={t('wallet.transfer.title')}>
      <CollectRow view={view} onCollect={model.collect} />
      <div className={styles.choices}>
        <div className={styles.direction}>
          <Segmented
            label={t('wallet.transfer.direction')}
            items={[
              { key: 'IN', label: t('wallet.transfer.in') },
              { key: 'OUT', label: t('wallet.transfer.out') },
            ]}
            selected={form.direction}
            onSelect={model.turn}
          />
        </div>
        {view.currencies.length > 1 && (
          <div className={styles.currencies}>
            <Segmented
              label={t('wallet.transfer.currency')}
              items={view.currencies.map((key) => ({
                key,
                label: key,
                ariaLabel: t(`common.currency.${key}`),
              }))}
              selected={form.currency}
              onSelect={model.chooseCurrency}
            />
          </div>
        )}
      </div>
      <Ends view={view} form={form} model={model} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          model.transfer()
        }}
      >
        <AmountField
          label={t('wallet.transfer.amount')}
          lead={t('wallet.transfer.can', { amount: withSymbol(form.available.minor, form.currency) })}
          value={form.typed}
          onChange={model.type}
        />
        <QuickAmounts form={form} onType={model.type} />
        <After form={form} />
        <SendButton form={form} />
      </form>
    </section>
  )
}

/** From where to where; the venue's side opens the choice of venues. */
function Ends({ view, form, model }: TransferPanelProps) {
  const { t } = useTranslation()
  const { open, show, close } = useOverlayStep('wallet-venue')
  const { direction, venue } = form
  const centre = (
    <div className={styles.end}>
      <small>{t(direction === 'IN' ? 'wallet.transfer.from' : 'wallet.transfer.to')}</small>
      <b>{t('wallet.centre')}</b>
    </div>
  )
  const there = (
    <button
      type="button"
      className={styles.end}
      aria-label={`${t('wallet.transfer.venue')} ${venue === null ? '' : venueWalletName(t, venue)}`}
      onClick={show}
    >
      <small>{t(direction === 'IN' ? 'wallet.transfer.to' : 'wallet.transfer.from')}</small>
      <b>
        <span>{venue === null ? '–' : venueWalletName(t, venue)}</span>
        <Icon name="down" size="s" />
      </b>
    </button>
  )
  return (
    <div className={styles.ends}>
      {direction === 'IN' ? centre : there}
      <IconButton
        icon="swap"
        label={t('wallet.transfer.turn')}
        onPress={() => model.turn(direction === 'IN' ? 'OUT' : 'IN')}
      />
      {direction === 'IN' ? there : centre}
      <Sheet
        open={open}
        onClose={close}
        label={t('wallet.transfer.venue')}
        header={<SheetHeader>{t('wallet.transfer.venue')}</SheetHeader>}
      >
        {open && (
          <RadioGroup
            label={t('wallet.transfer.venue')}
            items={venuesOf(view, form.currency).map((wallet) => ({
              key: wallet.venue,
              label: venueWalletName(t, wallet),
              note: `${formatMoney(wallet.balance, { symbol: true })} · ${t(`wallet.state.${wallet.status}`)}`,
            }))}
            selected={venue?.venue ?? null}
            onSelect={(key) => {
              model.chooseVenue(key)
              close()
            }}
          />
        )}
      </Sheet>
    </div>
  )
}

function venuesOf({ finance }: WalletView, currency: Currency): readonly VenueWallet[] {
  return finance.value === undefined ? [] : walletsIn(finance.value, currency)
}

function QuickAmounts({
  form,
  onType,
}: {
  readonly form: TransferForm
  readonly onType: (text: string) => void
}) {
  const { t } = useTranslation()
  const { quick, available, amount } = form
  const all = available.minor > 0 ? formatAmount(available.minor).replaceAll(',', '') : '0'
  return (
    <div className={styles.quick} role="group" aria-label={t('wallet.transfer.quick')}>
      {quick.map((units) => (
        <button
          key={units}
          type="button"
          className={classNames(amount?.minor === units * 100 && styles.on)}
          aria-pressed={amount?.minor === units * 100}
          onClick={() => onType(String(units))}
        >
          {groupDigits(String(units))}
        </button>
      ))}
      <button
        type="button"
        className={styles.word}
        aria-pressed={amount !== null && amount.minor > 0 && amount.minor === available.minor}
        onClick={() => onType(all)}
      >
        {t('wallet.transfer.all')}
      </button>
    </div>
  )
}

/** The balances after the transfer; dashes keep its place while there is no amount. */
function After({ form: { after, venue } }: { readonly form: TransferForm }) {
  const { t } = useTranslation()
  const amount = (minor: number | undefined): string => (minor === undefined ? '–' : formatAmount(minor))
  return (
    <p className={styles.after}>
      <span>
        {t('wallet.transfer.after')} {t('wallet.transfer.centreAfter')} <b>{amount(after?.centre.minor)}</b>
      </span>
      <span>
        {venue === null ? '' : venueName(t, venue.venue, venue.name)} <b>{amount(after?.venue.minor)}</b>
      </span>
    </p>
  )
}

function SendButton({ form }: { readonly form: TransferForm }) {
  const { t } = useTranslation()
  const { direction, venue, amount, block, currency } = form
  const name = venue === null ? '' : venueName(t, venue.venue, venue.name)
  const limit = block !== null && 'limit' in block ? withSymbol(block.limit, currency) : ''
  return (
    <Button
      type="submit"
      figure={amount === null ? undefined : withSymbol(amount.minor, currency)}
      reason={block === null ? null : t(`wallet.block.${block.reason}`, { limit })}
    >
      {t(direction === 'IN' ? 'wallet.transfer.sendIn' : 'wallet.transfer.sendOut', { name })}
    </Button>
  )
}
