import { type CSSProperties, useId, useState } from 'react'
import type { TFunction } from 'i18next'
import type { i18n as I18n } from 'i18next'
import { formatMoney, type Money } from '../../../streams/index.ts'
import type { AnchorGameModel, PanelView } from '../../../streams/play.ts'
import { failureText } from '../../i18n/failureText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { GuardedButton } from '../../ui/button/GuardedButton.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { FootLine } from '../../ui/slip/FootLine.tsx'
import { Keypad } from '../../ui/slip/Keypad.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { maintenanceWords } from './troubleWords.ts'
import styles from './PanelFooter.module.css'

interface PanelFooterProps {
  readonly model: AnchorGameModel
  readonly view: PanelView
  readonly typing: boolean
  readonly setTyping: (typing: boolean) => void
}

/** The amounts, the currency, and the main button. */
export function PanelFooter({ model, view, typing, setTyping }: PanelFooterProps) {
  const { t, i18n } = useTranslation()
  const foot = useId()
  if (typing) return <OwnAmount model={model} view={view} onDone={() => setTyping(false)} />
  return (
    <div className={styles.footer}>
      <Chips model={model} view={view} onType={() => setTyping(true)} />
      <GuardedButton
        {...buttonProps(t, view)}
        ignoredText={t('anchorGame.button.again')}
        describedBy={foot}
        onPress={model.confirm}
      />
      <FootLine
        id={foot}
        kind={view.state.refusal === null && view.block === null ? 'facts' : 'reason'}
        items={footItems(t, i18n, view)}
        reserve={factsOf(t, RESERVED.balance, RESERVED.rates).join('   ')}
      />
      <VisuallyHidden live="polite">
        {view.state.refusal === null ? '' : failureText(i18n, view.state.refusal)}
      </VisuallyHidden>
    </div>
  )
}

function buttonProps(t: TFunction, { action, stage, total, canWin, block }: PanelView) {
  switch (action) {
    case 'bet':
      return {
        label: t('anchorGame.button.bet'),
        guardKey: action,
        figure: formatMoney(total, { symbol: true }),
        detail: t('anchorGame.button.canWin', { amount: formatMoney(canWin) }),
        disabled: block !== null,
      }
    case 'sending':
      return { label: t('anchorGame.button.sending'), guardKey: action, busy: true }
    case 'unknown':
      return { label: t('anchorGame.button.unknown'), guardKey: action, disabled: true }
    case 'choose':
      return { label: t('anchorGame.button.choose'), guardKey: action, disabled: true }
    case 'wait':
      // While a round takes bets, only an exit keeps from them.
      return {
        label: t(`anchorGame.button.${stage === 'bet' ? 'error' : stage}`),
        guardKey: action,
        disabled: true,
      }
  }
}

const PERCENT = 10_000
const MILLION = 1_000_000

function footItems(t: TFunction, i18n: I18n, view: PanelView): readonly string[] {
  const { state, block, balance, options } = view
  if (block?.kind === 'maintained') return [maintenanceWords(t, view)]
  // Instead of a refusal too, which is read out below: the block names the amount that would be taken.
  if (block !== null) {
    return [t(`anchorGame.block.${block.kind}`, { amount: formatMoney(block.limit, { symbol: true }) })]
  }
  if (state.refusal !== null) return [failureText(i18n, state.refusal)]
  const rates = options.filter(({ chosen }) => chosen !== null).flatMap(({ rtp }) => rtp ?? [])
  return factsOf(t, balance, rates.length > 0 ? rates : options.flatMap(({ rtp }) => rtp ?? []))
}

/** The longest facts, for which room is kept. */
const RESERVED = { balance: { minor: 9_999_999, currency: 'RMB' }, rates: [0, MILLION - 1] } as const

function factsOf(t: TFunction, balance: Money | null, rates: readonly number[]): readonly string[] {
  const amount = balance === null ? null : formatMoney(balance, { symbol: true })
  const least = percent(Math.min(...rates))
  const most = percent(Math.max(...rates))
  const rtp = least === most ? least : `${least} – ${most}`
  return [
    ...(amount === null ? [] : [t('common.balance', { amount })]),
    ...(rates.length === 0 ? [] : [t('anchorGame.foot.rtp', { rtp })]),
  ]
}

/** Cut, so that no return is shown higher than it is. */
function percent(millionths: number): string {
  return `${(Math.floor(millionths / (PERCENT / 100)) / 100).toFixed(2)}%`
}

const COLOURS = ['#4a5a70', '#2a63b8', '#a83a34'] as const
const OWN_COLOUR = '#2e7d5b'

interface ChipsProps {
  readonly model: AnchorGameModel
  readonly view: PanelView
  readonly onType: () => void
}

function Chips({ model, view, onType }: ChipsProps) {
  const { t } = useTranslation()
  const { quickAmounts, state, currencies } = view
  const own = model.ownAmount()
  return (
    <div className={styles.chips}>
      <div role="group" aria-label={t('anchorGame.amounts')} className={styles.amounts}>
        {quickAmounts.map((units, index) => (
          <Chip
            key={units}
            colour={COLOURS[index] ?? OWN_COLOUR}
            on={state.units === units}
            onPress={() => model.chooseAmount(units)}
          >
            {String(units)}
          </Chip>
        ))}
        <Chip
          colour={OWN_COLOUR}
          on={own !== null && state.units === own && !quickAmounts.includes(own)}
          label={t('anchorGame.ownAmount', { amount: own === null ? '' : String(own) })}
          onPress={() => {
            if (own === null || state.units === own) onType()
            else model.chooseAmount(own)
          }}
        >
          <small>{t('anchorGame.own.amount')}</small>
          {own !== null && String(own)}
        </Chip>
      </div>
      {currencies.length > 1 && (
        <div className={styles.currency}>
          <Segmented
            label={t('anchorGame.currency')}
            items={currencies.map((key) => ({ key, label: key }))}
            selected={state.currency}
            onSelect={model.chooseCurrency}
          />
        </div>
      )}
    </div>
  )
}

interface ChipProps {
  readonly colour: string
  readonly on: boolean
  readonly label?: string
  readonly onPress: () => void
  readonly children: React.ReactNode
}

function Chip({ colour, on, label, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, on && styles.on)}
      style={{ '--chip': colour } as CSSProperties}
      aria-pressed={on}
      aria-label={label}
      onClick={onPress}
    >
      <span>{children}</span>
    </button>
  )
}

interface OwnAmountProps {
  readonly model: AnchorGameModel
  readonly view: PanelView
  readonly onDone: () => void
}

const MOST_DIGITS = 6

/** A whole amount of the member's own, kept on the device for this game and currency. */
function OwnAmount({ model, view, onDone }: OwnAmountProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const done = () => {
    if (text === '' || model.typeAmount(Number(text))) onDone()
    else setWrong(true)
  }
  return (
    <div className={styles.footer}>
      <p className={styles.typed} role="status">
        <span>
          {t(wrong ? 'anchorGame.amountWrong' : 'anchorGame.amountRange', { most: String(view.mostUnits) })}
        </span>
        <b>
          {text === '' ? '0' : text} {view.state.currency}
        </b>
      </p>
      <Keypad
        label={t('anchorGame.keypad')}
        whole
        labels={{
          backspace: t('slip.keypad.backspace'),
          clear: t('slip.keypad.clear'),
          done: t('slip.keypad.done'),
        }}
        onKey={(key) => {
          setWrong(false)
          if (key === 'done') done()
          else if (key === 'clear') setText('')
          else if (key === 'backspace') setText(text.slice(0, -1))
          else if (key !== '.') setText(`${text}${key}`.replace(/^0+/, '').slice(0, MOST_DIGITS))
        }}
        onPaste={(pasted) => {
          if (/^\d{1,6}$/.test(pasted.trim())) setText(String(Number(pasted)))
        }}
      />
    </div>
  )
}
