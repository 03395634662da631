import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS, virtualPath } from '../../routes/paths.ts'
import type { SportLink } from '../../ui/choice/SportRow.tsx'

/** The pages in the row of sports, virtual sports third and esports fourth; each only where the venue has it. */
export function useSportLinks(): readonly SportLink[] {
  const { t } = useTranslation()
  const { virtualEntry, hasEsports } = useMember()
  const links: SportLink[] = []
  if (virtualEntry !== null) {
    const label = t(virtualEntry === 'vr' ? 'virtual.entry' : 'virtual.title')
    links.push({ key: 'virtual', label, icon: 'virtual', to: virtualPath(), place: 3 })
  }
  if (hasEsports) {
    const label = t('markets.sportGroup.esports')
    links.push({ key: 'esports', label, icon: 'esports', to: PATHS.esports, place: 4 })
  }
  return links
}
