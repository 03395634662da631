import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useStream } from '../bindings/useStream.ts'
import { ConnectionBanner } from '../features/connection/ConnectionBanner.tsx'
import { ExitFlow } from '../features/exits/ExitFlow.tsx'
import { useTellLastExit } from '../features/exits/LastExit.tsx'
import { NoticeToast } from '../features/notices/NoticeToast.tsx'
import { PATHS } from '../routes/paths.ts'
import { useLeaveTo } from '../routes/useLeaveTo.ts'
import { Column } from '../ui/Column.tsx'
import { HeadingFocus } from './HeadingFocus.tsx'
import type { ReturnState } from './MemberShell.tsx'
import { RestoringShell } from './RestoringShell.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { LazyLogin } from './screens.ts'

/** The login; a signed-in member is sent back to where they wanted to be, or home. */
export function LoginShell() {
  const session = useStream(useStreams().session$)
  if (typeof session === 'object') return <SignedIn />
  if (session === 'restoring') return <RestoringShell />
  return <LoginColumn />
}

function SignedIn() {
  const leaveTo = useLeaveTo()
  const tellLastExit = useTellLastExit()
  const returnTo = returnPath(useLocation().state)
  useEffect(() => {
    tellLastExit(null)
    leaveTo(returnTo)
  }, [leaveTo, returnTo, tellLastExit])
  return <RestoringShell />
}

function returnPath(state: unknown): string {
  const { returnTo } = typeof state === 'object' && state !== null ? (state as Partial<ReturnState>) : {}
  return typeof returnTo === 'string' && returnTo.startsWith('/') ? returnTo : PATHS.home
}

function LoginColumn() {
  const { t } = useTranslation()
  return (
    <Column floating={<NoticeToast />}>
      <title>{`${t('login.title')} · ${t('common.appName')}`}</title>
      <ExitFlow />
      <ConnectionBanner />
      <ScreenBoundary>
        <Suspense fallback={null}>
          <LazyLogin />
          <HeadingFocus />
        </Suspense>
      </ScreenBoundary>
    </Column>
  )
}
