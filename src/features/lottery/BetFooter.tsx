import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatMoney } from '../../../streams/index.ts'
import {
  type Confirmed,
  type LotteryModel,
  type LotteryView,
  MAX_BETS,
  MAX_MULTIPLE,
} from '../../../streams/lottery.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Stepper } from '../../ui/form/Stepper.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { BasketSheet } from './BasketSheet.tsx'
import { ChaseSheet } from './ChaseSheet.tsx'
import { rtpText } from './oddsText.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { TodayPlayed } from './TodayPlayed.tsx'
import { planWord } from '../../words/lotteryWords.ts'
import styles from './BetFooter.module.css'

interface BetFooterProps {
  readonly model: LotteryModel
  readonly view: LotteryView
}

/** Unit, multiple, the count of notes with its cost, the basket, and the main button. */
export function BetFooter({ model, view }: BetFooterProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'basket' | 'chase' | null>(null)
  const [said, setSaid] = useState<Confirmed | null>(null)
  const { state, basket } = view
  return (
    <div className={styles.footer}>
      <button type="button" className={styles.basket} onClick={() => setOpen('basket')}>
        <Icon name="slip" size="m" />
        {t('lottery.basket.title')}
        <b>{state.bets.length}</b>
        <span className={styles.cost}>{formatMoney(basket.basketCost, { symbol: true })}</span>
        <Icon name="up" size="s" />
      </button>
      <Stakes model={model} view={view} />
      <Reason view={view} said={said} />
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.tool}
          aria-disabled={state.bets.length >= MAX_BETS || undefined}
          onClick={() => model.basket.addRandom(1)}
        >
          {t('lottery.random')}
        </button>
        <button type="button" className={styles.tool} onClick={() => setOpen('chase')}>
          {t('lottery.chase.title')}
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-disabled={basket.notes === 0 || undefined}
          onClick={() => model.basket.keep()}
        >
          {t('lottery.basket.add')}
        </button>
        <PlaceButton
          view={view}
          onPress={() => {
            const confirmed = model.basket.confirm()
            setSaid(confirmed)
            return confirmed !== 'nothing'
          }}
        />
      </div>
      <p className={styles.line}>
        <TodayPlayed />
        <span>
          {view.balance !== null &&
            t('lottery.balance', { amount: formatMoney(view.balance, { symbol: true }) })}
        </span>
      </p>
      {view.balance?.minor === 0 || basket.block?.kind === 'insufficient' ? (
        <Button kind="secondary" size="medium" onPress={() => void navigate(PATHS.wallet)}>
          {t('lottery.fill')}
        </Button>
      ) : null}
      <BasketSheet open={open === 'basket'} onClose={() => setOpen(null)} model={model} view={view} />
      {open === 'chase' && <ChaseSheet onClose={() => setOpen(null)} model={model} view={view} />}
    </div>
  )
}

/** Unit and multiple, and the count of notes with what they cost. */
function Stakes({ model, view }: BetFooterProps) {
  const { t } = useTranslation()
  const { state, basket, currency, table } = view
  const amount = (minor: number) => formatMoney({ minor, currency }, { symbol: true })
  const rtp = table.plays.find(({ play }) => play === state.play)?.rtp ?? null
  return (
    <>
      <div className={styles.stakes}>
        <Stepper
          label={t('lottery.multiple')}
          value={String(state.multiple)}
          labels={{ lower: t('lottery.multipleLower'), raise: t('lottery.multipleRaise') }}
          onLower={() => model.basket.setMultiple(state.multiple - 1)}
          onRaise={() => model.basket.setMultiple(state.multiple + 1)}
          onType={(text) => {
            if (/^\d{1,3}$/.test(text)) model.basket.setMultiple(Math.min(MAX_MULTIPLE, Number(text)))
          }}
        />
        <Segmented
          label={t('lottery.unit')}
          items={table.units.map((unit) => ({ key: String(unit), label: amount(unit) }))}
          selected={String(state.unit)}
          onSelect={(key) => model.basket.setUnit(Number(key))}
        />
      </div>
      <p className={styles.line} role="status">
        <span>
          {t('lottery.count', {
            count: basket.notes,
            unit: amount(state.unit),
            multiple: String(state.multiple),
            cost: formatMoney(basket.cost, { symbol: true }),
          })}
        </span>
        {rtp !== null && <span>{t('lottery.rtp', { rtp: rtpText(rtp) })}</span>}
      </p>
    </>
  )
}

interface ReasonProps {
  readonly view: LotteryView
  readonly said: Confirmed | null
}

/** Why nothing can be sent, or was not. */
function Reason({ view: { basket, drawChanged, table }, said }: ReasonProps) {
  const { t } = useTranslation()
  return (
    <p className={styles.reason} role="status">
      {words()}
    </p>
  )

  function words(): string {
    if (drawChanged) return t('lottery.drawChanged', { plan: planWord(table.sale?.planId ?? '') })
    const { block } = basket
    if (block?.kind === 'numbers') return t(`lottery.fault.${block.fault}`)
    if (block !== null) {
      return t(`lottery.block.${block.kind}`, { amount: formatMoney(block.limit, { symbol: true }) })
    }
    if (said === 'late' || said === 'blocked' || said === 'notStored') return t(`lottery.confirmed.${said}`)
    return ''
  }
}
