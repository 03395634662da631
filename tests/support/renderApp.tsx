import { act, configure, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { App } from '../../src/app/App.tsx'
import { createI18n } from './i18n.ts'
import { createFakeStreams, type FakeStreams } from './fakeStreams.ts'

// The code of a screen loads slowly on a busy machine; the limit only ends a test that hangs.
configure({ asyncUtilTimeout: 15_000 })

/** Renders the whole app at a path, on fake streams. */
export async function renderApp(path: string, fake: FakeStreams = createFakeStreams()): Promise<FakeStreams> {
  window.history.replaceState(null, '', path)
  const i18n = await createI18n(fake.streams.settings.settings$.value.language)
  await act(async () => {
    render(
      <StrictMode>
        <App streams={fake.streams} i18n={i18n} secure />
      </StrictMode>,
    )
    // The screen's code is loaded inside `act`, so that its effects have run when the test continues.
    await screensLoaded()
  })
  return fake
}

async function screensLoaded(): Promise<void> {
  await Promise.all([
    import('../../src/screens/LoginScreen.tsx'),
    import('../../src/screens/esports/EsportsScreen.tsx'),
    import('../../src/screens/match/MatchScreen.tsx'),
    import('../../src/screens/RecordsScreen.tsx'),
    import('../../src/screens/results/ResultScreen.tsx'),
    import('../../src/screens/results/ResultsScreen.tsx'),
    import('../../src/screens/room/RoomScreen.tsx'),
    import('../../src/screens/round/RoundScreen.tsx'),
    import('../../src/screens/RoomsScreen.tsx'),
    import('../../src/screens/ProtectionScreen.tsx'),
    import('../../src/screens/AnnouncementsScreen.tsx'),
    import('../../src/screens/news/NewsScreen.tsx'),
    import('../../src/screens/SettingsScreen.tsx'),
    import('../../src/screens/wallet/StatementScreen.tsx'),
    import('../../src/screens/wallet/WalletScreen.tsx'),
    import('../../src/screens/virtual/VirtualScreen.tsx'),
    import('../../src/screens/virtual/VirtualMatchScreen.tsx'),
    import('../../src/screens/casino/CasinoScreen.tsx'),
    import('../../src/screens/casino/MultiScreen.tsx'),
    import('../../src/screens/casino/TableScreen.tsx'),
  ])
  await new Promise((resolve) => setTimeout(resolve))
}
