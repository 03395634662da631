import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { interrupted, live } from '../../../streams/kernel/feed.ts'
import { FAKE_NOW } from '../../support/fakeStreams.ts'
import { liveRoom } from '../../support/fakeRoom.ts'
import { renderApp } from '../../support/renderApp.tsx'

const AS_OF = new Date(2025, 10, 20, 20, 47, 12).getTime()

async function open(path = '/app/live') {
  const fake = await renderApp(path)
  await screen.findByRole('heading', { name: '主播直播' })
  const show = (feed: typeof fake.room.rooms.state$.value) => {
    act(() => {
      fake.room.rooms.set(feed)
    })
  }
  return { fake, show }
}

describe('the list of rooms', () => {
  it('is skeletons until it is there', async () => {
    await open()
    expect(screen.getByText('正在加载')).toBeTruthy()
  })

  it('shows what each room is, and opens it', async () => {
    const { show } = await open()
    show(
      live(
        [
          liveRoom(),
          liveRoom({ roomId: 'r 2', title: '夜场', living: false, startsAt: FAKE_NOW, match: null }),
        ],
        AS_OF,
      ),
    )
    const on = screen.getByRole('link', { name: '曼城主场夜，主播 阿泽说球，直播中，2.4万 在看' })
    expect(on.textContent).toContain('曼城 v 利物浦')
    const off = screen.getByRole('link', { name: /未开播/ })
    expect(off.textContent).toContain('开播')
    expect(off.getAttribute('href')).toBe('/app/live/r%202')
    fireEvent.click(on)
    expect(await screen.findByRole('log', { name: '聊天记录' })).toBeTruthy()
    expect(location.pathname).toBe('/app/live/r-1')
  })

  it('says once that the connection is lost', async () => {
    const { fake, show } = await open()
    show(live([liveRoom()], AS_OF))
    act(() => {
      fake.reach.set('offline')
    })
    expect(screen.getByText('没有网络，连上后自动更新')).toBeTruthy()
    show(interrupted(live([liveRoom()], AS_OF), 'offline'))
    expect(screen.getByText('没有网络，内容停在 20:47:12')).toBeTruthy()
    expect(screen.queryByText('没有网络，连上后自动更新')).toBeNull()
  })

  it('leads to the offline page when there is nothing to show', async () => {
    const { fake, show } = await open()
    show({ status: 'failed', value: undefined, asOf: undefined, reason: 'network' })
    expect(fake.streams.exits.raiseOffline).not.toHaveBeenCalled()
    show({ status: 'failed', value: undefined, asOf: undefined, reason: 'offline' })
    expect(fake.streams.exits.raiseOffline).toHaveBeenCalled()
  })

  it('goes on to the room that shows the wanted match, and stands where none does', async () => {
    const { show } = await open('/app/live?match=m-9')
    const elsewhere = liveRoom()
    show(live([elsewhere], AS_OF))
    expect(await screen.findByRole('link', { name: /直播中/ })).toBeTruthy()
    const match = elsewhere.match === null ? null : { ...elsewhere.match, matchId: 'm-9' }
    show(live([elsewhere, liveRoom({ roomId: 'r-9', match })], AS_OF))
    expect(await screen.findByRole('log', { name: '聊天记录' })).toBeTruthy()
    expect(location.pathname).toBe('/app/live/r-9')
  })

  it('goes on to the page of the wanted match, which has its own video, where no room shows it', async () => {
    const { show } = await open('/app/live?match=m-9&sport=tennis')
    show(live([liveRoom()], AS_OF))
    await waitFor(() => {
      expect(location.pathname).toBe('/app/match/tennis/m-9')
    })
  })

  it('says that there is none, why it could not be had, and of when it is', async () => {
    const { fake, show } = await open()
    show(live([], AS_OF))
    expect(screen.getByText('现在没有直播间')).toBeTruthy()
    show({ status: 'failed', value: undefined, asOf: undefined, reason: 'timeout' })
    expect(screen.getByText('服务器没有回应')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(fake.room.refreshRooms).toHaveBeenCalledOnce()
    show(interrupted(live([liveRoom()], AS_OF), 'network'))
    expect(screen.getByText('连接断开，内容停在 20:47:12')).toBeTruthy()
    expect(screen.getByRole('link', { name: /曼城主场夜/ })).toBeTruthy()
  })

  it('is a place of the navigation', async () => {
    await open()
    expect(screen.getByRole('link', { name: '主播' }).getAttribute('aria-current')).toBe('page')
  })

  it('shows a title as it is written, whatever is in it', async () => {
    const { show } = await open()
    show(live([liveRoom({ title: '<img src=x onerror=alert(1)>' })], AS_OF))
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })
})

describe('finding a room', () => {
  const names = () =>
    screen
      .getAllByRole('link', { name: /，主播 / })
      .map((link) => link.getAttribute('href')?.split('/').at(-1))
  const listed = [
    liveRoom({ roomId: 'off', living: false }),
    liveRoom({ roomId: 'on', title: '晚场' }),
    liveRoom({ roomId: 'talk', match: null, anchor: { id: 'a-9', name: '老王', avatar: '' } }),
  ]

  it('has rooms on the air first, and those of followed anchors before them, with a mark', async () => {
    const { show } = await open()
    show(live(listed, AS_OF))
    expect(names()).toEqual(['on', 'talk', 'off'])
    fireEvent.click(screen.getByRole('link', { name: /主播 老王/ }))
    fireEvent.click(await screen.findByRole('button', { name: '关注 阿泽说球' }))
    act(() => {
      window.history.back()
    })
    await screen.findByRole('heading', { name: '主播直播' })
    await waitFor(() => expect(screen.getAllByText('已关注')).toHaveLength(2))
  })

  it('is by category and by words, which stay in the address', async () => {
    const { show } = await open('/app/live?in=talk')
    show(live(listed, AS_OF))
    expect(names()).toEqual(['talk'])
    fireEvent.click(screen.getByRole('radio', { name: /^足球/ }))
    expect(names()).toEqual(['on', 'off'])
    fireEvent.change(screen.getByRole('searchbox', { name: '搜主播、标题、球队、联赛' }), {
      target: { value: '晚场' },
    })
    expect(names()).toEqual(['on'])
    const asked = new URLSearchParams(window.location.search)
    expect([asked.get('in'), asked.get('q')]).toEqual(['football', '晚场'])
  })

  it('says what there is not', async () => {
    const { show } = await open('/app/live?in=followed')
    show(live(listed, AS_OF))
    expect(screen.getByText('没有关注的主播')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /^全部/ }))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '没有的词' } })
    expect(screen.getByText('没有找到直播间')).toBeTruthy()
  })

  it('takes an unknown category of the address for all rooms', async () => {
    const { show } = await open('/app/live?in=__proto__')
    show(live(listed, AS_OF))
    expect(names()).toHaveLength(3)
  })
})
