import type { MarketSection, MarketSpec, Side } from '../../../streams/index.ts'
import { PriceColumn, PriceGrid } from '../../ui/match/MarketSection.tsx'
import { PriceButton } from '../price/PriceButton.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { marketColumns } from './marketColumns.ts'

interface MarketPricesProps {
  readonly matchId: string
  readonly home: string
  readonly away: string
  readonly spec: MarketSpec
  readonly rows: readonly Pick<MarketSection['rows'][number], 'slot' | 'sides'>[]
}

/** The prices of a market in the layout of its kind: two or three side by side, or a column for each outcome. */
export function MarketPrices(props: MarketPricesProps) {
  // These have a column for each outcome, whose caption says what the prices are of.
  if (props.spec.kind === 'correctScore') return <ScorePrices {...props} />
  if (props.spec.kind === 'nextTeam' || props.spec.kind === 'race') return <WhoPrices {...props} />
  const { rows, ...place } = props
  const columns = marketColumns(rows.map(({ sides }) => sides.length))
  return (
    <PriceGrid columns={columns}>
      {rows.flatMap(({ slot, sides }) =>
        sides.map((side) => (
          <PriceButton
            key={`${String(slot)}.${side}`}
            {...place}
            slot={slot}
            side={side}
            variant={columns === 3 ? 'two' : 'wide'}
            named
          />
        )),
      )}
    </PriceGrid>
  )
}

/** Who does it, in a column for each; the cells say what: `第 2 个`, `先到 5`. */
function WhoPrices({ rows, home, away, ...place }: MarketPricesProps) {
  const { t } = useTranslation()
  return (
    <PriceGrid columns={3} captions={[home, t('markets.side.none'), away]}>
      {rows.flatMap(({ slot, sides }) =>
        sides.map((side) => (
          <PriceButton
            key={`${String(slot)}.${side}`}
            {...place}
            home={home}
            away={away}
            slot={slot}
            side={side}
            variant="two"
          />
        )),
      )}
    </PriceGrid>
  )
}

type Winner = 'home' | 'draw' | 'away'

const WINNERS: readonly Winner[] = ['home', 'draw', 'away']

/** Correct scores with a column for each outcome; “any other score” is listed under the draws. */
function ScorePrices({ rows, home, away, ...place }: MarketPricesProps) {
  const { t } = useTranslation()
  const captions = [home, t('markets.side.draw'), away]
  return (
    <PriceGrid columns={3} captions={captions}>
      {WINNERS.map((winner) => (
        <PriceColumn key={winner}>
          {rows.flatMap(({ slot, sides }) =>
            sides
              .filter((side) => winnerOf(side) === winner)
              .map((side) => (
                <PriceButton
                  key={side}
                  {...place}
                  home={home}
                  away={away}
                  slot={slot}
                  side={side}
                  variant="three"
                  roomy
                />
              )),
          )}
        </PriceColumn>
      ))}
    </PriceGrid>
  )
}

function winnerOf(side: Side): Winner {
  const [home = 0, away = 0] = side.split(':').map(Number)
  if (Number.isNaN(home) || home === away) return 'draw'
  return home > away ? 'home' : 'away'
}
