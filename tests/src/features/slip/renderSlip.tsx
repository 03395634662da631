import { act, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type { MatchRowView, MemberStreams, SlipView, Streams } from '../../../../streams/index.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { createI18n } from '../../../../src/i18n/i18n.ts'

type Member = Pick<MemberStreams, 'slip' | 'row$' | 'capabilities'>
type Offered = Pick<Member['capabilities'], 'parlay' | 'systems' | 'acceptanceModes'>

const OFFERED: Offered = { parlay: true, systems: true, acceptanceModes: ['none', 'better', 'any'] }

/** A slip whose view the test sets, and whose commands it watches. */
function fakeSlip(first: SlipView) {
  const view = cell(first)
  return {
    view,
    slip: {
      slip$: view.state$,
      chosen$: constant<ReadonlySet<string>>(new Set()),
      matchIds$: constant<readonly string[]>([]),
      setOpen: vi.fn<(open: boolean) => void>(),
      toggle: vi.fn(),
      remove: vi.fn<(key: string) => void>(),
      clear: vi.fn(),
      setKind: vi.fn(),
      setAcceptance: vi.fn(),
      focusField: vi.fn<(key: string | null) => void>(),
      type: vi.fn<(key: string, text: string) => void>(),
      addStake: vi.fn<(key: string, units: number) => void>(),
      maxStake: vi.fn<(key: string) => void>(),
      takeLine: vi.fn<(key: string) => void>(),
      repeatLeg: vi.fn<(key: string) => void>(),
      requote: vi.fn(),
      confirm: vi.fn<(terms?: string) => void>(),
      showOutcome: vi.fn<(orderId: string) => void>(),
      closeOutcome: vi.fn(),
      rebet: vi.fn<(orderId: string) => void>(),
    },
  }
}

function Where() {
  return <output data-testid="path">{useLocation().pathname}</output>
}

/** Renders `children` for a member with this slip; platform time is what the test sets. */
export async function renderSlip(children: ReactNode, first: SlipView) {
  const { view, slip } = fakeSlip(first)
  const second = cell(0)
  // jsdom lays nothing out and has no way to scroll.
  Element.prototype.scrollIntoView = vi.fn()
  const i18n = await createI18n('CMN')
  const member: Member = {
    slip,
    row$: () => constant<MatchRowView | null>(null),
    capabilities: OFFERED as Member['capabilities'],
  }
  const streams = {
    member$: constant(member as MemberStreams),
    second$: second.state$,
    serverTime: { state$: constant({ difference: 0, rate: 1, synced: true }) },
  } as Streams
  render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <StreamsProvider streams={streams}>
            <MemberProvider fallback={null}>{children}</MemberProvider>
          </StreamsProvider>
          <Where />
        </MemoryRouter>
      </I18nextProvider>
    </StrictMode>,
  )
  return {
    slip,
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
