import { useState } from 'react'
import type { Column, ColumnPage } from '../../../streams/index.ts'
import { MainPrices } from '../../ui/match/MainPrices.tsx'
import { MarketColumns } from '../../ui/match/MarketColumns.tsx'
import { MarketPages } from '../../ui/match/MarketPages.tsx'
import { PriceButton } from '../price/PriceButton.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

interface Place {
  readonly matchId: string
  readonly home: string
  readonly away: string
}

interface EsportsPricesProps extends Place {
  readonly pages: readonly ColumnPage[]
  readonly page: number
  readonly onTurn: (page: number) => void
}

/** A row shows the main line of each market. */
const SLOT = 1

/** The price columns of a row: those of the match, then those of its running or next map. */
export function EsportsPrices({ pages, page, onTurn, ...place }: EsportsPricesProps) {
  const { t } = useTranslation()
  const [reached, setReached] = useState(page)
  if (page > reached) setReached(page)
  const column = ({ key, spec, sides }: Column) =>
    sides.map((side) => (
      <PriceButton key={`${key}.${side}`} {...place} spec={spec} slot={SLOT} side={side} variant="two" />
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

/** The one market of the layout for beginners: who wins, each team with its name. */
export function WinnerPrices({ column: { spec, sides }, ...place }: Place & { readonly column: Column }) {
  const { t } = useTranslation()
  return (
    <MainPrices label={t('home.row.whoWins')}>
      {sides.map((side) => (
        <PriceButton key={side} {...place} spec={spec} slot={SLOT} side={side} variant="two" named />
      ))}
    </MainPrices>
  )
}
