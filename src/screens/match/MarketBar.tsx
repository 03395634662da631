import type { MatchView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import styles from './MatchScreen.module.css'

interface MarketBarProps extends FoldAllProps {
  readonly view: Pick<MatchView, 'categories' | 'category'>
  readonly onSelect: (category: string) => void
}

/** The tabs of the markets, and the button that collapses all of them. */
export function MarketBar({ view, sections, onSelect, onFold }: MarketBarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <Tabs
        label={t('match.categories')}
        place="dense"
        items={view.categories.map(({ id, name, count }) => ({
          key: id,
          label: name === '' ? t('match.allMarkets') : name,
          count: count === 0 ? undefined : count,
        }))}
        selected={view.category}
        onSelect={onSelect}
      />
      <FoldAll sections={sections} onFold={onFold} />
    </div>
  )
}

interface FoldAllProps {
  readonly sections: MatchView['sections']
  readonly onFold: (folded: boolean) => void
}

/** Collapses all markets, or shows all when they are collapsed. */
function FoldAll({ sections, onFold }: FoldAllProps) {
  const { t } = useTranslation()
  const folded = sections.length > 0 && sections.every((section) => section.folded)
  return (
    <IconButton
      icon={folded ? 'down' : 'up'}
      label={t(folded ? 'match.showAll' : 'match.foldAll')}
      onPress={() => {
        onFold(!folded)
      }}
    />
  )
}
