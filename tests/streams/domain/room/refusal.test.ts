import { describe, expect, it } from 'vitest'
import { refusalText } from '../../../../streams/domain/room/refusal.ts'

describe('the text of a refusal', () => {
  const times = { wait: (ms: number) => `${ms} ms`, until: (at: number | null) => `until ${at}` }

  it('names the currencies that count', () => {
    const low = (needRMB: number, needUSDT: number) => refusalText({ code: 'depositLow', needRMB, needUSDT })
    expect(low(50_000, 7050).textKey).toBe('room.refusal.depositLow')
    expect(low(50_000, 0).textKey).toBe('room.refusal.depositLowRMB')
    expect(low(0, 7050)).toEqual({
      textKey: 'room.refusal.depositLowUSDT',
      params: { rmb: '0', usdt: '70.50' },
    })
  })

  it('says when a restriction ends, where that can be written', () => {
    const muted = { code: 'muted', until: 5, reason: 'spam' } as const
    expect(refusalText(muted, times)).toEqual({
      textKey: 'room.refusal.mutedReason',
      params: { until: 'until 5', reason: 'spam' },
    })
    expect(refusalText(muted)).toEqual({ textKey: 'room.refusal.mutedBrief', params: {} })
    expect(refusalText({ code: 'tooNew', waitMs: 7 }, times).params).toEqual({ time: '7 ms' })
    expect(refusalText({ code: 'tooNew', waitMs: 7 })).toEqual({
      textKey: 'room.refusal.tooNewBrief',
      params: {},
    })
  })

  it('gives a reason only where the text has a place for it', () => {
    expect(refusalText({ code: 'closed', reason: 'pause' }).textKey).toBe('room.refusal.closedReason')
    expect(refusalText({ code: 'closed', reason: '' }).textKey).toBe('room.refusal.closed')
    expect(refusalText({ code: 'badRequest', reason: 'side' }).textKey).toBe('room.refusal.badRequest')
  })

  it('never asks to wait for no time at all', () => {
    expect(refusalText({ code: 'tooFast', waitMs: 0 }).params).toEqual({ seconds: 1 })
  })
})
