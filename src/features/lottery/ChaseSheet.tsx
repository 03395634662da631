import { useState } from 'react'
import { formatMoney } from '../../../streams/index.ts'
import {
  chaseCosts,
  chaseMultiples,
  type ChasePlan,
  DEFAULT_CHASE,
  type LotteryModel,
  type LotteryView,
  MAX_CHASED,
  MIN_CHASED,
  type Play,
  toChase,
} from '../../../streams/lottery.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { GuardedButton } from '../../ui/button/GuardedButton.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Stepper } from '../../ui/form/Stepper.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { choiceWords, planWord } from '../../words/lotteryWords.ts'
import { useOnSale } from './Countdown.tsx'
import styles from './Ticket.module.css'

interface ChaseSheetProps {
  readonly onClose: () => void
  readonly model: { readonly basket: Pick<LotteryModel['basket'], 'withdraw' | 'chase'> }
  readonly view: LotteryView
}

const MOST = { draws: MAX_CHASED, factor: 9, every: MAX_CHASED } as const
const LEAST = { draws: MIN_CHASED, factor: 1, every: 1 } as const

/** One bet over several draws, with the whole cost. */
export function ChaseSheet({ onClose, model, view }: ChaseSheetProps) {
  const { t } = useTranslation()
  const [plan, setPlan] = useState<ChasePlan>(DEFAULT_CHASE)
  const { state, currency, table, drawChanged, balance } = view
  const bet = toChase(state)
  const title = t('lottery.chase.title')
  const draws = [...(table.sale === null ? [] : [table.sale]), ...table.next].slice(0, plan.draws)
  const multiples = bet === null ? [] : chaseMultiples(bet.multiple, plan)
  const costs = bet === null ? [] : chaseCosts(bet.notes, bet.unit, multiples)
  const whole = costs.at(-1)?.costSoFar ?? 0
  const money = (minor: number) => formatMoney({ minor, currency }, { symbol: true })
  const overDraw = costs.some(({ cost }) => cost > table.drawMax)
  const onSale = useOnSale(table.sale) && table.status === 'open'
  const short = balance !== null && whole > balance.minor
  /** What was confirmed once was another plan. */
  const change = (next: ChasePlan) => {
    setPlan(next)
    model.basket.withdraw()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      label={title}
      header={<SheetHeader>{title}</SheetHeader>}
      footerEdge="ruled"
      footer={
        <>
          <Note>{t('lottery.chase.cost', { draws: String(plan.draws), amount: money(whole) })}</Note>
          <GuardedButton
            label={label()}
            figure={money(whole)}
            disabled={bet === null || !onSale || overDraw || short}
            reason={reason()}
            ignoredText={t('lottery.button.tapAgain')}
            onPress={() => {
              const confirmed = model.basket.chase(plan)
              if (confirmed === 'sent') onClose()
              return confirmed === 'sent' || confirmed === 'asked' || confirmed === 'agreed'
            }}
          />
        </>
      }
    >
      <SheetSection>
        <p className={styles.words}>
          {bet === null
            ? t('lottery.chase.oneBet')
            : `${nameOf(bet.play)} ${choiceWords(t, bet.play, bet.choice)}`}
        </p>
        <div className={styles.steppers}>
          <Steppers
            plan={plan}
            onChange={(name, value) =>
              change({ ...plan, [name]: Math.min(MOST[name], Math.max(LEAST[name], value)) })
            }
          />
        </div>
        <Checkbox
          label={t('lottery.chase.stop')}
          checked={plan.stopOnWin}
          onChange={(stopOnWin) => change({ ...plan, stopOnWin })}
        />
        <Costs costs={costs} multiples={multiples} draws={draws} money={money} />
      </SheetSection>
    </Sheet>
  )

  function nameOf(play: Play): string {
    return table.plays.find((each) => each.play === play)?.name ?? ''
  }

  function label(): string {
    if (drawChanged) return t('lottery.button.agree', { plan: planWord(table.sale?.planId ?? '') })
    return t(state.asked ? 'lottery.button.again' : 'lottery.chase.confirm')
  }

  function reason(): string | null {
    if (bet === null) return t('lottery.chase.oneBet')
    if (!onSale) return t(`lottery.status.${table.status === 'open' ? 'sealed' : table.status}`)
    if (overDraw) return t('lottery.block.drawMax', { amount: money(table.drawMax) })
    return short ? t('lottery.block.insufficient', { amount: money(balance.minor) }) : null
  }
}

interface CostsProps {
  readonly costs: ReturnType<typeof chaseCosts>
  readonly multiples: readonly number[]
  readonly draws: LotteryView['table']['next']
  readonly money: (minor: number) => string
}

/** What each draw costs, and all until then. */
function Costs({ costs, multiples, draws, money }: CostsProps) {
  const { t } = useTranslation()
  return (
    <ol>
      {costs.map(({ cost, costSoFar }, index) => (
        <li key={draws[index]?.planId ?? index} className={styles.item}>
          <span>{planWord(draws[index]?.planId ?? '')}</span>
          <small>
            {t('lottery.chase.planCost', {
              multiple: String(multiples[index] ?? 0),
              cost: money(cost),
              sum: money(costSoFar),
            })}
          </small>
        </li>
      ))}
    </ol>
  )
}

interface SteppersProps {
  readonly plan: ChasePlan
  readonly onChange: (name: keyof typeof MOST, value: number) => void
}

/** How many draws, and how the multiple grows. */
function Steppers({ plan, onChange }: SteppersProps) {
  const { t } = useTranslation()
  return (['draws', 'factor', 'every'] as const).map((name) => {
    const what = t(name === 'draws' ? 'lottery.chase.drawsLabel' : `lottery.chase.${name}`)
    return (
      <Stepper
        key={name}
        label={what}
        value={String(plan[name])}
        labels={{
          lower: t('lottery.chase.lower', { what }),
          raise: t('lottery.chase.raise', { what }),
        }}
        onLower={() => onChange(name, plan[name] - 1)}
        onRaise={() => onChange(name, plan[name] + 1)}
      />
    )
  })
}
