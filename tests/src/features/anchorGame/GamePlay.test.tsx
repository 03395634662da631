import { render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { GamePlay } from '../../../../src/features/anchorGame/GamePlay.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { money } from '../../../../streams/domain/money.ts'
import { CONNECTING, live } from '../../../../streams/kernel/feed.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { panelState } from '../../../../streams/machines/anchorPanel/panel.ts'
import type { AnchorGameModel, PanelView, PlayStreams } from '../../../../streams/play.ts'
import { type PanelInput, panelView } from '../../../../streams/views/anchorGame/panelView.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'
import { roundOf } from '../../../streams/domain/rounds/clientRounds.ts'

const ROUND = '20261120-0418'
const GOAL: NonNullable<PanelInput['now']['value']>['drawn'] = {
  game: 'penalty',
  result: { option: 'jq', aim: 0, keeper: 4, how: null },
}

function viewOf(state: 'open' | 'sealed' | 'decided', trouble: Partial<PanelInput> = {}): PanelView {
  const company = {
    round: ROUND,
    crowd: new Map(),
    mine: [
      { option: 'jq' as const, stake: money(5_000, 'RMB'), returned: money(0, 'RMB') },
      { option: 'bjq' as const, stake: money(5_000, 'RMB'), returned: money(0, 'RMB') },
    ],
  }
  const round = roundOf({ product: 'anchorGame', game: 'penalty', round: ROUND, state })
  const drawn = state === 'decided' ? GOAL : null
  return panelView({
    game: 'penalty',
    now: live({ round, drawn, company }, 1000),
    gameSwitch: { maintain: 'on', message: '' },
    config: {
      game: 'penalty',
      name: '点球大战',
      quickAmounts: [10],
      rules: '',
      options: [
        { option: 'jq', name: '进球', odds: 195_000, rtp: 975_000 },
        { option: 'bjq', name: '不进', odds: 195_000, rtp: 975_000 },
      ],
      limits: new Map(),
    },
    over: [],
    past: [],
    next: null,
    state: panelState('RMB', 10),
    phase: state,
    action: 'wait',
    playing: null,
    calls: [],
    balance: null,
    ...trouble,
  })
}

interface PanelProps {
  readonly play: PlayStreams
  readonly viewOf: (still: boolean) => PanelView
}

function Panel({ play, viewOf: view }: PanelProps) {
  const [still, setStill] = useState(false)
  const [model] = useState({ background$: constant(CONNECTING), tap: vi.fn(), setStill })
  return (
    <GamePlay play={play} model={model as Partial<AnchorGameModel> as AnchorGameModel} view={view(still)} />
  )
}

/** @param view by whether the member prefers still pictures. */
async function show(view: PanelView | PanelProps['viewOf']) {
  const i18n = await createI18n('CMN')
  const play = {
    venueName$: constant('ZBYXGAME'),
    today$: () => constant(CONNECTING),
    secondsUntil: () => 12,
    leftOf: () => 0.5,
    msSince: () => 0,
  }
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <Panel
          play={play as Partial<PlayStreams> as PlayStreams}
          viewOf={typeof view === 'function' ? view : () => view}
        />
      </StreamsProvider>
    </TranslationProvider>,
  )
}

/** The media query that matches. */
let matching = ''

beforeAll(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === matching,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return () => {
    vi.unstubAllGlobals()
  }
})

afterEach(() => {
  matching = ''
})

describe('the stages of a round', () => {
  it('are shown while it is bet on and sealed', async () => {
    await show(viewOf('sealed'))
    const stages = within(screen.getByRole('list', { name: '阶段' }))
    expect(stages.getByText('封盘').getAttribute('aria-current')).toBe('step')
    expect(screen.queryByText(/^本期投注/)).toBeNull()
  })

  it('make place for what the bets of the round came to together, above the picture', async () => {
    await show(viewOf('decided'))
    expect(screen.queryByRole('list', { name: '阶段' })).toBeNull()
    const net = screen.getByText('本期投注 ¥100.00 · 派彩 97.50 · 净 -2.50')
    const picture = screen.getByRole('img', { name: '进球' })
    expect(net.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    expect(net.closest('[role=status]')).not.toBeNull()
  })

  it('make place for a trouble', async () => {
    await show(viewOf('open', { now: { ...CONNECTING, status: 'failed', reason: 'network' } }))
    expect(screen.getByText('没有取到游戏，稍后自动再试')).toBeTruthy()
    expect(screen.queryByRole('list', { name: '阶段' })).toBeNull()
  })
})

describe('an option', () => {
  it('shows what was accepted beside what is chosen on top, and says which is which', async () => {
    const state = { ...panelState('RMB', 10), round: ROUND, chosen: new Map([['jq', 10] as const]) }
    await show(viewOf('open', { state, action: 'bet' }))
    const both = screen.getByRole('button', { name: /^进球, 1\.95, .*已受理 ¥50, 已选 ¥10$/ })
    expect(both.textContent).toMatch(/¥50 \+ ¥10$/)
    const other = screen.getByRole('button', { name: /^不进, / })
    expect(other.getAttribute('aria-label')).toMatch(/, 已受理 ¥50$/)
    expect(other.textContent).toMatch(/已受理 ¥50$/)
  })
})

describe('the picture', () => {
  const playing = { round: ROUND, startsAt: 1000 }
  const net = () => screen.queryByText(/^本期投注/)

  it('moves before the result is told', async () => {
    await show((still) => viewOf('decided', { playing: still ? null : playing }))
    expect(screen.getByRole('img', { name: '结果画面' })).toBeTruthy()
    expect(net()).toBeNull()
  })

  it.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
    'does not with %s: the result is told at once',
    async (query) => {
      matching = query
      await show((still) => viewOf('decided', { playing: still ? null : playing }))
      expect(screen.getByRole('img', { name: '进球' })).toBeTruthy()
      expect(net()).not.toBeNull()
    },
  )
})
