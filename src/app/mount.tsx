import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Streams } from '../../streams/index.ts'
import { createI18n } from '../i18n/i18n.ts'
import { App } from './App.tsx'

/** Renders the app. Errors, whether caught by a boundary or not, are passed to `report`. */
export async function mount(
  root: HTMLElement,
  streams: Streams,
  report: (place: string, error: unknown) => void,
): Promise<void> {
  const i18n = await createI18n(streams.settings.settings$.value.language)
  const reportAs = (place: string) => (error: unknown) => {
    report(place, error)
  }
  createRoot(root, {
    onCaughtError: reportAs('screen'),
    onUncaughtError: reportAs('page'),
    onRecoverableError: reportAs('render'),
  }).render(
    <StrictMode>
      <App streams={streams} i18n={i18n} secure={isSecureContext} />
    </StrictMode>,
  )
}
