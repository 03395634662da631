import { useMemo, useState } from 'react'
import { formatLine, type MarketKey, type MarketSection, type Match } from '../../../streams/index.ts'
import { useStatistics } from '../../bindings/useStatistics.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { Section } from './Section.tsx'
import { Makers } from './Makers.tsx'
import { PriceCurves } from './PriceCurves.tsx'

interface TrendPanelProps {
  readonly match: Match
  /** The markets that can be chosen, in the venue's order. */
  readonly markets: readonly MarketSection[]
  readonly market: MarketKey | null
  readonly onMarket: (market: MarketKey) => void
}

/** The past prices of a line of any market, and the prices of other bookmakers. */
export function TrendPanel({ match, markets, market, onMarket }: TrendPanelProps) {
  const { t } = useTranslation()
  const chosen = markets.find(({ key }) => key === market) ?? markets[0]
  if (chosen === undefined) return null
  return (
    <>
      <ChipRow
        label={t('statistics.prices.market')}
        items={markets.map(({ key, name }) => ({ key, label: name }))}
        selected={chosen.key}
        onSelect={onMarket}
      />
      <MarketPrices key={chosen.key} match={match} market={chosen} />
      {match.sport === 'football' && match.teams !== null && <OtherMakers match={match} />}
    </>
  )
}

function MarketPrices({ match, market }: { readonly match: Match; readonly market: MarketSection }) {
  const { t } = useTranslation()
  const lines = market.rows.map(({ line }) => line).filter((line, index, all) => all.indexOf(line) === index)
  const [wanted, setWanted] = useState<number | null>(lines[0] ?? null)
  const line = lines.find((each) => each === wanted) ?? lines[0] ?? null
  return (
    <>
      {lines.length > 1 && (
        <ChipRow
          place="plain"
          label={t('statistics.prices.line')}
          items={lines.map((each) => ({
            key: String(each),
            label: each === null ? '' : formatLine(each, { signed: market.spec.kind === 'handicap' }),
          }))}
          selected={String(line)}
          onSelect={(key) => {
            setWanted(lines.find((each) => String(each) === key) ?? null)
          }}
        />
      )}
      <LinePrices match={match} market={market} line={line} />
    </>
  )
}

interface LinePricesProps {
  readonly match: Match
  readonly market: MarketSection
  readonly line: number | null
}

function LinePrices({ match, market, line }: LinePricesProps) {
  const { t } = useTranslation()
  const { id: matchId } = match
  const { key } = market
  const statistics = useStatistics()
  const prices$ = useMemo(
    () => statistics.prices$({ matchId, market: key, line }),
    [statistics, matchId, key, line],
  )
  const feed = useStream(prices$)
  return (
    <Section
      title={t('statistics.section.prices')}
      note={() => [market.name, t('statistics.prices.europe')].join(' · ')}
      feed={feed}
      empty={({ points }) => (points.every(({ odds }) => odds === null) ? t('statistics.prices.none') : null)}
    >
      {(history) => <PriceCurves match={match} market={market} line={line} history={history} />}
    </Section>
  )
}

function OtherMakers({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const statistics = useStatistics()
  const feed = useStream(useMemo(() => statistics.makers$(match.id), [statistics, match.id]))
  return (
    <Section
      title={t('statistics.section.makers')}
      note={() => t('statistics.section.makersNote')}
      feed={feed}
      empty={({ makers }) => (makers.length === 0 ? t('statistics.prices.none') : null)}
    >
      {({ makers }) => <Makers makers={makers} />}
    </Section>
  )
}
