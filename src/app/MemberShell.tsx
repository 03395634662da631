import { useEffect } from 'react'
import { matchPath as matchesPath, Outlet, useLocation } from 'react-router-dom'
import type { SlipView } from '../../streams/index.ts'
import { MemberProvider, useMember, useStreams } from '../bindings/StreamsProvider.tsx'
import { useStream } from '../bindings/useStream.ts'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import { ConnectionBanner } from '../features/connection/ConnectionBanner.tsx'
import { PushBanner } from '../features/connection/PushBanner.tsx'
import { ExitFlow } from '../features/exits/ExitFlow.tsx'
import { NoticeToast } from '../features/notices/NoticeToast.tsx'
import { SlipBarHost } from '../features/slip/SlipBarHost.tsx'
import { SlipSheetHost } from '../features/slip/SlipSheetHost.tsx'
import { PATHS } from '../routes/paths.ts'
import { useLeaveTo } from '../routes/useLeaveTo.ts'
import { Column } from '../ui/Column.tsx'
import { Navigation } from './Navigation.tsx'
import { RestoringShell } from './RestoringShell.tsx'
import { preloadScreens } from './screens.ts'
import styles from './MemberShell.module.css'

/** What the login is told: where the member wanted to be. */
export interface ReturnState {
  readonly returnTo: string
}

/** The screens of a signed-in member; everybody else is sent to the login, and comes back here after it. */
export function MemberShell() {
  const session = useStream(useStreams().session$)
  if (session === 'restoring') return <RestoringShell />
  if (session === 'signedOut') return <ToLogin />
  return (
    <MemberProvider fallback={<RestoringShell />}>
      <MemberColumn />
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
  const onList = pathname === PATHS.home
  useEffect(() => {
    const idle = setTimeout(preloadScreens, PRELOAD_AFTER_MS)
    return () => {
      clearTimeout(idle)
    }
  }, [])
  return (
    <Column
      floating={<Floating slip={onMatch ? 'foot' : onList ? 'nav' : onRoom ? 'own' : null} />}
      nav={onMatch || onRoom ? null : <Navigation />}
    >
      <ExitFlow />
      {onMatch || onList || onRoom ? <PushBanner /> : <ConnectionBanner />}
      <Outlet />
    </Column>
  )
}

/** Long enough for the first screen to have its prices. */
const PRELOAD_AFTER_MS = 4000

/** A room holds its own slip bar, over where people write. */
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
