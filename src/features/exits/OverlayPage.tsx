import dayjs from 'dayjs'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamEffect } from '../../bindings/useStreamEffect.ts'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { Overlay } from '../../routes/overlays.ts'
import { PATHS } from '../../routes/paths.ts'
import { useGoHome } from '../../routes/useGoHome.ts'
import { useOncePerEntry } from '../../routes/useOncePerEntry.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import type { OverlayState } from './ExitFlow.tsx'
import { OtherVenuesHost } from './OtherVenuesHost.tsx'

/** The page of an exit, shown over the screens: offline, server error, maintenance or restricted access. */
export function OverlayPage({ overlay }: { readonly overlay: Overlay }) {
  if (overlay === 'maintenance') return <Maintenance />
  if (overlay === 'restricted') return <Restricted />
  return <ServerError />
}

/** Closes the overlay page. The screens below it have stayed mounted. */
export function useCloseOverlay(): () => void {
  const leave = useLeaveOverlay()
  return () => {
    leave()
  }
}

/** Closes the overlay page, and does `first` before it. */
function useLeaveOverlay(): (first?: () => void) => void {
  const navigate = useNavigate()
  const once = useOncePerEntry()
  const isStep = useOverlayState()?.reason !== undefined
  return (first) => {
    once(({ pathname, search }) => {
      first?.()
      if (isStep) void navigate(-1)
      else void navigate({ pathname, search, hash: '' }, { replace: true })
      return true
    })
  }
}

/**
 * The page at `#/500`. It is shown when the browser is offline too, and then closes when it is online again.
 */
function ServerError() {
  const { t } = useTranslation()
  const goHome = useGoHome({ replace: true })
  const close = useCloseOverlay()
  const offline = useStream(useStreams().network.reach$) === 'offline'
  const { second$ } = useStreams()
  const time = dayjs(second$.value).format('HH:mm')
  const cameOffline = useOverlayState()?.reason === 'offline'
  useEffect(() => {
    if (cameOffline && !offline) close()
  })
  if (offline) {
    return (
      <EmptyState
        art="offline"
        title={t('states.offline.title')}
        text={t('states.offline.text')}
        actions={<Button onPress={close}>{t('common.action.retry')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      art="error"
      title={t('states.serverError.title')}
      text={t('states.serverError.text')}
      code={time}
      actions={
        <>
          <Button onPress={close}>{t('common.action.retry')}</Button>
          <Button kind="secondary" onPress={goHome}>
            {t('common.action.goHome')}
          </Button>
        </>
      }
    />
  )
}

/** How to contact support, if it is already known; it is not requested while the site is down. */
function useContactLine(): { readonly code?: string } {
  const { t } = useTranslation()
  const contact = useStream(useStreams().account.siteNotes$)?.contact ?? null
  return contact === null ? {} : { code: t('states.contact', { contact }) }
}

/**
 * The maintenance page. It closes by itself when the site reports that what was closed is open again. A venue may have
 * stopped all calls, so it is then entered again; the page stays for some time before, because a venue can be closed
 * while the site reports that it is open. From a product, such as the casino, the way out is the home page.
 */
function Maintenance() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const goHome = useGoHome({ replace: true })
  const { venue, opening$, reopened$, maintainedElsewhere$ } = useStreams()
  const isPresent = useStream(maintainedElsewhere$) === null
  const leave = useLeaveOverlay()
  const { title, said, comfort } = useMaintenanceWords()
  const contactLine = useContactLine()
  const opening = useStream(opening$)
  const state = useOverlayState()
  useStreamEffect(reopened$, () => {
    leave(venue.enterByItself)
  })
  return (
    <EmptyState
      art="maintenance"
      title={title}
      text={
        said === null ? (
          comfort
        ) : (
          <>
            <span>{said}</span>
            <br />
            <span>{comfort}</span>
          </>
        )
      }
      {...contactLine}
      actions={
        <>
          <Button onPress={() => leave(venue.enter)}>{t('common.action.retry')}</Button>
          <Button kind="secondary" onPress={() => void navigate(PATHS.records, { replace: true })}>
            {t('common.action.viewRecords')}
          </Button>
          {!isPresent && (
            <Button kind="secondary" onPress={goHome}>
              {t('common.action.goHome')}
            </Button>
          )}
          {isPresent && opening?.closure !== 'site' && state?.reason !== 'systemMaintenance' && (
            <OtherVenuesHost onLeave={() => leave()} />
          )}
        </>
      }
    />
  )
}

/**
 * What is closed, why and until when: from the site's present state, or from the exit that led here while
 * that is unknown.
 */
function useMaintenanceWords() {
  const { t } = useTranslation()
  const state = useOverlayState()
  const { opening$, second$ } = useStreams()
  const opening = useStream(opening$)
  const wholeSite = state?.reason === 'systemMaintenance'
  const closure = opening?.closure ?? (wholeSite ? 'site' : 'venue')
  const title = t(`states.maintenance.closure.${closure}`)
  const said = opening?.message ?? state?.message ?? null
  const until = opening?.until ?? null
  // the announced end has passed: no time is shown instead of a wrong one
  const ends = until !== null && until > second$.value ? timeOf(until, second$.value) : null
  const comfort = ends === null ? t('states.maintenance.text') : t('states.maintenance.until', { time: ends })
  return { title, said: said === title ? null : said, comfort }
}

/** The time, with the date when it is not today. */
function timeOf(at: number, now: number): string {
  const time = dayjs(at)
  return time.isSame(dayjs(now), 'day') ? time.format('HH:mm') : time.format('MM-DD HH:mm')
}

/** Says what the banner before it said. */
function Restricted() {
  const { t, i18n } = useTranslation()
  const close = useCloseOverlay()
  const state = useOverlayState()
  const contactLine = useContactLine()
  const textKey = state?.textKey ?? ''
  // After a reload the venue's texts may not be loaded yet.
  const said = state?.message ?? (i18n.exists(textKey) ? catalogueText(i18n, textKey) : null)
  return (
    <EmptyState
      art="flag"
      title={t('states.restricted.title')}
      text={said ?? t('states.restricted.text')}
      {...contactLine}
      actions={<Button onPress={close}>{t('common.action.retry')}</Button>}
    />
  )
}

/** The state passed with an overlay page; `null` for an address that was typed or pasted. */
function useOverlayState(): Partial<OverlayState> | null {
  const state: unknown = useLocation().state
  return typeof state === 'object' ? state : null
}
