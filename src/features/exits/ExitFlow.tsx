import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Exit } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { type Overlay, overlayHash } from '../../routes/overlays.ts'
import { PATHS } from '../../routes/paths.ts'
import { useLeaveTo } from '../../routes/useLeaveTo.ts'
import { Banner } from '../../ui/Banner.tsx'
import { useTellLastExit } from './LastExit.tsx'

/** What an overlay page is opened with: the reason, and the server's own words. */
export interface OverlayState {
  readonly reason: Exit['reason']
  readonly message: string | null
}

/**
 * Leaves the screen when the streams say so: first the words with a countdown, then the way out
 * (specification, platform part, 8). Tells the streams where the member is, so the records page is not left.
 */
export function ExitFlow() {
  const { exits } = useStreams()
  const exit = useStream(exits.exit$)
  const { pathname } = useLocation()
  useEffect(() => {
    exits.visit(pathname)
  }, [exits, pathname])
  useCarryOut(exit)
  if (exit === null || exit.due) return null
  return <ExitBanner exit={exit} />
}

function useCarryOut(exit: Exit | null): void {
  const { exits } = useStreams()
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const leaveTo = useLeaveTo()
  const tellLastExit = useTellLastExit()
  useEffect(() => {
    if (exit?.due !== true || exit.place === null) return
    if (exit.place === 'login') {
      tellLastExit(wordsOf(exit, (key) => catalogueText(i18n, key)))
      leaveTo(PATHS.login)
    } else {
      const state: OverlayState = { reason: exit.reason, message: exit.message }
      void navigate({ pathname, search, hash: overlayHash(exit.place satisfies Overlay) }, { state })
    }
    exits.acknowledge()
  }, [exit, exits, i18n, leaveTo, navigate, pathname, search, tellLastExit])
}

function ExitBanner({ exit }: { readonly exit: Exit }) {
  const { t, i18n } = useTranslation()
  const { exits } = useStreams()
  const close = { label: t('common.action.close'), onPress: exits.acknowledge }
  return (
    <Banner icon="warning" action={exit.place === null ? close : null}>
      {wordsOf(exit, (key) => catalogueText(i18n, key))}
      {exit.place !== null && (
        // the words are read once; a count that changes each second is not
        <span aria-hidden="true">
          {t('common.separator')}
          {t(exit.place === 'login' ? 'states.signingOut' : 'errors.leaving', { count: exit.secondsLeft })}
        </span>
      )}
    </Banner>
  )
}

/** The server's own words go before ours. */
function wordsOf(exit: Exit, textOf: (key: string) => string): string {
  return exit.message ?? textOf(exit.textKey)
}
