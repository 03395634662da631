import type { SlipField, SlipLegView, SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { BeginnerNote } from './BeginnerNote.tsx'
import { LegList } from './LegList.tsx'
import { LegStake } from './LegStake.tsx'
import { SameStakeRow } from './SameStakeRow.tsx'
import { SeriesRows } from './SeriesRows.tsx'
import { SlipLegRow } from './SlipLegRow.tsx'
import { SlipTotals } from './SlipTotals.tsx'
import { typedField } from './typedField.ts'
import styles from './SlipBody.module.css'

/** The leg that caused a press on the blocked main button; a new object for each press. */
export interface PointedLeg {
  readonly key: string
}

interface SlipBodyProps {
  readonly view: SlipView
  readonly pointed: PointedLeg | null
}

/** The legs of the slip with their stakes. */
export function SlipBody({ view, pointed }: SlipBodyProps) {
  const { t } = useTranslation()
  const { slip } = useMember()
  if (view.legs.length === 0) {
    return (
      <EmptyState
        art="flag"
        title={t('slip.empty.title')}
        text={t('slip.empty.text')}
        actions={
          view.cleared === 0 ? undefined : (
            <Button kind="secondary" onPress={slip.undoClear}>
              {t('slip.undoClear', { count: view.cleared })}
            </Button>
          )
        }
      />
    )
  }
  if (view.kind === 'single') {
    return (
      <SheetSection>
        <LegList>
          {view.legs.map((leg, index) => (
            <SlipLegRow
              key={leg.key}
              leg={leg}
              stake={stakeOf(view, leg, view.fields[index])}
              pointed={pointed?.key === leg.key ? pointed : null}
            />
          ))}
        </LegList>
        {view.sameStake !== null && <SameStakeRow view={view} field={view.sameStake} />}
        <BeginnerNote view={view} />
        <TotalsWhileTyping view={view} />
      </SheetSection>
    )
  }
  return (
    <>
      <SheetSection>
        <LegList>
          {view.legs.map((leg) => (
            <SlipLegRow key={leg.key} leg={leg} compact pointed={pointed?.key === leg.key ? pointed : null} />
          ))}
        </LegList>
      </SheetSection>
      <SheetSection divide="band">
        <SeriesRows view={view} />
        <BeginnerNote view={view} />
        <TotalsWhileTyping view={view} />
      </SheetSection>
    </>
  )
}

/**
 * The totals while the keypad is open: in the part that scrolls, since lines are added to them with the digits
 * typed and with changed prices.
 */
function TotalsWhileTyping({ view }: { readonly view: SlipView }) {
  if (typedField(view) === undefined) return null
  return (
    <div className={styles.totals}>
      <SlipTotals view={view} />
    </div>
  )
}

function stakeOf(view: SlipView, leg: SlipLegView, field: SlipField | undefined) {
  return field === undefined ? null : <LegStake view={view} leg={leg} field={field} />
}
