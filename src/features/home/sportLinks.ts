import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS, virtualPath } from '../../routes/paths.ts'
import type { SportLink } from '../../ui/choice/SportRow.tsx'

/** The pages that the row of sports leads to, in the order of the row; each only where the venue has it. */
export function useSportLinks(): readonly SportLink[] {
  const { t } = useTranslation()
  const { virtualEntry, hasEsports } = useMember()
  const links: SportLink[] = []
  if (virtualEntry !== null) {
    const label = t(virtualEntry === 'vr' ? 'virtual.entry' : 'virtual.title')
    links.push({ key: 'virtual', label, icon: 'virtual', to: virtualPath() })
  }
  if (hasEsports) {
    links.push({ key: 'esports', label: t('markets.sportGroup.esports'), icon: 'esports', to: PATHS.esports })
  }
  return links
}
