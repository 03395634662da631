import { useLocation, useNavigate } from 'react-router-dom'
import { useMember } from '../bindings/StreamsProvider.tsx'
import { useStream } from '../bindings/useStream.ts'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import type { HomeView } from '../../streams/index.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PATHS } from '../routes/paths.ts'
import { useGoHome } from '../routes/useGoHome.ts'
import { NavBar } from '../ui/page/NavBar.tsx'

const PLACES = ['home', 'live', 'anchor', 'records', 'me'] as const

type Place = (typeof PLACES)[number]

const ICONS = { home: 'home', live: 'live', anchor: 'anchor', records: 'records', me: 'person' } as const

const HREFS: Readonly<Record<Place, string>> = {
  home: PATHS.home,
  live: PATHS.home,
  anchor: PATHS.rooms,
  records: PATHS.records,
  me: PATHS.settings,
}

/** The places whose pages start with a path; others belong to the home list. */
const PLACES_BY_PATH: readonly (readonly [path: string, place: Place])[] = [
  [PATHS.settings, 'me'],
  [PATHS.rooms, 'anchor'],
  [PATHS.records, 'records'],
]

function placeOf(pathname: string): Place {
  return PLACES_BY_PATH.find(([path]) => pathname.startsWith(path))?.[1] ?? 'home'
}

/** The bottom navigation. On the home list it distinguishes in-play from the other tabs. */
export function Navigation() {
  const { pathname } = useLocation()
  if (pathname === PATHS.home) return <HomeNavigation />
  return <NavigationBar current={placeOf(pathname)} />
}

const isLive = ({ betType, mode }: HomeView) => mode === 'sport' && betType === 'live'

/** Subscribes to the home list. Mounted elsewhere it would keep the list polling. */
function HomeNavigation() {
  const { home, hasLobby } = useMember()
  const live = useStreamPart(home.home$, isLive)
  return <NavigationBar current={live && !hasLobby ? 'live' : 'home'} />
}

function NavigationBar({ current }: { readonly current: Place }) {
  const { t } = useTranslation()
  const go = useGo()
  const unsettled = useStream(useMember().unsettledBets$) ?? 0
  return (
    <NavBar
      label={t('common.navigation.label')}
      current={current}
      onSelect={go}
      items={PLACES.map((key) => ({
        key,
        icon: ICONS[key],
        label: t(`common.navigation.${key}`),
        href: HREFS[key],
        badge: key === 'records' && unsettled > 0 ? badge(unsettled) : null,
      }))}
    />
  )

  function badge(count: number) {
    return { text: badgeText(count), label: t('common.navigation.unsettled', { count }) }
  }
}

const MAX_SHOWN = 99

function badgeText(count: number): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
}

function useGo(): (place: Place) => void {
  const { home } = useMember()
  const navigate = useNavigate()
  const goHome = useGoHome()
  const { pathname } = useLocation()
  const open = (path: string) => {
    if (path !== pathname) void navigate(path)
  }
  return (place) => {
    switch (place) {
      case 'home':
      case 'live':
        home.setMode('sport')
        // Returning to the list restores the last tab, unless that tab belongs to the other of these two
        // entries.
        if ((home.home$.value.betType === 'live') !== (place === 'live'))
          home.setBetType(place === 'live' ? 'live' : 'today')
        if (pathname !== PATHS.home) goHome()
        return
      case 'anchor':
      case 'records':
      case 'me':
        open(HREFS[place])
    }
  }
}
