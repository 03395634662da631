import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../src/bindings/StreamsProvider.tsx'
import { ZoneProvider } from '../../../src/bindings/useZone.tsx'
import { OwnBetsSheet } from '../../../src/features/casino/OwnBetsSheet.tsx'
import { ChatLineView } from '../../../src/features/chat/ChatLineView.tsx'
import type { LineActions } from '../../../src/features/chat/lineActions.ts'
import { PredictionPanel } from '../../../src/features/room/PredictionPanel.tsx'
import { RoomCard } from '../../../src/features/room/RoomCard.tsx'
import { Meetings } from '../../../src/features/statistics/Meetings.tsx'
import { TranslationProvider } from '../../../src/i18n/TranslationProvider.tsx'
import type { GameBetRecord } from '../../../streams/casino.ts'
import { money } from '../../../streams/domain/money.ts'
import type { ChatLine } from '../../../streams/index.ts'
import { live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import type { VenueBlock } from '../../../streams/venues/venueSettings.ts'
import { liveRoom, noticeLine } from '../../support/fakeRoom.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { createI18n } from '../../support/i18n.ts'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const MINUTE_MS = 60_000
/** 13:00 UTC on 20 November 2025. */
const AT = FAKE_NOW + 14 * MINUTE_MS

const BET: GameBetRecord = {
  clientId: 'a-bet-at-a-table',
  orderNo: 'TP01',
  product: 'casino',
  game: 'A12',
  gameName: '百家乐 A12',
  round: '20261120-0031',
  option: '3001',
  optionName: '庄',
  numbers: null,
  betState: null,
  chaseNo: null,
  odds: 195_000,
  stake: money(2_00, 'RMB'),
  returned: money(0, 'RMB'),
  profit: null,
  status: 'open',
  outcome: 'none',
  placedAt: AT,
  settledAt: null,
  rollbacks: 0,
  result: null,
}

async function showIn(timeZone: number, children: ReactNode) {
  const i18n = await createI18n('CMN')
  const { streams, enterVenue, casino } = createFakeStreams()
  Object.assign(casino.streams, { ownBets$: () => constant(live([BET], FAKE_NOW)) })
  const block: VenueBlock = {
    oddsFormat: null,
    timeZone,
    quickStakes: { RMB: [1], USDT: [1] },
    seriesQuickStakes: { RMB: [1], USDT: [1] },
    sport: 'football',
    sort: 'league',
    betBy: 'tap',
    seriesAcceptsAny: false,
  }
  enterVenue({ block: { sports: ['football'], block$: constant(block), change: () => undefined } })
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={streams}>
        <MemberProvider fallback={null}>
          <ZoneProvider>
            <MemoryRouter>{children}</MemoryRouter>
          </ZoneProvider>
        </MemberProvider>
      </StreamsProvider>
    </TranslationProvider>,
  )
}

const ownBets = <OwnBetsSheet open onClose={() => undefined} tableId="A12" />
const room = <RoomCard room={liveRoom({ living: false, startsAt: AT })} list={[]} followed={false} />
const prediction = (
  <PredictionPanel
    prediction={{ matchId: '1', home: 1, draw: 0, away: 1, mine: null, closesAt: AT }}
    home="曼城"
    away="利物浦"
    sides={['home', 'away']}
    result={null}
    closed={false}
    onPredict={() => undefined}
  />
)
const meetings = (
  <Meetings
    meetings={[
      {
        matchId: '1',
        matchTime: AT,
        leagueName: '英超',
        homeName: '曼城',
        awayName: '利物浦',
        score: [1, 0],
        result: 'won',
      },
    ]}
  />
)

const actions: LineActions = {
  retry: () => undefined,
  discard: () => undefined,
  follow: () => undefined,
  sharedNow$: () => constant(null),
  manage: () => undefined,
}
const mute = noticeLine('1', { type: 'mute', memberId: 'x', name: '刷屏者', until: AT, reason: '' })
const refused: ChatLine = {
  kind: 'outgoing',
  id: '2',
  text: '还在吗',
  state: 'notSent',
  refusal: { code: 'muted', until: AT, reason: '' },
}
const lineOf = (line: ChatLine) => <ChatLineView line={line} gifts={[]} admin={false} actions={actions} />

it('the start of a room has the date when it is another day there', async () => {
  const later = (
    <RoomCard room={liveRoom({ living: false, startsAt: AT + 120 * MINUTE_MS })} list={[]} followed={false} />
  )
  await showIn(540, later)
  const card = screen.getByRole('link')
  expect(card.textContent).toContain('11/21 00:00 开播')
  expect(card.getAttribute('aria-label')).toContain('11/21 00:00 开播')
})

it.each([
  ['the start of a room', room],
  ['the end of a prediction', prediction],
  ['a meeting', meetings],
  ['a bet at a table of the casino', ownBets],
  ['the end of a mute in the chat', lineOf(mute)],
  ['the end of the own mute', lineOf(refused)],
])('%s is in the zone of the venue’s settings', async (_, shown) => {
  await showIn(540, shown)
  expect(screen.getByText(/22:00/)).toBeTruthy()
})
