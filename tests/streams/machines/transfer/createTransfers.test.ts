import { delay, of } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { money } from '../../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type {
  KnownTransfer,
  MoneyMove,
  TransferAnswer,
  TransferStatus,
} from '../../../../streams/domain/walletTransfer.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { createTransfers, type TransferCalls } from '../../../../streams/machines/transfer/createTransfers.ts'
import { createTransferStore } from '../../../../streams/machines/transfer/transferStore.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const AMOUNT = money(500_00, 'RMB')
const IN: MoneyMove = { kind: 'transfer', direction: 'IN', venue: 'CP' }
const OTHER: MoneyMove = { kind: 'transfer', direction: 'OUT', venue: 'ZR' }
const ANSWER_MS = 100
const TIMEOUT: Failure = { type: 'transport', kind: 'timeout' }

const known = (status: TransferStatus, id = 'id-1'): KnownTransfer => ({
  id,
  status,
  venue: 'CP',
  amount: AMOUNT,
})

/** A page on a device; the platform answers as `platform` says. */
function open({ scheduler }: Marbles, device = createMemoryStore()) {
  const scope = createScope((error) => {
    throw error
  })
  const platform: { answer: Result<TransferAnswer, Failure>; found: readonly KnownTransfer[] } = {
    answer: ok({ type: 'known', transfers: [known('done')] }),
    found: [],
  }
  const send = vi.fn<TransferCalls['send']>(() => of(platform.answer).pipe(delay(ANSWER_MS)))
  const find = vi.fn<TransferCalls['find']>(() => of(ok({ value: platform.found, at: scheduler.now() })))
  const onMoved = vi.fn()
  let ids = 0
  const transfers = createTransfers(scope, {
    calls: { send, find },
    store: createTransferStore(device, '7'),
    serverTime: { now: () => scheduler.now(), rate: 1 },
    newId: () => `id-${(ids += 1)}`,
    onMoved,
  })
  const phases = (): readonly string[] => transfers.transfers$.value.map(({ phase }) => phase)
  const at = (ms: number, check: () => void): void => {
    scheduler.schedule(check, ms)
  }
  const kept = () => createTransferStore(device, '7').load()
  return { scope, device, platform, send, find, onMoved, transfers, phases, at, kept }
}

describe('the driver of transfers', () => {
  it('stores a transfer before it is sent, sends it once, and forgets it with its outcome', () => {
    withMarbles((marbles) => {
      const { transfers, send, find, onMoved, phases, at, kept, scope } = open(marbles)
      expect(transfers.start(IN, AMOUNT)).toBe(true)
      expect([phases(), kept()]).toMatchObject([['sending'], [{ id: 'id-1', validUntil: 10_000 }]])
      at(ANSWER_MS, () => {
        expect([phases(), kept()]).toEqual([['done'], []])
        expect(onMoved).toHaveBeenCalledTimes(1)
      })
      at(60_000, () => {
        expect([send.mock.calls.length, find.mock.calls.length]).toEqual([1, 0])
        transfers.dismiss('id-1')
        expect(phases()).toEqual([])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('looks one without an answer up each second for 10 s, then every 5 s, and never sends it again', () => {
    withMarbles((marbles) => {
      const { transfers, platform, send, find, phases, at, scope } = open(marbles)
      platform.answer = err(TIMEOUT)
      platform.found = [known('processing')]
      transfers.start(IN, AMOUNT)
      const asked: number[] = []
      find.mockImplementation(() => {
        asked.push(marbles.scheduler.now())
        return of(ok({ value: platform.found, at: marbles.scheduler.now() }))
      })
      at(21_000, () => {
        expect(asked).toEqual([
          ...Array.from({ length: 10 }, (_, index) => ANSWER_MS + 1000 * (index + 1)),
          ANSWER_MS + 15_000,
          ANSWER_MS + 20_000,
        ])
        expect(phases()).toEqual(['processing'])
        platform.found = [known('done')]
      })
      at(60_000, () => {
        expect(phases()).toEqual(['done'])
        expect([send.mock.calls.length, asked.length]).toEqual([1, 13])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('tells one that is missing after its time to be not made, and not before', () => {
    withMarbles((marbles) => {
      const { transfers, platform, phases, at, scope } = open(marbles)
      platform.answer = err(TIMEOUT)
      transfers.start(IN, AMOUNT)
      at(10_000, () => {
        expect(phases()).toEqual(['unknown'])
      })
      at(16_000, () => {
        expect(transfers.transfers$.value).toMatchObject([
          { phase: 'refused', reasonKey: 'wallet.refusal.notMade' },
        ])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('lets nothing else move with the venue meanwhile, and other venues do', () => {
    withMarbles((marbles) => {
      const { transfers, platform, send, at, scope } = open(marbles)
      platform.answer = err(TIMEOUT)
      expect(transfers.start(IN, AMOUNT)).toBe(true)
      at(5_000, () => {
        expect(transfers.start(IN, AMOUNT)).toBe(false)
        expect(transfers.start({ kind: 'collect', venues: ['ZR', 'CP'] }, AMOUNT)).toBe(false)
        expect(transfers.start(OTHER, AMOUNT)).toBe(true)
        expect(transfers.start({ kind: 'deposit', payType: 1 }, AMOUNT)).toBe(true)
        expect(transfers.start({ kind: 'deposit', payType: 2 }, AMOUNT)).toBe(false)
        expect(transfers.start({ kind: 'withdraw', payType: 1 }, AMOUNT)).toBe(true)
        expect(send).toHaveBeenCalledTimes(4)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('goes on after a reload: it looks up at once, and sends nothing', () => {
    withMarbles((marbles) => {
      const first = open(marbles)
      first.platform.answer = err(TIMEOUT)
      first.transfers.start(IN, AMOUNT)
      first.at(500, () => {
        first.scope.end()
        const second = open(marbles, first.device)
        second.platform.found = [known('processing')]
        expect(second.phases()).toEqual(['unknown'])
        expect(second.transfers.start(IN, AMOUNT)).toBe(false)
        second.at(2_000, () => {
          expect(second.phases()).toEqual(['processing'])
          second.platform.found = [known('failed')]
        })
        second.at(4_000, () => {
          expect(second.phases()).toEqual(['failed'])
          expect(second.send).not.toHaveBeenCalled()
          expect(second.kept()).toEqual([])
          second.scope.end()
        })
      })
      marbles.flush()
    })
  })

  it('is of one member: another one on the device knows nothing of it', () => {
    const device = createMemoryStore()
    createTransferStore(device, '7').add({ id: 'id-1', move: IN, amount: AMOUNT, validUntil: 1 })
    expect(createTransferStore(device, '8').load()).toEqual([])
    expect(createTransferStore(device, '7').load()).toHaveLength(1)
  })

  it('sends nothing that the device cannot store', () => {
    withMarbles((marbles) => {
      const { transfers, send } = open(marbles, { ...createMemoryStore(), set: () => false })
      expect(transfers.start(IN, AMOUNT)).toBe(true)
      expect(send).not.toHaveBeenCalled()
      expect(transfers.transfers$.value).toMatchObject([{ reasonKey: 'wallet.refusal.notStored' }])
    })
  })

  it('reads what an older or broken page has left as nothing', () => {
    for (const left of ['{', '{}', '[1]', '[{"id":"x"}]', `[{"id":"x","move":{"kind":"fly"}}]`]) {
      const device = createMemoryStore()
      device.set('touchline.transfers.7', left)
      expect(createTransferStore(device, '7').load()).toEqual([])
    }
  })
})
