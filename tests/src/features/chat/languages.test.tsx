import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { constant } from '../../../../streams/kernel/state.ts'
import { gift, noticeLine, roomFacts, speaker } from '../../../support/fakeRoom.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { aLeg } from '../../../streams/machines/orderBuilders.ts'

const SCARF = { cmn: '围巾', zho: '圍巾', english: 'Scarf' }
const ANCHOR = { cmn: '阿泽说球', zho: '阿澤說球', english: 'Aze on Football' }
const TOPIC = { cmn: '主场夜', zho: '主場夜', english: 'Home night' }

it('a room is in the language of its reader: gifts, anchor, title, tips and activities', async () => {
  const fake = createFakeStreams()
  const { streams, room } = fake
  const settings = { ...streams.settings.settings$.value, language: 'ENGLISH' as const }
  Object.assign(streams.settings, { settings$: constant(settings) })
  const scarf = gift({ name: SCARF })
  const names = {
    home: { cmn: '曼城', zho: '曼城', english: 'Man City' },
    away: { cmn: '利物浦', zho: '利物浦', english: 'Liverpool' },
    league: { cmn: '英超', zho: '英超', english: 'Premier League' },
    market: { cmn: '全场让球', zho: '全場讓球', english: 'Handicap' },
  }
  const from = speaker({ name: ANCHOR, role: 'anchor' })
  room.facts.set(roomFacts({ topic: TOPIC, gifts: [scarf], anchor: { id: 'a-1', name: ANCHOR, avatar: '' } }))
  const activity = { cmn: '休息一下', zho: '休息一下', english: 'Take a break' }
  room.chat.set({
    lines: [
      noticeLine('1', { type: 'gift', giftId: 'boot', comboId: 'c', count: 1, total: 3, ended: true }),
      noticeLine('2', { type: 'activityPush', activityId: 'a', title: activity, text: '', link: null }),
    ],
    paused: false,
    fresh: 0,
  })
  await renderApp('/app/live/r-1', fake)
  const list = await screen.findByRole('log')
  act(() => {
    room.orderPush.set({ pushId: 'p', from, leg: { ...aLeg(), names } })
  })
  expect(screen.getByRole('heading', { name: 'Home night' })).toBeTruthy()
  expect(within(list).getByText(/Scarf/)).toBeTruthy()
  expect(within(list).getByText('Take a break')).toBeTruthy()
  expect(screen.getAllByText('Aze on Football').length).toBeGreaterThan(1)
  expect(screen.getByText('Man City v Liverpool')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/围巾|阿泽|主场|休息|曼城|全场/)
})
