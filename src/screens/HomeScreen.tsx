import { useMember } from '../bindings/StreamsProvider.tsx'
import { useStream } from '../bindings/useStream.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { CasinoHost } from '../features/casino/CasinoHost.tsx'
import { ScreenBanner } from '../features/connection/ScreenBanner.tsx'
import { HomeFilters } from '../features/home/HomeFilters.tsx'
import { HomeHeader } from '../features/home/HomeHeader.tsx'
import { LeagueFilterHost } from '../features/home/LeagueFilterHost.tsx'
import { ListState } from '../features/home/ListState.tsx'
import { useHomeSteps } from '../features/home/useHomeSteps.ts'
import { LobbyHost } from '../features/lobby/LobbyHost.tsx'
import { LotteryHost } from '../features/lottery/LotteryHost.tsx'
import { VenueSwitchHost } from '../features/venue/VenueSwitchHost.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'

/** The home list: matches by tab, sport and day. */
export function HomeScreen() {
  const { t } = useTranslation()
  const { home, hasLobby } = useMember()
  const view = useStream(home.home$)
  const { mode } = view
  useHomeSteps(view)
  return (
    <>
      <VisuallyHidden as="h1">{t('home.title')}</VisuallyHidden>
      <HomeHeader view={view} />
      {mode === 'sport' && hasLobby ? (
        <>
          <VenueSwitchHost as="row" />
          <ScreenBanner reports="nothing" />
          <LobbyHost />
        </>
      ) : mode === 'sport' ? (
        <>
          <HomeFilters view={view} lead={<VenueSwitchHost as="tile" />} />
          <ScreenBanner reports="prices" />
          <ListState view={view} />
          <LeagueFilterHost />
        </>
      ) : mode === 'real' ? (
        <>
          <ScreenBanner reports="nothing" />
          <CasinoHost />
        </>
      ) : (
        <>
          <ScreenBanner reports="list" />
          <LotteryHost />
        </>
      )}
    </>
  )
}
