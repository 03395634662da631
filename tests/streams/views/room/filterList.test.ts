import { describe, expect, it } from 'vitest'
import { createRoomActions } from '../../../../streams/views/room/roomActions.ts'
import { createFilterList } from '../../../../streams/views/room/filterList.ts'
import { createNotice } from '../../../../streams/views/room/roomNotice.ts'
import { createFacts } from '../../../../streams/feeds/room/index.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { createNotices } from '../../../../streams/views/notices.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { boss, type FakeRoomServer, me } from '../../../support/roomServer.ts'
import { createRoomFeedHarness } from '../../feeds/room/roomFeedHarness.ts'

function bench(marbles: Marbles, prepare?: (server: FakeRoomServer) => void) {
  const harness = createRoomFeedHarness(marbles, prepare, { started: false })
  const { scope, feed, visible } = harness
  const facts = createFacts(scope, { feed, memberId: me.id, visible$: visible.state$ })
  const notices = createNotices(scope)
  const local = createMemoryStore()
  let made = 0
  const deps = {
    feed,
    notices,
    local,
    now: (): number => marbles.scheduler.now(),
    newCid: () => `command${(made += 1)}`,
    currency$: constant<'RMB' | 'USDT'>('RMB'),
    onSpent: () => undefined,
  }
  const actions = createRoomActions(scope, deps as never, facts)
  const list = createFilterList(scope, deps, actions)
  const notice = createNotice(scope, deps, actions, facts.room$)
  feed.start()
  return { ...harness, facts, list, notice, notices, local, deps, actions }
}

describe('the list of blocked words', () => {
  it('is read while it is open, and again after each change; the word stays until it is in the list', () => {
    withMarbles((marbles) => {
      let words: readonly string[] = ['旧词']
      const { list, server, scope, at } = bench(marbles)
      server.answerReads(() => ({ ok: true, words }))
      server.refuseWith((command) =>
        command.do === 'blockWord' && command.word === '旧词'
          ? { ok: false, cid: command.cid, code: 'listed' }
          : null,
      )
      const open = list.view$.subscribe()
      const view = () => list.view$.value
      at(10, () => {
        expect(view().words.value).toEqual(['旧词'])
        list.setDraft('旧词')
        list.add()
      })
      at(20, () => {
        expect(view()).toMatchObject({ draft: '旧词', busy: false, refusal: { code: 'listed' } })
        list.setDraft('新词')
        expect(view().refusal).toBeNull()
        words = ['新词', '旧词']
        list.add()
      })
      at(30, () => {
        expect(view()).toMatchObject({ draft: '', busy: false, refusal: null })
        expect(view().words.value).toEqual(['新词', '旧词'])
        words = ['新词']
        list.remove('旧词')
      })
      at(40, () => {
        expect(view().words.value).toEqual(['新词'])
        open.unsubscribe()
        scope.end()
      })
      marbles.flush()
      expect(server.commands.map((command) => [command.do, 'word' in command && command.word])).toEqual([
        ['blockWord', '旧词'],
        ['blockWord', '新词'],
        ['allowWord', '旧词'],
      ])
    })
  })

  it('is read again when nobody answered, and takes one change at a time', () => {
    withMarbles((marbles) => {
      const { list, server, scope, at } = bench(marbles)
      server.answerReads(() => ({ ok: true, words: [] }))
      const open = list.view$.subscribe()
      at(10, () => {
        server.answer('lost')
        list.setDraft('新词')
        list.add()
        list.remove('旧词')
        expect(list.view$.value.busy).toBe(true)
      })
      at(60_000, () => {
        expect(list.view$.value).toMatchObject({ busy: false, draft: '新词' })
        open.unsubscribe()
        scope.end()
      })
      marbles.flush()
      expect(new Set(server.commands.map(({ cid }) => cid))).toEqual(new Set(['command1']))
      expect(server.reads.length).toBeGreaterThan(1)
    })
  })
})

describe('the notice of a room', () => {
  it('comes with the room and changes with messages; a hidden one is hidden until it changes', () => {
    withMarbles((marbles) => {
      const { notice, server, scope, at, local } = bench(marbles, (room) => {
        room.setState({ pinned: { id: 'n1', text: 'one', by: 'boss' } })
      })
      const seen: (string | undefined)[] = []
      notice.shown$.subscribe((shown) => seen.push(shown?.text))
      at(10, () => notice.hide())
      at(20, () => {
        server.post(boss, messageTypes.pinned, { text: 'two' })
        server.flush()
      })
      at(30, () => {
        server.post(boss, messageTypes.pinned, { text: '' })
        server.flush()
      })
      at(40, () => scope.end())
      marbles.flush()
      expect(seen).toEqual(['one', undefined, 'two', undefined])
      expect(local.get('touchline.hiddenNotice.r1')).toBe('n1')
    })
  })

  it('is typed from the present one, and what was typed stays when it is refused', () => {
    withMarbles((marbles) => {
      const { notice, notices, server, scope, at } = bench(marbles, (room) => {
        room.setState({ pinned: { id: 'n1', text: 'one', by: 'boss' } })
      })
      server.refuseWith((command) =>
        command.do === 'pin' && command.text === 'bad' ? { ok: false, cid: command.cid, code: 'link' } : null,
      )
      const open = notice.draft$.subscribe()
      at(10, () => {
        expect(notice.draft$.value).toBe('one')
        notice.setDraft('bad')
        notice.pin()
      })
      at(20, () => {
        expect(notice.draft$.value).toBe('bad')
        expect(notices.notices$.value.map(({ textKey }) => textKey)).toEqual(['room.refusal.link'])
        notice.setDraft('x'.repeat(200))
        expect(notice.draft$.value).toHaveLength(100)
        notice.pin()
      })
      at(30, () => {
        expect(notice.draft$.value).toBe('one')
        notice.unpin()
      })
      at(40, () => {
        open.unsubscribe()
        scope.end()
      })
      marbles.flush()
      expect(server.commands.map((command) => (command.do === 'pin' ? command.text.length : -1))).toEqual([
        3, 100, 0,
      ])
    })
  })
})
