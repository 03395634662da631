import { useTranslation } from 'react-i18next'
import type { Column } from '../../../streams/index.ts'
import { MainPrices } from '../../ui/match/MainPrices.tsx'
import { PriceButton } from '../price/PriceButton.tsx'
import { MAIN_SLOT } from './RowPrices.tsx'

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
    <MainPrices label={t('home.row.whoWins')}>
      {sides.map((side) => (
        <PriceButton
          key={side}
          {...{ matchId, spec, side, home, away }}
          slot={MAIN_SLOT}
          variant="two"
          named
        />
      ))}
    </MainPrices>
  )
}
