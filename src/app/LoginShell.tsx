import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { useStream } from '../bindings/useStream.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ConnectionBanner } from '../features/connection/ConnectionBanner.tsx'
import { ExitFlow } from '../features/exits/ExitFlow.tsx'
import { useSetLastExit } from '../features/exits/LastExit.tsx'
import { NoticeToast } from '../features/notices/NoticeToast.tsx'
import { DocumentTitle } from '../features/title/DocumentTitle.tsx'
import { PATHS } from '../routes/paths.ts'
import { useLeaveTo } from '../routes/useLeaveTo.ts'
import { Column } from '../ui/page/Column.tsx'
import { HeadingFocus } from './HeadingFocus.tsx'
import type { ReturnState } from './MemberShell.tsx'
import { RestoringShell } from './RestoringShell.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { LazyHelp, LazyLogin, LazyRecover, LazyRegister } from './screens.ts'

const ENTRY_PAGES = {
  login: { Screen: LazyLogin, title: 'login.title' },
  register: { Screen: LazyRegister, title: 'entry.registerTitle' },
  recover: { Screen: LazyRecover, title: 'entry.recoverTitle' },
  help: { Screen: LazyHelp, title: 'entry.helpTitle' },
} as const

interface EntryPageProps {
  readonly page: keyof typeof ENTRY_PAGES
}

/** The pages before sign-in. A signed-in member is redirected to the page they came from, or home. */
export function LoginShell({ page }: EntryPageProps) {
  const session = useStream(useStreams().session$)
  if (typeof session === 'object') return <SignedIn />
  if (session === 'restoring') return <RestoringShell />
  return <EntryColumn page={page} />
}

function SignedIn() {
  const leaveTo = useLeaveTo()
  const setLastExit = useSetLastExit()
  const returnTo = returnPath(useLocation().state)
  useEffect(() => {
    setLastExit(null)
    leaveTo(returnTo)
  }, [leaveTo, returnTo, setLastExit])
  return <RestoringShell />
}

function returnPath(state: unknown): string {
  const { returnTo } = typeof state === 'object' && state !== null ? (state as Partial<ReturnState>) : {}
  return typeof returnTo === 'string' && returnTo.startsWith('/') ? returnTo : PATHS.home
}

function EntryColumn({ page }: EntryPageProps) {
  const { t } = useTranslation()
  const { Screen, title } = ENTRY_PAGES[page]
  return (
    <Column floating={<NoticeToast />}>
      <DocumentTitle page={t(title)} />
      <ExitFlow />
      <ConnectionBanner />
      <ScreenBoundary>
        <Suspense fallback={null}>
          <Screen />
          <HeadingFocus />
        </Suspense>
      </ScreenBoundary>
    </Column>
  )
}
