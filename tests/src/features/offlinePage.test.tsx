import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../src/bindings/StreamsProvider.tsx'
import { Lobby } from '../../../src/features/lobby/Lobby.tsx'
import { SearchResults } from '../../../src/features/search/SearchResults.tsx'
import { TranslationProvider } from '../../../src/i18n/TranslationProvider.tsx'
import type { MemberStreams, Streams } from '../../../streams/index.ts'
import { CONNECTING, type FeedReason, interrupted } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { createI18n } from '../../support/i18n.ts'
import { createFakeStreams } from '../../support/fakeStreams.ts'

/** Renders `children` where everything that is read fails for this reason. */
async function renderFailing(children: ReactNode, reason: FeedReason) {
  const { streams } = createFakeStreams()
  const member = streams.member$.value
  const lobby = { entered$: constant(interrupted(CONNECTING, reason)) }
  const failing = {
    ...streams,
    member$: constant({ ...member, part: () => lobby as never } as MemberStreams),
  } satisfies Streams
  render(
    <TranslationProvider i18n={await createI18n('CMN')}>
      <MemoryRouter>
        <StreamsProvider streams={failing}>
          <MemberProvider fallback={null}>{children}</MemberProvider>
        </StreamsProvider>
      </MemoryRouter>
    </TranslationProvider>,
  )
  return vi.mocked(failing.exits.raiseOffline)
}

it.each([
  ['lobby', () => <Lobby />],
  [
    'search',
    (reason: FeedReason) => (
      <SearchResults state={{ status: 'failed', reason }} onRetry={vi.fn()} onOpen={vi.fn()} />
    ),
  ],
])('the %s that could not be read leads to the offline page when offline', async (_, shown) => {
  expect(await renderFailing(shown('timeout'), 'timeout')).not.toHaveBeenCalled()
  expect(await renderFailing(shown('offline'), 'offline')).toHaveBeenCalled()
})
