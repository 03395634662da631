import { memo, useState } from 'react'
import type { TFunction } from 'i18next'
import {
  descriptorOf,
  type MarketKey,
  type MarketSection as Section,
  type Match,
  teamNames,
} from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MarketSection } from '../../ui/match/MarketSection.tsx'
import { MarketPrices } from './MarketPrices.tsx'

interface MarketPanelProps {
  readonly section: Section
  readonly match: Match
  readonly stale: boolean
  readonly onToggle: (key: MarketKey) => void
  readonly onPin?: ((key: MarketKey) => void) | undefined
  /** Shows the past prices of the market. */
  readonly onHistory?: ((key: MarketKey) => void) | undefined
}

/** How many lines are shown until the member opens the others. */
const LINES_SHOWN = 4

/** One market of the match page with its prices. */
export const MarketPanel = memo(function MarketPanel(props: MarketPanelProps) {
  const { section, match, stale, onToggle, onPin, onHistory } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const hidden = section.rows.length - LINES_SHOWN
  const rows = byLine(open || hidden <= 0 ? section.rows : section.rows.slice(0, LINES_SHOWN))
  return (
    <MarketSection
      name={section.name}
      note={note(t, section, match)}
      folded={section.folded}
      onToggle={() => {
        onToggle(section.key)
      }}
      stale={stale}
      pin={
        onPin && {
          pinned: section.pinned,
          label: t(section.pinned ? 'match.unpin' : 'match.pin', { market: section.name }),
          onToggle: () => {
            onPin(section.key)
          },
        }
      }
      history={
        onHistory && {
          label: t('match.history', { market: section.name }),
          onPress: () => {
            onHistory(section.key)
          },
        }
      }
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
      <MarketPrices matchId={match.id} {...teamNames(match)} spec={section.spec} rows={rows} />
    </MarketSection>
  )
})

/** The venue sends its main lines first; for display they are sorted by line. */
function byLine(rows: Section['rows']): Section['rows'] {
  return rows.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || a.slot - b.slot)
}

/**
 * Facts to know before betting: the score that a live handicap counts from, and markets not allowed in a
 * series.
 */
function note(t: TFunction, { spec, parlayAllowed, closed, folded }: Section, match: Match): string {
  if (closed && folded) return t('match.closed')
  const { handicapFromBet, score } = descriptorOf(match.sport)
  const live = match.state === 'live' || match.state === 'paused'
  if (spec.kind === 'handicap' && spec.stat === score && handicapFromBet && live) {
    // Shown at 0-0 too, in other words: a note that appeared with the first goal would shift the prices
    // below.
    const counted = (spec.period === 'extraTime' ? match.facts['goals.extraTime'] : null) ?? match.score
    const scored = counted.some((goals) => goals > 0)
    return scored ? t('match.handicapBasis', { score: counted.join('-') }) : t('match.handicapFromNow')
  }
  return parlayAllowed ? '' : t('match.parlayRefused')
}
