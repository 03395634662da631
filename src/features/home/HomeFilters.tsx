import { useTranslation } from 'react-i18next'
import { type HomeView, LIST_SORTS, offered } from '../../../streams/index.ts'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import type { TextKey } from '../../i18n/catalogueText.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { ChipRow, ChipSelect, ChipTool } from '../../ui/choice/ChipRow.tsx'
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
          label: sport === 'hot' ? t('home.sort.hot') : t(`markets.sport.${sport}`),
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
  const days = view.days.length === 0 ? ALL_DAYS : view.days
  return (
    <ChipRow
      label={t('home.days.label')}
      items={days.map(({ key, label, count, liveCount }) => {
        const text = label ?? t(`home.days.${key}` as TextKey)
        return {
          key,
          label: text,
          count: count ?? undefined,
          liveCount: liveCount ?? undefined,
          ariaLabel: liveCount
            ? t('home.days.withLive', { day: text, matches: String(count ?? 0), live: String(liveCount) })
            : undefined,
        }
      })}
      selected={view.day}
      onSelect={home.setDay}
      tools={<ListTools view={view} />}
    />
  )
}

/** Which of them a list has depends on its tab and sport. */
function ListTools({ view: { controls, sort, leagues } }: { readonly view: HomeView }) {
  const { t } = useTranslation()
  const { settings } = useStreams()
  const filter = useOverlayStep('filter')
  const chosen = leagues.length
  return (
    <>
      {controls.oddsFormat && <OddsFormatSelect />}
      {controls.sort && (
        <ChipSelect
          icon="sort"
          label={t('home.sort.label')}
          items={LIST_SORTS.map((key) => ({ key, label: t(`home.sort.${key}`) }))}
          selected={sort}
          onSelect={(key) => {
            settings.change('sort', key)
          }}
        />
      )}
      {controls.filter && (
        <ChipTool
          icon="filter"
          label={chosen === 0 ? t('home.filter.open') : String(chosen)}
          ariaLabel={chosen === 0 ? undefined : t('home.filter.active', { count: chosen })}
          active={chosen > 0}
          onPress={filter.show}
        />
      )}
    </>
  )
}

function OddsFormatSelect() {
  const { t } = useTranslation()
  const { settings } = useStreams()
  const { rules } = useMember()
  const chosen = useStreamPart(settings.settings$, ({ oddsFormat }) => oddsFormat)
  return (
    <ChipSelect
      icon="odds"
      label={t('home.oddsFormat')}
      items={rules.oddsFormats.map((key) => ({ key, label: t(`markets.oddsFormat.${key}`) }))}
      selected={offered(rules.oddsFormats, chosen)}
      onSelect={(key) => {
        settings.change('oddsFormat', key)
      }}
    />
  )
}

const ALL_DAYS = [{ key: 'all', label: null, count: null, liveCount: null }] as const
