import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { MarketKey, MarketSection as Section, Match } from '../../../streams/index.ts'
import { MarketSection } from '../../ui/MarketSection.tsx'
import { MarketPrices } from './MarketPrices.tsx'

interface MarketPanelProps {
  readonly section: Section
  readonly match: Match
  readonly stale: boolean
  readonly onToggle: (key: MarketKey) => void
}

/** Lines shown before the rest is asked for. */
const LINES_SHOWN = 4

/** One market of the match detail with its prices. */
export const MarketPanel = memo(function MarketPanel({ section, match, stale, onToggle }: MarketPanelProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const hidden = section.rows.length - LINES_SHOWN
  const rows = open || hidden <= 0 ? section.rows : section.rows.slice(0, LINES_SHOWN)
  return (
    <MarketSection
      name={section.name}
      note={note(t, section, match)}
      folded={section.folded}
      onToggle={() => {
        onToggle(section.key)
      }}
      stale={stale}
      more={
        hidden <= 0
          ? null
          : {
              label: open ? t('match.fewerLines') : t('match.moreLines', { lines: String(hidden) }),
              open,
              onToggle: () => {
                setOpen(!open)
              },
            }
      }
    >
      <MarketPrices
        matchId={match.id}
        home={match.home.name}
        away={match.away.name}
        spec={section.spec}
        rows={rows}
      />
    </MarketSection>
  )
})

/** What people must know before they bet: what a live handicap counts from, and what no parlay takes. */
function note(t: TFunction, { spec, parlayAllowed }: Section, match: Match): string {
  const live = match.state === 'live' || match.state === 'paused'
  if (spec.kind === 'handicap' && spec.stat === 'goals' && live) {
    return t('match.handicapBasis', { score: match.score.join('-') })
  }
  return parlayAllowed ? '' : t('match.parlayRefused')
}
