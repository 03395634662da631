import { useState } from 'react'
import type { Column, ColumnPage } from '../../../streams/index.ts'
import { MarketColumns } from '../../ui/match/MarketColumns.tsx'
import { MarketPages } from '../../ui/match/MarketPages.tsx'
import { PriceButton } from '../price/PriceButton.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

interface RowPricesProps {
  readonly matchId: string
  readonly home: string
  readonly away: string
  readonly pages: readonly ColumnPage[]
  readonly page: number
  readonly onTurn: (page: number) => void
}

/** The list shows each market's main line. */
export const MAIN_SLOT = 1

/** The price columns of a row. A page is rendered once it or a later one has been turned to. */
export function RowPrices({ matchId, home, away, pages, page, onTurn }: RowPricesProps) {
  const { t } = useTranslation()
  const [reached, setReached] = useState(page)
  if (page > reached) setReached(page)
  const column = ({ key, spec, sides }: Column) =>
    sides.map((side) => (
      <PriceButton
        key={`${key}.${side}`}
        matchId={matchId}
        spec={spec}
        slot={MAIN_SLOT}
        side={side}
        home={home}
        away={away}
        variant={sides.length === 3 ? 'three' : 'two'}
      />
    ))
  return (
    <MarketPages
      label={t('home.row.markets')}
      page={page}
      onPage={onTurn}
      pages={pages.map((columns, index) =>
        index <= reached ? <MarketColumns key={index} columns={columns.map(column)} /> : null,
      )}
    />
  )
}
