import type { MarketKey, MarketSection, Match } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NotLoaded } from '../../features/loading/NotLoaded.tsx'
import { useLateCode } from '../../features/loading/useLateCode.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import type { MatchPage } from './matchPages.ts'

const loadPages = () => import('./pages.ts')

interface LatePageProps {
  readonly page: Exclude<MatchPage, 'bets'>
  readonly match: Match
  readonly markets: readonly MarketSection[]
  /** The market whose past prices are shown. */
  readonly market: MarketKey | null
  readonly onMarket: (market: MarketKey) => void
}

/** A page of a match whose code is loaded when it is first opened. */
export function LatePage({ page, match, markets, market, onMarket }: LatePageProps) {
  const { t } = useTranslation()
  const { code, failed, retry } = useLateCode(true, loadPages)
  if (failed) return <NotLoaded onRetry={retry} />
  if (code === null) return <Skeleton shape="records" rows={4} label={t('common.loading')} />
  const { MatchNews, PredictionPanel, PromotionPanel, StatisticsPanel, TrendPanel } = code
  switch (page) {
    case 'data':
      return <StatisticsPanel match={match} />
    case 'predict':
      return (
        <>
          <PredictionPanel match={match} />
          <MatchNews matchId={match.id} />
        </>
      )
    case 'chart':
      return <PromotionPanel match={match} />
    case 'trend':
      return <TrendPanel match={match} markets={markets} market={market} onMarket={onMarket} />
  }
}
