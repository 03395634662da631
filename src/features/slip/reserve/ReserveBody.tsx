import { useEffect } from 'react'
import type { SlipLegView, SlipView } from '../../../../streams/index.ts'
import type { ReserveEvaluation, ReserveStreams } from '../../../../streams/reserve.ts'
import { useMember } from '../../../bindings/StreamsProvider.tsx'
import { useReserving } from '../../../bindings/useReserve.ts'
import { Segmented } from '../../../ui/choice/Segmented.tsx'
import { Note } from '../../../ui/feedback/Note.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { SheetSection } from '../../../ui/sheet/SheetSection.tsx'
import { legName } from '../../../words/slipWords.ts'
import { LegList } from '../LegList.tsx'
import { LegStake } from '../LegStake.tsx'
import { SlipLegRow } from '../SlipLegRow.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { priceHint, priceTrouble } from './reserveWords.ts'
import styles from './ReserveBody.module.css'

interface ReserveBodyProps {
  readonly reserve: ReserveStreams
  readonly view: SlipView
  readonly leg: SlipLegView
}

/** The leg with its stake, and below it the price that is waited for, its line and when it is paid. */
export function ReserveBody({ reserve, view, leg }: ReserveBodyProps) {
  const { t } = useTranslation()
  const { reserving } = reserve
  const state = useReserving(reserve)
  useEffect(() => {
    reserving.open()
    return reserving.close
  }, [reserving])
  if (state === null) return null
  const parts = { leg, state, reserving }
  return (
    <>
      <SheetSection>
        <LegList>
          <SlipLegRow
            leg={atPresentPrice(leg)}
            stake={<LegStake view={view} leg={leg} field={state.field} />}
          />
        </LegList>
      </SheetSection>
      <SheetSection divide="band">
        <div className={styles.choices}>
          <PriceChoice {...parts} />
          <LineChoice {...parts} />
          <PayChoice {...parts} />
          <Note align="start">
            {t(leg.live ? 'reserve.rule.live' : 'reserve.rule.early')} {t('reserve.europeOnly')}
          </Note>
        </div>
      </SheetSection>
    </>
  )
}

/** Neither a changed price nor a changed line has to be agreed to: both are chosen here. */
function atPresentPrice(leg: SlipLegView): SlipLegView {
  const moved = leg.block?.kind === 'priceChanged' || leg.block?.kind === 'lineChanged'
  return moved ? { ...leg, block: null, change: 'none' } : leg
}

interface ChoiceProps {
  readonly leg: SlipLegView
  readonly state: ReserveEvaluation
  readonly reserving: ReserveStreams['reserving']
}

function PriceChoice({ leg, state, reserving }: ChoiceProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  return (
    <Stepper
      label={t('reserve.price')}
      name={t('reserve.priceOf', { selection: legName(t, leg.leg, state.lineText) })}
      value={state.text}
      labels={{ lower: t('reserve.lower'), raise: t('reserve.raise') }}
      onLower={reserving.lower}
      onRaise={reserving.raise}
      onType={reserving.type}
      onFocus={() => {
        // The keypad of the stake would be below the system's keyboard.
        slip.focusField(null)
      }}
      hint={priceHint(t, state)}
      error={priceTrouble(t, state)}
    />
  )
}

/** Nothing where there is only one line. */
function LineChoice({ state, reserving }: ChoiceProps) {
  const { t } = useTranslation()
  const { lines, line, lineText } = state
  const at = lines.findIndex((each) => each.line === line)
  if (lines.length < 2 || line === null) return null
  const choose = (place: number) => {
    const wanted = lines[place]
    if (wanted !== undefined) reserving.chooseLine(wanted.line)
  }
  return (
    <Stepper
      label={t('reserve.line')}
      value={lineText}
      labels={{ lower: t('reserve.lowerLine'), raise: t('reserve.raiseLine') }}
      onLower={() => {
        choose(at - 1)
      }}
      onRaise={() => {
        choose(at + 1)
      }}
    />
  )
}

/** Nothing where the stake is always held. */
function PayChoice({ state, reserving }: ChoiceProps) {
  const { t } = useTranslation()
  const { pays, pay } = state
  return (
    <>
      {pays.length > 1 && (
        <Segmented
          label={t('reserve.pay.label')}
          items={pays.map((key) => ({ key, label: t(`reserve.pay.${key}`) }))}
          selected={pay}
          onSelect={reserving.choosePay}
        />
      )}
      <Note align="start">{t(`reserve.payNote.${pay}`)}</Note>
    </>
  )
}
