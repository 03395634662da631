import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Exit } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { catalogueText } from '../../i18n/catalogueText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { type Overlay, overlayHash } from '../../routes/overlays.ts'
import { PATHS } from '../../routes/paths.ts'
import { useLeaveTo } from '../../routes/useLeaveTo.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useSetLastExit } from './LastExit.tsx'

/** The location state of an overlay page: what the banner of the exit said. */
export type OverlayState = Pick<Exit, 'reason' | 'message' | 'textKey'>

/**
 * Shows the message of an exit with a countdown, and then leaves the screen (docs/protocol.md, 1.4). Reports
 * the present path to the streams, because the records page is not left.
 */
export function ExitFlow() {
  const { exits } = useStreams()
  const exit = useStream(exits.exit$)
  const { pathname, hash } = useLocation()
  useEffect(() => {
    exits.visit(pathname)
  }, [exits, pathname])
  useCarryOut(exit)
  // the overlay page shows the same message
  if (exit === null || exit.due || isThere(exit, hash)) return null
  return <ExitBanner exit={exit} />
}

function isThere({ target }: Exit, hash: string): boolean {
  return target !== null && target !== 'login' && hash === overlayHash(target satisfies Overlay)
}

function useCarryOut(exit: Exit | null): void {
  const { exits } = useStreams()
  const { i18n } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const leaveTo = useLeaveTo()
  const setLastExit = useSetLastExit()
  useEffect(() => {
    if (exit?.due !== true || exit.target === null) return
    if (exit.target === 'login') {
      setLastExit(wordsOf(exit, (key) => catalogueText(i18n, key)))
      leaveTo(PATHS.login)
    } else if (!isThere(exit, hash)) {
      const { reason, message, textKey } = exit
      const state: OverlayState = { reason, message, textKey }
      void navigate({ pathname, search, hash: overlayHash(exit.target satisfies Overlay) }, { state })
    }
    exits.acknowledge()
  }, [exit, exits, hash, i18n, leaveTo, navigate, pathname, search, setLastExit])
}

function ExitBanner({ exit }: { readonly exit: Exit }) {
  const { t, i18n } = useTranslation()
  const { exits } = useStreams()
  const close = { label: t('common.action.close'), onPress: exits.acknowledge }
  return (
    <Banner floats icon="warning" action={exit.target === null ? close : null}>
      {wordsOf(exit, (key) => catalogueText(i18n, key))}
      {exit.target !== null && (
        // hidden from screen readers, which would otherwise announce the countdown each second
        <span aria-hidden="true">
          {t('common.separator')}
          {t(exit.target === 'login' ? 'states.signingOut' : 'errors.leaving', { count: exit.secondsLeft })}
        </span>
      )}
    </Banner>
  )
}

/** The server's own message has priority over the app's text. */
function wordsOf(exit: Exit, textOf: (key: string) => string): string {
  return exit.message ?? textOf(exit.textKey)
}
