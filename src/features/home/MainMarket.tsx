import type { TFunction } from 'i18next'
import type { Column, MarketSpec } from '../../../streams/index.ts'
import { MainPrices } from '../../ui/match/MainPrices.tsx'
import { PriceButton } from '../price/PriceButton.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MAIN_SLOT } from './RowPrices.tsx'

/** What the one market asks. */
export function whoWins(t: TFunction, { period }: MarketSpec): string {
  return t(period === 'extraTime' ? 'home.row.whoWinsExtra' : 'home.row.whoWins')
}

interface MainMarketProps {
  readonly matchId: string
  readonly home: string
  readonly away: string
  readonly column: Column
}

/** The one market that a row has in the layout for beginners: who wins, each selection with its name. */
export function MainMarket({ matchId, home, away, column: { spec, sides } }: MainMarketProps) {
  const { t } = useTranslation()
  return (
    <MainPrices label={whoWins(t, spec)}>
      {sides.map((side) => (
        <PriceButton
          key={side}
          matchId={matchId}
          spec={spec}
          side={side}
          home={home}
          away={away}
          slot={MAIN_SLOT}
          variant="two"
          named
        />
      ))}
    </MainPrices>
  )
}
