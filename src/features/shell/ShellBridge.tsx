import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SafeArea, Shell } from '../../../streams/shell.ts'
import { useShell } from '../../bindings/useShell.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamEffect } from '../../bindings/useStreamEffect.ts'
import { PATHS } from '../../routes/paths.ts'
import { useGoHome } from '../../routes/useGoHome.ts'

/** Joins the page to a native shell: its back key, the edges that it covers, and the colour of its bar. */
export function ShellBridge() {
  const shell = useShell()
  const goBack = useDeviceBack()
  useStreamEffect(shell.back$, (press) => {
    press.answer(goBack())
  })
  const area = useStream(shell.safeArea$)
  useEffect(() => {
    if (area !== null) applySafeArea(area)
  }, [area])
  useStatusBar(shell)
  return null
}

/** Goes one step back as the device's key does; false at the first page, where the shell decides what to do. */
function useDeviceBack(): () => boolean {
  const navigate = useNavigate()
  const goHome = useGoHome({ replace: true })
  const { pathname } = useLocation()
  return useCallback(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    if (dialog !== undefined) {
      // Its owner closes it as for Escape, which also takes the entry of an overlay off the history.
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      return true
    }
    const state: unknown = window.history.state
    const isFirst = typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0
    if (!isFirst) void navigate(-1)
    else if (pathname !== PATHS.home && pathname !== PATHS.login) goHome()
    else return false
    return true
  }, [goHome, navigate, pathname])
}

function applySafeArea(area: SafeArea): void {
  const { style } = document.documentElement
  for (const edge of ['top', 'right', 'bottom', 'left'] as const) {
    style.setProperty(`--safe-${edge}`, `${area[edge]}px`)
  }
}

/** The bar has the colour that `PageAttributes` gives the browser's own. */
function useStatusBar({ setStatusBar }: Pick<Shell, 'setStatusBar'>): void {
  useEffect(() => {
    const tag = document.querySelector('meta[name="theme-color"]')
    if (tag === null) return
    const tell = () => {
      setStatusBar(tag.getAttribute('content') ?? '', document.documentElement.dataset['theme'] === 'dark')
    }
    tell()
    const changes = new MutationObserver(tell)
    changes.observe(tag, { attributes: true, attributeFilter: ['content'] })
    return () => {
      changes.disconnect()
    }
  }, [setStatusBar])
}
