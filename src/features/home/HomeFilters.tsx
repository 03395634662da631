import { useTranslation } from 'react-i18next'
import type { HomeView } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import type { TextKey } from '../../i18n/catalogueText.ts'
import { ChipRow, ChipTool } from '../../ui/choice/ChipRow.tsx'
import { sportIcon } from '../../ui/icon/sportIcons.ts'
import { SportRow } from '../../ui/choice/SportRow.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'

/** The id of the panel that shows the selected tab. */
export const LIST_PANEL = 'match-list'

/** The filters of the list: tab, sport and day. */
export function HomeFilters({ view }: { readonly view: HomeView }) {
  const { t } = useTranslation()
  const { home } = useMember()
  return (
    <>
      <Tabs
        label={t('home.tabs.label')}
        items={view.tabs.map(({ betType, count }) => ({
          key: betType,
          label: t(`home.tabs.${betType}`),
          count: count === 0 ? undefined : count,
        }))}
        selected={view.betType}
        onSelect={home.setBetType}
        panelId={LIST_PANEL}
      />
      <SportRow
        label={t('home.sports')}
        items={view.sports.map(({ sport, count }) => ({
          key: sport,
          icon: sportIcon(sport),
          label: t(`markets.sport.${sport}`),
          count,
        }))}
        selected={view.sport}
        onSelect={home.setSport}
      />
      <DayRow view={view} />
    </>
  )
}

function DayRow({ view }: { readonly view: HomeView }) {
  const { t } = useTranslation()
  const { home } = useMember()
  const { settings } = useStreams()
  const days = view.days.length === 0 ? ALL_DAYS : view.days
  return (
    <ChipRow
      label={t('home.days.label')}
      items={days.map(({ key, label, count }) => ({
        key,
        label: label ?? t(`home.days.${key}` as TextKey),
        count: count ?? undefined,
      }))}
      selected={view.day}
      onSelect={home.setDay}
      tools={
        <ChipTool
          icon="sort"
          label={t(`home.sort.${view.sort}`)}
          ariaLabel={`${t('home.sort.label')}${t('common.separator')}${t(`home.sort.${view.sort}`)}`}
          onPress={() => {
            settings.change('sort', view.sort === 'league' ? 'time' : 'league')
          }}
        />
      }
    />
  )
}

const ALL_DAYS = [{ key: 'all', label: null, count: null }] as const
