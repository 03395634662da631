import { act, configure, render } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import { type ReactNode, StrictMode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type {
  LiveStreams,
  MatchRowView,
  MemberStreams,
  Settings,
  SlipView,
  Streams,
} from '../../../../streams/index.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { createFakeShell } from '../../../support/fakeShell.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { FAKE_RULES } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'

// Lazy code loads slowly on a busy machine; the limit only ends a test that hangs.
configure({ asyncUtilTimeout: 15_000 })

type Member = Pick<MemberStreams, 'slip' | 'row$' | 'rules' | 'settings' | 'part'>
/** A slip with a view that the test sets, and with mocked commands. */
function fakeSlip(first: SlipView) {
  const view = cell(first)
  return {
    view,
    slip: {
      slip$: view.state$,
      chosen$: constant<ReadonlySet<string>>(new Set()),
      markets$: constant([]),
      matchIds$: constant<readonly string[]>([]),
      setOpen: vi.fn<(open: boolean) => void>(),
      toggle: vi.fn(),
      remove: vi.fn<(key: string) => void>(),
      rename: vi.fn(),
      clear: vi.fn(),
      undoClear: vi.fn(),
      setKind: vi.fn(),
      setAcceptance: vi.fn(),
      focusField: vi.fn<(key: string | null) => void>(),
      type: vi.fn<(key: string, text: string) => void>(),
      addStake: vi.fn<(key: string, units: number) => void>(),
      maxStake: vi.fn<(key: string) => void>(),
      riskAtMost: vi.fn(),
      stakeToWin: vi.fn<(key: string, text: string) => void>(),
      takeLine: vi.fn<(key: string) => void>(),
      repeatLeg: vi.fn<(key: string) => void>(),
      requote: vi.fn(),
      confirm: vi.fn<(terms?: string) => boolean>(() => true),
      showOutcome: vi.fn<(orderId: string) => void>(),
      closeOutcome: vi.fn(),
      reserve: vi.fn(() => true),
      rebet: vi.fn<(orderId: string) => void>(),
    },
  }
}

const DEFAULT_SETTINGS = { betBy: 'tap', layout: 'full' } as MemberStreams['settings']['settings$']['value']

function Where() {
  return <output data-testid="path">{useLocation().pathname}</output>
}

/** Renders `children` with this slip; the test sets the platform time. All texts are there, unless `texts` has fewer. */
export async function renderSlip(children: ReactNode, first: SlipView, texts?: I18n) {
  const { view, slip } = fakeSlip(first)
  const second = cell(0)
  const settings = cell(DEFAULT_SETTINGS)
  // jsdom has no layout and does not implement `scrollIntoView`.
  Element.prototype.scrollIntoView = vi.fn()
  const i18n = texts ?? (await createI18n('CMN'))
  const lastRoom = cell<string | null>('r-1')
  const share = vi.fn<LiveStreams['share']>()
  const rooms = { lastRoom$: lastRoom.state$, share }
  const member: Member = {
    part: () => rooms as never,
    slip,
    row$: () => constant<MatchRowView | null>(null),
    rules: FAKE_RULES,
    settings: { settings$: settings.state$ } as MemberStreams['settings'],
  }
  const ofSite: Pick<Streams['settings'], 'settings$'> = { settings$: settings.state$ }
  const part: Streams['part'] = () => createFakeShell().shell as never
  const streams = {
    member$: constant(member as MemberStreams),
    second$: second.state$,
    network: { reach$: constant('reachable') } as Streams['network'],
    settings: ofSite as Streams['settings'],
    serverTime: { state$: constant({ difference: 0, rate: 1, synced: true }) },
    storage: { local: createMemoryStore(), session: createMemoryStore() },
    part,
  } as Streams
  render(
    <StrictMode>
      <TranslationProvider i18n={i18n}>
        <MemoryRouter>
          <StreamsProvider streams={streams}>
            <MemberProvider fallback={null}>{children}</MemberProvider>
          </StreamsProvider>
          <Where />
        </MemoryRouter>
      </TranslationProvider>
    </StrictMode>,
  )
  return {
    slip,
    lastRoom,
    share,
    layout: (layout: Settings['layout']) => {
      act(() => {
        settings.update((before) => ({ ...before, layout }))
      })
    },
    betBy: (betBy: Settings['betBy']) => {
      act(() => {
        settings.update((before) => ({ ...before, betBy }))
      })
    },
    show: (next: SlipView) => {
      act(() => {
        view.set(next)
      })
    },
    at: (now: number) => {
      act(() => {
        second.set(now)
      })
    },
  }
}
