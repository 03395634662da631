import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { money } from '../../../../streams/domain/money.ts'
import type {
  KnownTransfer,
  MoneyMove,
  TransferRequest,
  TransferStatus,
} from '../../../../streams/domain/walletTransfer.ts'
import {
  isOpen,
  movedAmount,
  notStored,
  resumed,
  sent,
  transition,
  type TransferEvent,
  type TransferProgress,
} from '../../../../streams/machines/transfer/transfer.ts'

const rmb = (minor: number) => money(minor, 'RMB')
const TO_LOTTERY: MoneyMove = { kind: 'transfer', direction: 'IN', venue: 'CP' }
const COLLECT: MoneyMove = { kind: 'collect', venues: ['ZR', 'CP'] }

const request = (move: MoneyMove = TO_LOTTERY): TransferRequest => ({
  id: 'id',
  move,
  amount: rmb(500_00),
  validUntil: 10_000,
})
const known = (status: TransferStatus, id = 'id', minor = 500_00): KnownTransfer => ({
  id,
  status,
  venue: 'CP',
  amount: rmb(minor),
})
const told = (...transfers: readonly KnownTransfer[]): TransferEvent => ({
  type: 'answered',
  answer: { type: 'known', transfers },
})
const lookedUp = (final: boolean, ...transfers: readonly KnownTransfer[]): TransferEvent => ({
  type: 'lookedUp',
  transfers,
  final,
})
const refusal = (action: 'none' | 'lookUp'): Failure => ({
  type: 'refusal',
  reason: 'centreInsufficient',
  textKey: 'wallet.refusal.centreInsufficient',
  message: null,
  action,
})
const after = (progress: TransferProgress, ...events: readonly TransferEvent[]): TransferProgress =>
  events.reduce(transition, progress)

describe('a transfer', () => {
  it.each(['done', 'processing', 'failed'] as const)('is %s as its answer says', (status) => {
    expect(after(sent(request()), told(known(status))).phase).toBe(status)
  })

  it('that is refused says why, and what could still be moved', () => {
    const answer = { type: 'refused', failure: refusal('none'), left: rmb(12_00) } as never
    expect(after(sent(request()), { type: 'answered', answer })).toMatchObject({
      phase: 'refused',
      reasonKey: 'wallet.refusal.centreInsufficient',
      left: rmb(12_00),
    })
  })

  it.each([
    ['timeout', 'unknown'],
    ['network', 'unknown'],
    ['badData', 'unknown'],
    ['serverError', 'unknown'],
    ['offline', 'unknown'],
    ['rateLimited', 'refused'],
  ] as const)('without an answer (%s) is %s', (kind, phase) => {
    const failure = { type: 'transport', kind } as const
    expect(after(sent(request()), { type: 'failed', failure }).phase).toBe(phase)
  })

  it('whose refusal does not rule it out is unknown', () => {
    expect(after(sent(request()), { type: 'failed', failure: refusal('lookUp') }).phase).toBe('unknown')
    expect(after(sent(request()), { type: 'failed', failure: refusal('none') }).phase).toBe('refused')
  })

  it('that is not found was never made only once it cannot be any more', () => {
    const unknown = resumed(request())
    expect(after(unknown, lookedUp(false))).toBe(unknown)
    expect(after(unknown, lookedUp(true))).toMatchObject({
      phase: 'refused',
      reasonKey: 'wallet.refusal.notMade',
    })
    // One that is being processed exists, so that an answer without it is wrong.
    const processing = after(unknown, lookedUp(false, known('processing')))
    expect(after(processing, lookedUp(true))).toBe(processing)
    expect(after(processing, lookedUp(true, known('failed')))).toMatchObject({ phase: 'failed' })
  })

  it('that the device cannot store is not sent', () => {
    expect(notStored(request())).toMatchObject({
      phase: 'refused',
      reasonKey: 'wallet.refusal.notStored',
    })
  })
})

describe('a collection', () => {
  const [casino, lottery] = [known('done', 'id-ZR', 70_00), known('done', 'id-CP', 30_00)]

  it('has what each venue has given', () => {
    expect(movedAmount(after(sent(request(COLLECT)), told(casino, lottery)))).toBe(100_00)
    const half = after(sent(request(COLLECT)), told(casino, known('failed', 'id-CP')))
    expect([half.phase, movedAmount(half)]).toEqual(['part', 70_00])
    const none = after(sent(request(COLLECT)), told(known('failed', 'id-ZR'), known('failed', 'id-CP')))
    expect(none.phase).toBe('failed')
    expect(after(sent(request(COLLECT)), told())).toMatchObject({ phase: 'done' })
  })

  it('of which one venue is found waits for the others, which may have held nothing', () => {
    const unknown = resumed(request(COLLECT))
    expect(after(unknown, lookedUp(false, casino))).toBe(unknown)
    expect(after(unknown, lookedUp(true, casino))).toMatchObject({ phase: 'done' })
    expect(after(unknown, lookedUp(false, casino, lottery))).toMatchObject({ phase: 'done' })
  })
})

const status = fc.constantFrom<TransferStatus>('processing', 'done', 'failed')
const rows = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('id-ZR', 'id-CP'), status }).map((row) => known(row.status, row.id)),
  { selector: ({ id }) => id, maxLength: 2 },
)
const event: fc.Arbitrary<TransferEvent> = fc.oneof(
  rows.map((transfers): TransferEvent => ({ type: 'answered', answer: { type: 'known', transfers } })),
  fc.constant<TransferEvent>({
    type: 'answered',
    answer: { type: 'refused', failure: refusal('none') as never, left: null },
  }),
  fc
    .constantFrom(refusal('none'), refusal('lookUp'), {
      type: 'transport',
      kind: 'timeout',
    } satisfies Failure)
    .map((failure): TransferEvent => ({ type: 'failed', failure })),
  fc
    .tuple(rows, fc.boolean())
    .map(([transfers, final]): TransferEvent => ({ type: 'lookedUp', transfers, final })),
)

it('any news: an outcome is final, a transfer that was seen is never told to be missing', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), fc.boolean(), (events, isResumed) => {
      let progress = isResumed ? resumed(request(COLLECT)) : sent(request(COLLECT))
      for (const next of events) {
        const before = progress
        progress = transition(before, next)
        // An event that changes nothing is the same object, so that nobody is told.
        if (!isOpen(before)) expect(progress).toBe(before)
        if (before.phase === 'processing') expect(progress.reasonKey).not.toBe('wallet.refusal.notMade')
        // Nothing is sent again: there is no way back to sending.
        if (before.phase !== 'sending') expect(progress.phase).not.toBe('sending')
        expect(progress.request).toBe(before.request)
        if (progress.phase === 'refused') expect(progress.reasonKey).not.toBeNull()
        if (progress.phase === 'done') {
          expect(progress.transfers.every(({ status: each }) => each === 'done')).toBe(true)
        }
      }
    }),
  )
})
