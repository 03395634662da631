import type { ComponentProps } from 'react'
import type { ReservedList } from '../../../streams/gameRecords.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Inset } from '../../ui/page/Inset.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Chases } from './Chases.tsx'
import { OpenBets } from './OpenBets.tsx'

const LISTS = ['unsettled', 'reserved', 'failed', 'chases'] as const

/** What is listed of all products: bets, reservations that wait or failed, or chases in progress. */
export type AllOpenList = 'unsettled' | ReservedList | 'chases'

interface AllOpenProps {
  readonly list: AllOpenList
  readonly onList: (list: AllOpenList) => void
  /** Those of the list; `null` until they are created, and where the list is of others. */
  readonly bets: ComponentProps<typeof OpenBets>['model']
  readonly chases: ComponentProps<typeof Chases>['model']
  readonly onBet: ComponentProps<typeof OpenBets>['onBet']
}

/** What the member has open of all products, at all venues and in all currencies. */
export function AllOpen({ list, onList, bets, chases, onBet }: AllOpenProps) {
  const { t } = useTranslation()
  return (
    <>
      <Inset>
        <Segmented
          label={t('records.state.label')}
          items={LISTS.map((key) => ({
            key,
            label: key === 'chases' ? t('bets.open.chases') : t(`records.state.${key}`),
          }))}
          selected={list}
          onSelect={onList}
        />
      </Inset>
      {list === 'chases' ? (
        <Chases model={chases} />
      ) : (
        <OpenBets key={list} model={bets} list={list} onBet={onBet} />
      )}
    </>
  )
}
