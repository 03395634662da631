import type { ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { type HomeView, LIST_SORTS, offered, SETTING_OPTIONS } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import type { TextKey } from '../../i18n/catalogueText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { ChipRow, ChipSelect, ChipTool } from '../../ui/choice/ChipRow.tsx'
import { sportIcon } from '../../ui/icon/sportIcons.ts'
import { SportRow } from '../../ui/choice/SportRow.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { useSportLinks } from './sportLinks.ts'

/** The id of the panel that shows the selected tab. */
export const LIST_PANEL = 'match-list'

interface HomeFiltersProps {
  readonly view: HomeView
  /** Before the sports. */
  readonly lead: ReactNode
}

/** The filters of the list: tab, sport and day. */
export function HomeFilters({ view, lead }: HomeFiltersProps) {
  const { t } = useTranslation()
  const { home } = useMember()
  const links = useSportLinks()
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
        items={view.sports.map(({ sport, count, liveCount }) => {
          const label = sport === 'hot' ? t('home.sort.hot') : t(`markets.sport.${sport}`)
          return { key: sport, icon: sportIcon(sport), label, count, ...inPlayOf(t, label, count, liveCount) }
        })}
        selected={view.sport}
        onSelect={home.setSport}
        lead={lead}
        links={links}
        Link={RouteLink}
      />
      <DayRow view={view} />
    </>
  )
}

/** How many matches of an entry are in play, and its accessible name if any is. */
function inPlayOf(t: TFunction, name: string, count: number | null, liveCount: number | null) {
  if (!liveCount) return {}
  const matches = String(count ?? 0)
  return { liveCount, ariaLabel: t('home.days.withLive', { day: name, matches, live: String(liveCount) }) }
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
        return { key, label: text, count: count ?? undefined, ...inPlayOf(t, text, count, liveCount) }
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
  const { settings } = useMember()
  const filter = useOverlayStep('filter')
  const chosen = leagues.length
  return (
    <>
      {controls.oddsFormat && <OddsFormatSelect />}
      {controls.betBy && <BetBySelect />}
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
  const { rules, settings } = useMember()
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

/** How a bet is confirmed; also in the settings. */
function BetBySelect() {
  const { t } = useTranslation()
  const { settings } = useMember()
  const chosen = useStreamPart(settings.settings$, ({ betBy }) => betBy)
  return (
    <ChipSelect
      icon="slip"
      label={t('home.betBy.label')}
      items={SETTING_OPTIONS.betBy.map((key) => ({ key, label: t(`home.betBy.${key}`) }))}
      selected={chosen}
      onSelect={(key) => {
        settings.change('betBy', key)
      }}
    />
  )
}

const ALL_DAYS = [{ key: 'all', label: null, count: null, liveCount: null }] as const
