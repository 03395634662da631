import { expect, it } from 'vitest'
import type { ChatState } from '../../../../streams/feeds/room/index.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import type { Outbox } from '../../../../streams/machines/outbox/outbox.ts'
import { chatView$ } from '../../../../streams/views/room/chatView.ts'

const gap = { kind: 'gap', id: 'g1', missed: 3 } as const
const waiting = { cid: 'c1', text: 'hello', state: 'waiting', refusal: null } as const
const refused = {
  cid: 'c2',
  text: 'too fast',
  state: 'notSent',
  refusal: { code: 'word', reason: '' },
} as const

function open(outbox: Outbox = []) {
  const chat = cell<ChatState>({ lines: [gap], paused: false, fresh: 0 })
  const out = cell<Outbox>(outbox)
  const view$ = chatView$(chat.state$, out.state$)
  const subscription = view$.subscribe()
  return { chat, out, view: () => view$.value, end: () => subscription.unsubscribe() }
}

it('texts of this device follow the chat until the room has confirmed them', () => {
  const { out, view, end } = open([waiting, refused])
  expect(view().lines).toEqual([
    gap,
    { kind: 'outgoing', id: 'c1', text: 'hello', state: 'sending', refusal: null },
    { kind: 'outgoing', id: 'c2', text: 'too fast', state: 'notSent', refusal: refused.refusal },
  ])
  out.set([])
  expect(view().lines).toEqual([gap])
  end()
})

it('a waiting text is the same line while others arrive, so that it is not drawn again', () => {
  const { chat, view, end } = open([waiting])
  const before = view().lines[1]
  chat.set({ lines: [gap, { ...gap, id: 'g2' }], paused: false, fresh: 0 })
  expect(view().lines[2]).toBe(before)
  end()
})

it('a paused list keeps its state', () => {
  const { chat, view, end } = open()
  chat.set({ lines: [gap], paused: true, fresh: 12 })
  expect(view()).toMatchObject({ paused: true, fresh: 12 })
  end()
})
