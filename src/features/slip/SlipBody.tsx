import { useTranslation } from 'react-i18next'
import type { SlipField, SlipLegView, SlipView } from '../../../streams/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SheetSection } from '../../ui/SheetSection.tsx'
import { LegList } from './LegList.tsx'
import { LegStake } from './LegStake.tsx'
import { SeriesRows } from './SeriesRows.tsx'
import { SlipBanner } from './SlipBanner.tsx'
import { SlipLegRow } from './SlipLegRow.tsx'

/** The choices with their stakes. */
export function SlipBody({ view }: { readonly view: SlipView }) {
  const { t } = useTranslation()
  if (view.legs.length === 0) {
    return (
      <>
        <SlipBanner view={view} />
        <EmptyState art="flag" title={t('slip.empty.title')} text={t('slip.empty.text')} />
      </>
    )
  }
  return (
    <>
      <SlipBanner view={view} />
      {view.kind === 'single' ? (
        <SheetSection>
          <LegList>
            {view.legs.map((leg, index) => (
              <SlipLegRow key={leg.key} leg={leg} stake={stakeOf(view, leg, view.fields[index])} />
            ))}
          </LegList>
        </SheetSection>
      ) : (
        <>
          <SheetSection>
            <LegList>
              {view.legs.map((leg) => (
                <SlipLegRow key={leg.key} leg={leg} compact />
              ))}
            </LegList>
          </SheetSection>
          <SheetSection divide="band">
            <SeriesRows view={view} />
          </SheetSection>
        </>
      )}
    </>
  )
}

function stakeOf(view: SlipView, leg: SlipLegView, field: SlipField | undefined) {
  return field === undefined ? null : <LegStake view={view} leg={leg} field={field} />
}
