import dayjs from 'dayjs'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import type { Overlay } from '../../routes/overlays.ts'
import { PATHS } from '../../routes/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { OverlayState } from './ExitFlow.tsx'

/** A page over whatever is there: no network, a server error, maintenance, a restricted place. */
export function OverlayPage({ overlay }: { readonly overlay: Overlay }) {
  if (overlay === 'maintenance') return <Maintenance />
  if (overlay === 'restricted') return <Restricted />
  return <ServerError />
}

/** Takes the page away; what was there is still there. */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => void navigate({ pathname, search, hash: '' }, { replace: true })
}

/** The hash 500 page is for being offline too (specification, platform part, 8): then it goes by itself. */
function ServerError() {
  const { t } = useTranslation()
  const navigate = useNavigate()
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
          <Button kind="secondary" onPress={() => void navigate(PATHS.home, { replace: true })}>
            {t('common.action.goHome')}
          </Button>
        </>
      }
    />
  )
}

function Maintenance() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const close = useCloseOverlay()
  const state = useOverlayState()
  const wholeSite = state?.reason === 'systemMaintenance'
  return (
    <EmptyState
      art="maintenance"
      title={wholeSite ? t('states.maintenance.site') : t('states.maintenance.title')}
      text={state?.message ?? t('states.maintenance.text')}
      actions={
        <>
          <Button onPress={close}>{t('common.action.retry')}</Button>
          <Button kind="secondary" onPress={() => void navigate(PATHS.records, { replace: true })}>
            {t('common.action.viewRecords')}
          </Button>
        </>
      }
    />
  )
}

function Restricted() {
  const { t } = useTranslation()
  const close = useCloseOverlay()
  const state = useOverlayState()
  return (
    <EmptyState
      art="flag"
      title={t('states.restricted.title')}
      text={state?.message ?? t('states.restricted.text')}
      actions={<Button onPress={close}>{t('common.action.retry')}</Button>}
    />
  )
}

/** Typed or pasted addresses come without it. */
function useOverlayState(): Partial<OverlayState> | null {
  const state: unknown = useLocation().state
  return typeof state === 'object' ? state : null
}
