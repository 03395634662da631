import type { Match } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { type MatchPage, pagesOf } from './matchPages.ts'

interface PageTabsProps {
  readonly match: Match
  readonly selected: MatchPage
  readonly onSelect: (page: MatchPage) => void
  /** How many markets there are; `undefined` until known. */
  readonly markets?: number | undefined
}

/** The pages of a match. */
export function PageTabs({ match, selected, onSelect, markets }: PageTabsProps) {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('statistics.pages')}
      items={pagesOf(match).map((page) => ({
        key: page,
        label: t(`statistics.page.${page}`),
        count: page === 'bets' && markets !== 0 ? markets : undefined,
      }))}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
