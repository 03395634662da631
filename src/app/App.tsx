import type { i18n as I18n } from 'i18next'
import { BrowserRouter } from 'react-router-dom'
import type { Streams } from '../../streams/index.ts'
import { StreamsProvider } from '../bindings/StreamsProvider.tsx'
import { LastExitProvider } from '../features/exits/LastExit.tsx'
import { ScrollPositionsProvider } from '../features/scroll/ScrollPositions.tsx'
import { TranslationProvider } from '../i18n/TranslationProvider.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { FirstPageProvider } from './HeadingFocus.tsx'
import { InsecureAddress } from './InsecureAddress.tsx'
import { OverlayLayer } from './OverlayLayer.tsx'
import { PageAttributes } from './PageAttributes.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { SiteWideHost } from './SiteWideHost.tsx'
import { SkipLink } from './SkipLink.tsx'
import './styles/tokens.css'
import './styles/base.css'

interface AppProps {
  readonly streams: Streams
  readonly i18n: I18n
  /** Whether the page is a secure context (https or localhost): Web Crypto is available only there. */
  readonly secure: boolean
}

/** The root component: the providers, browser routing and the screens. */
export function App({ streams, i18n, secure }: AppProps) {
  if (!secure) {
    return (
      <TranslationProvider i18n={i18n}>
        <InsecureAddress />
      </TranslationProvider>
    )
  }
  return (
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={streams}>
        <BrowserRouter>
          <PageAttributes />
          <SiteWideHost />
          <SkipLink />
          <LastExitProvider>
            <FirstPageProvider>
              <ScrollPositionsProvider>
                <ScreenBoundary>
                  <OverlayLayer>
                    <AppRoutes />
                  </OverlayLayer>
                </ScreenBoundary>
              </ScrollPositionsProvider>
            </FirstPageProvider>
          </LastExitProvider>
        </BrowserRouter>
      </StreamsProvider>
    </TranslationProvider>
  )
}
