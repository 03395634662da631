import { act, configure, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { App } from '../../src/app/App.tsx'
import { createI18n } from '../../src/i18n/i18n.ts'
import { createFakeStreams, type FakeStreams } from './fakeStreams.ts'

// A busy machine is slow to load a screen's code: a limit only ends a hang.
configure({ asyncUtilTimeout: 15_000 })

/** The whole app at a path, on fake streams. */
export async function renderApp(path: string, fake: FakeStreams = createFakeStreams()): Promise<FakeStreams> {
  window.history.replaceState(null, '', path)
  const i18n = await createI18n(fake.streams.settings.settings$.value.language)
  await act(async () => {
    render(
      <StrictMode>
        <App streams={fake.streams} i18n={i18n} secure />
      </StrictMode>,
    )
    // the screen's code arrives within the act, so its effects have run before the test goes on
    await screensLoaded()
  })
  return fake
}

async function screensLoaded(): Promise<void> {
  await Promise.all([
    import('../../src/screens/LoginScreen.tsx'),
    import('../../src/screens/MatchScreen.tsx'),
    import('../../src/screens/RecordsScreen.tsx'),
    import('../../src/screens/RoomScreen.tsx'),
    import('../../src/screens/RoomsScreen.tsx'),
    import('../../src/screens/SettingsScreen.tsx'),
  ])
  await new Promise((resolve) => setTimeout(resolve))
}
