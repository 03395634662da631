import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Subject } from 'rxjs'
import { DEFAULT_DANMAKU, readDanmakuSettings } from '../../../../streams/domain/danmaku/settings.ts'
import type { RoomMessage, Speaker } from '../../../../streams/domain/room/message.ts'
import type { RoomEvent } from '../../../../streams/feeds/room/index.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createDanmaku } from '../../../../streams/views/danmaku/createDanmaku.ts'
import type { DanmakuStage } from '../../../../streams/views/danmaku/danmakuModel.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const fan: Speaker = { id: '8', name: { cmn: 'fan', zho: 'fan', english: 'fan' }, level: 2, role: 'member' }
const self: Speaker = { ...fan, id: '7' }

let seq = 0
const said = (id: string, from = fan): RoomMessage => {
  seq += 1
  return { type: 'text', text: id, cid: null, seq, id, at: 0, from }
}
const gift = (id: string, comboId: string): RoomMessage => {
  seq += 1
  return {
    type: 'gift',
    giftId: 'rose',
    comboId,
    count: 1,
    total: 1,
    ended: false,
    seq,
    id,
    at: 0,
    from: fan,
  }
}
const live = (...messages: RoomMessage[]): RoomEvent => ({ type: 'messages', messages, live: true })

/** One lane of 80 pixels: a text of 20 pixels takes 2000 ms to enter, with its gap of 12 pixels 3200 ms. */
const stage: DanmakuStage = { width: 80, lanes: 1, still: false, hides: () => false, widthOf: () => 20 }

function createBench({ scheduler }: Pick<Marbles, 'scheduler'>) {
  const scope = createScope((error) => {
    throw error
  })
  const events$ = new Subject<RoomEvent>()
  const visible = cell(true)
  const local = createMemoryStore()
  const model = createDanmaku(scope, {
    feed: { events$ },
    memberId: '7',
    visible$: visible.state$,
    local,
    now: () => scheduler.now(),
  })
  const flown: string[] = []
  model.flights$.subscribe(({ message }) => flown.push(`${message.id}@${String(scheduler.now())}`))
  return { scope, events$, visible, local, model, flown }
}

describe('danmaku', () => {
  it('flies what there is room for, and lets the rest go', () => {
    withMarbles((marbles) => {
      const { events$, model, flown } = createBench(marbles)
      model.setStage(stage)
      events$.next(live(said('a'), said('b'), said('c')))
      marbles.scheduler.schedule(() => events$.next(live(said('d'))), 4_000)
      marbles.flush()
      // b and c have waited longer than 3000 ms when the lane is free
      expect(flown).toEqual(['a@0', 'd@4000'])
    })
  })

  it('plans a text for the lane that is soon free, together with the message', () => {
    withMarbles((marbles) => {
      const { events$, model, flown } = createBench(marbles)
      const delays: number[] = []
      model.flights$.subscribe(({ delayMs }) => delays.push(delayMs))
      model.setStage(stage)
      events$.next(live(said('a')))
      marbles.scheduler.schedule(() => events$.next(live(said('b'), said('c'))), 2_300)
      marbles.flush()
      // the lane is free at 3200, and c would have to wait until 6400
      expect(flown).toEqual(['a@0', 'b@2300'])
      expect(delays).toEqual([0, 900])
    })
  })

  it('flies own texts and gifts before the texts of others, and a combo once', () => {
    withMarbles((marbles) => {
      const { events$, model, flown } = createBench(marbles)
      model.setStage(stage)
      events$.next(live(said('a'), said('b'), gift('g1', 'x'), gift('g2', 'x'), said('mine', self)))
      marbles.flush()
      expect(flown).toEqual(['g1@0', 'mine@3200'])
    })
  })

  it('shows none of the history, of a blocked member, without a picture, while hidden or switched off', () => {
    withMarbles((marbles) => {
      const { events$, visible, model, flown } = createBench(marbles)
      events$.next(live(said('without')))
      model.setStage({ ...stage, lanes: 9, hides: ({ id }) => id === 'blocked' })
      events$.next({ type: 'messages', messages: [said('old')], live: false })
      events$.next(live(said('blocked')))
      visible.set(false)
      events$.next(live(said('hidden')))
      visible.set(true)
      model.configure({ on: false })
      events$.next(live(said('off')))
      model.configure({ on: true })
      events$.next(live(said('shown')))
      marbles.flush()
      expect(flown).toEqual(['shown@0'])
    })
  })

  it('takes a withdrawn text back, waiting or flying', () => {
    withMarbles((marbles) => {
      const { events$, model, flown } = createBench(marbles)
      const gone: string[] = []
      model.withdrawn$.subscribe((id) => gone.push(id))
      model.setStage(stage)
      events$.next(live(said('a'), said('own', self)))
      events$.next(live({ ...said('w'), type: 'withdrawn', targetId: 'a', by: 'boss' }))
      events$.next(live({ ...said('w2'), type: 'withdrawn', targetId: 'own', by: 'boss' }))
      marbles.flush()
      expect(flown).toEqual(['own@0'])
      expect(gone).toEqual(['a', 'own'])
    })
  })

  it('stands in its lane with reduced motion', () => {
    withMarbles((marbles) => {
      const { events$, model, flown } = createBench(marbles)
      model.setStage({ ...stage, still: true })
      events$.next(live(said('a', self), said('b', self)))
      marbles.flush()
      expect(flown).toEqual(['a@0', 'b@4000'])
    })
  })

  it('keeps its settings on the device', () => {
    withMarbles((marbles) => {
      const { model, local } = createBench(marbles)
      model.configure({ density: 'many', opacity: 0.5 })
      expect(readDanmakuSettings(JSON.parse(local.get('touchline.danmaku') ?? ''))).toEqual({
        ...DEFAULT_DANMAKU,
        density: 'many',
        opacity: 0.5,
      })
    })
  })

  it('reads any stored value as settings that can be drawn', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { opacity } = readDanmakuSettings(stored)
        expect(opacity).toBeGreaterThanOrEqual(0.3)
        expect(opacity).toBeLessThanOrEqual(1)
      }),
    )
    expect(readDanmakuSettings({ on: false, area: 'everywhere', opacity: 7 })).toEqual({
      ...DEFAULT_DANMAKU,
      on: false,
    })
  })

  it('ends with its room', () => {
    withMarbles((marbles) => {
      const { scope, events$, model } = createBench(marbles)
      let ended = false
      model.flights$.subscribe({ complete: () => (ended = true) })
      scope.end()
      expect(ended).toBe(true)
      expect(events$.observed).toBe(false)
    })
  })
})
