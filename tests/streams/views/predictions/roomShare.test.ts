import { NEVER, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import type { PredictionCalls, RoomPrediction } from '../../../../streams/feeds/predictions/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { createRoomShare } from '../../../../streams/views/predictions/roomShare.ts'
import { aPrediction } from '../../../support/fakePredictions.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const lost: Failure = { type: 'transport', kind: 'network' }
const refused = (reason: string): Failure => ({
  type: 'refusal',
  reason,
  textKey: 'errors.site.unknown',
  message: '说明',
  action: 'none',
})
const room = (shared: boolean, predicted = true): RoomPrediction => ({
  open: true,
  predicted: predicted ? aPrediction() : null,
  shared,
})

describe('the prediction in a room', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  function open(calls: Partial<PredictionCalls>) {
    const inRoom = vi.fn<PredictionCalls['inRoom']>(() => of(ok(room(false))))
    const shareInRoom = vi.fn<PredictionCalls['shareInRoom']>(() => of(ok(null)))
    const model = createRoomShare(scope, {
      calls: { inRoom, shareInRoom, ...calls },
      roomId: 'r',
      matchId: '1',
    })
    return { model, inRoom, shareInRoom, view: () => model.view$.value }
  }

  it('is read once, and shared once', () => {
    const { model, inRoom, shareInRoom, view } = open({})
    expect(view()).toEqual({ room: room(false), phase: 'ready', problem: null })
    model.share()
    model.share()
    expect(view()).toEqual({ room: room(true), phase: 'ready', problem: null })
    expect([inRoom.mock.calls, shareInRoom.mock.calls]).toEqual([[['r', '1']], [['r', '1']]])
  })

  it('is not shared twice while it is being shared, and ends with its screen', () => {
    const pending = countSubscriptions(NEVER)
    const { model } = open({ shareInRoom: () => pending.source$ })
    model.share()
    model.share()
    model.refresh()
    expect([pending.subscribed, pending.active]).toEqual([1, 1])
    scope.end()
    expect(pending.active).toBe(0)
  })

  it('is not shared without a prediction', () => {
    const { model, shareInRoom } = open({ inRoom: () => of(ok(room(false, false))) })
    model.share()
    expect(shareInRoom).not.toHaveBeenCalled()
  })

  it('says why it was refused, and is shared where it was shared before', () => {
    const muted = open({ shareInRoom: () => of(err(refused('muted'))) })
    muted.model.share()
    expect(muted.view()).toEqual({ room: room(false), phase: 'ready', problem: refused('muted') })
    const shared = open({ shareInRoom: () => of(err(refused('shared'))) })
    shared.model.share()
    expect(shared.view()).toEqual({ room: room(true), phase: 'ready', problem: null })
  })

  it('is looked up after a lost answer, until the room answers', () => {
    const shareInRoom = vi.fn<PredictionCalls['shareInRoom']>(() => of(err(lost)))
    const answers = [ok(room(false)), err(lost), ok(room(true))]
    const { model, view } = open({ shareInRoom, inRoom: () => of(answers.shift() ?? err(lost)) })
    model.share()
    expect(view().phase).toBe('checking')
    vi.advanceTimersByTime(5000)
    expect(view()).toEqual({ room: room(true), phase: 'ready', problem: null })
    expect(shareInRoom).toHaveBeenCalledOnce()
  })

  it('can be read again when it could not be read', () => {
    const answers = [err(lost), ok(room(false))]
    const { model, view } = open({ inRoom: () => of(answers.shift() ?? err(lost)) })
    expect(view()).toEqual({ room: null, phase: 'ready', problem: lost })
    model.refresh()
    expect(view()).toEqual({ room: room(false), phase: 'ready', problem: null })
  })
})
