import { useEffect } from 'react'
import { matchPath as matchesPath, Outlet, useLocation } from 'react-router-dom'
import type { SlipView } from '../../streams/index.ts'
import { MemberProvider, useMember, useStreams } from '../bindings/StreamsProvider.tsx'
import { ZoneProvider } from '../bindings/useZone.tsx'
import { useStream } from '../bindings/useStream.ts'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import { AnnouncementHost } from '../features/announcements/AnnouncementHost.tsx'
import { RateLimitBanner } from '../features/connection/RateLimitBanner.tsx'
import { VenueBanner } from '../features/connection/VenueBanner.tsx'
import { ExitFlow } from '../features/exits/ExitFlow.tsx'
import { NoticeToast } from '../features/notices/NoticeToast.tsx'
import { BetNewsHost } from '../features/betNews/BetNewsHost.tsx'
import { RemindersHost } from '../features/protection/RemindersHost.tsx'
import { SlipBarHost } from '../features/slip/SlipBarHost.tsx'
import { SlipSheetHost } from '../features/slip/SlipSheetHost.tsx'
import { useSlipStep } from '../features/slip/useSlipStep.ts'
import { PATHS } from '../routes/paths.ts'
import { useLeaveTo } from '../routes/useLeaveTo.ts'
import { Column } from '../ui/page/Column.tsx'
import { Navigation } from './Navigation.tsx'
import { RestoringShell } from './RestoringShell.tsx'
import { preloadScreens } from './screens.ts'
import { useEmbeddedList } from './useEmbeddedList.ts'
import styles from './MemberShell.module.css'

/** The location state passed to the login: the page to return to after sign-in. */
export interface ReturnState {
  readonly returnTo: string
}

/** The screens of a signed-in member. Anybody else is redirected to the login and returned here after it. */
export function MemberShell() {
  const session = useStream(useStreams().session$)
  if (session === 'restoring') return <RestoringShell />
  if (session === 'signedOut') return <ToLogin />
  return (
    <MemberProvider fallback={<RestoringShell />}>
      <ZoneProvider>
        <MemberColumn />
      </ZoneProvider>
    </MemberProvider>
  )
}

function ToLogin() {
  const leaveTo = useLeaveTo()
  const { pathname, search } = useLocation()
  const returnTo = pathname === PATHS.settings ? PATHS.home : `${pathname}${search}`
  useEffect(() => {
    leaveTo(PATHS.login, { returnTo } satisfies ReturnState)
  }, [leaveTo, returnTo])
  return <RestoringShell />
}

function MemberColumn() {
  const { pathname } = useLocation()
  const onMatch = matchesPath(PATHS.match, pathname) !== null
  const onRoom = matchesPath(PATHS.room, pathname) !== null
  const onHome = pathname === PATHS.home
  const onList = onHome || pathname.startsWith(PATHS.esports)
  const onWallet = pathname.startsWith(PATHS.wallet)
  const onVirtual = matchesPath({ path: PATHS.virtual, end: false }, pathname) !== null
  const onTicket = matchesPath({ path: PATHS.lotteryTicket, end: false }, pathname) !== null
  const atTable = matchesPath(PATHS.casinoTable, pathname) !== null
  // Elsewhere the navigation stays: it is the way back to the list.
  const alone = useEmbeddedList() && onHome
  useSlipStep(onMatch || onList || onRoom || onVirtual)
  useEffect(() => {
    const idle = setTimeout(preloadScreens, PRELOAD_AFTER_MS)
    return () => {
      clearTimeout(idle)
    }
  }, [])
  return (
    <Column
      floating={
        <Floating slip={onMatch || onVirtual || alone ? 'foot' : onList ? 'nav' : onRoom ? 'own' : null} />
      }
      nav={onMatch || onRoom || onVirtual || onWallet || atTable || onTicket || alone ? null : <Navigation />}
      tall={onRoom}
      wide={isWide(pathname)}
    >
      <ExitFlow />
      <VenueBanner />
      <RateLimitBanner />
      <RemindersHost />
      <BetNewsHost />
      <AnnouncementHost />
      <Outlet />
    </Column>
  )
}

/** The screens that have two parts side by side on a phone on its side. */
function isWide(pathname: string): boolean {
  if (pathname === PATHS.casinoMulti) return false
  return [PATHS.room, PATHS.casinoTable, PATHS.lotteryTicket].some(
    (path) => matchesPath(path, pathname) !== null,
  )
}

/** How long after the first render the other screens are preloaded, ms, so that prices are loaded first. */
const PRELOAD_AFTER_MS = 4000

/**
 * Where the slip bar is placed: above the navigation, at the foot of the screen, or (`own`) by the screen
 * itself. A room places it above its composer.
 */
type SlipPlace = 'nav' | 'foot' | 'own' | null

function Floating({ slip }: { readonly slip: SlipPlace }) {
  const hasBar = useStreamPart(useMember().slip.slip$, showsBar)
  return (
    <>
      {(slip === 'nav' || slip === 'foot') && (
        <>
          <SlipBarHost place={slip} />
          <SlipSheetHost />
        </>
      )}
      <div className={(slip === 'nav' || slip === 'own') && hasBar ? styles.overBar : undefined}>
        <NoticeToast />
      </div>
    </>
  )
}

const showsBar = ({ legs, waiting }: SlipView) => legs.length > 0 || waiting.length > 0
