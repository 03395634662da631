import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserPorts } from '../streams/adapters/index.ts'
import { createStreams } from '../streams/index.ts'
import { App } from './app/App.tsx'
import { createI18n } from './i18n/i18n.ts'

/** The client's version, as the platform hears it. */
const CLIENT_VERSION = '0.1.0'

async function start(root: HTMLElement): Promise<void> {
  const ports = createBrowserPorts()
  const streams = createStreams(ports, { clientVersion: CLIENT_VERSION, origin: location.origin })
  const i18n = await createI18n(streams.settings.settings$.value.language)
  const report = (place: string) => (error: unknown) => {
    ports.faults.report(place, error)
  }
  createRoot(root, {
    onCaughtError: report('screen'),
    onUncaughtError: report('page'),
    onRecoverableError: report('render'),
  }).render(
    <StrictMode>
      <App streams={streams} i18n={i18n} secure={isSecureContext} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root element')
await start(root)
