import { lastValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { money } from '../../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type { MoneyMove, TransferRequest } from '../../../../streams/domain/walletTransfer.ts'
import { createMoneyCalls } from '../../../../streams/feeds/finance/index.ts'
import type { Link } from '../../../../streams/link/createLink.ts'
import { siteFailure } from '../../../../streams/link/siteErrors.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { WALLET_CODES } from '../../../../streams/wire/site/walletCodes.ts'
import { walletPaths } from '../../../../streams/wire/site/walletPaths.ts'
import { texts } from '../../../../src/i18n/texts/cmn/texts.ts'

const ROW = {
  transferNo: 'TT400000000001',
  clientTransferId: 'f6a7b8c9d0e1',
  status: 1,
  direction: 'IN',
  venueCode: 'CP',
  currency: 1,
  amount: '500.00',
  centre: '11980.50',
  venue: '1140.00',
  at: 1,
  ts: 2,
}

const request = (move: MoneyMove): TransferRequest => ({
  id: 'f6a7b8c9d0e1',
  move,
  amount: money(500_00, 'RMB'),
  validUntil: 9,
})
const IN = request({ kind: 'transfer', direction: 'IN', venue: 'CP' })

/** A link that answers each call with an envelope, decoded as the real one does. */
function linkWith(answer: { readonly code: number; readonly msg?: string; readonly data: unknown }) {
  const calls: { readonly path: string; readonly body: object; readonly kind: string }[] = []
  const link = {
    call: ({ path, body, data, kind, failureOf }: Parameters<Link['call']>[0]) => {
      calls.push({ path, body, kind })
      const { code, msg = '', data: sent } = answer
      const refused = () => failureOf?.(code, msg, sent) ?? siteFailure(code, msg)
      const decoded = decode(data, sent)
      const bad: Failure = { type: 'transport', kind: 'badData' }
      const result: Result<unknown, Failure> =
        code !== 0 ? err(refused()) : decoded.ok ? ok(decoded.value) : err(bad)
      return of(result)
    },
  } as Pick<Link, 'call'>
  return { calls, money: createMoneyCalls(link) }
}

describe('the calls that move money', () => {
  it.each([
    [IN, walletPaths.transfer, { direction: 'IN', venueCode: 'CP', amount: '500.00' }],
    [request({ kind: 'collect', venues: ['ZR'] }), walletPaths.collect, {}],
    [request({ kind: 'deposit', payType: 1 }), walletPaths.deposit, { payType: 1, amount: '500.00' }],
    [request({ kind: 'withdraw', payType: 3 }), walletPaths.withdraw, { payType: 3, amount: '500.00' }],
  ])('are sent as writes, which are never repeated', async (asked, path, body) => {
    const { calls, money: made } = linkWith({ code: 0, data: ROW })
    await lastValueFrom(made.send(asked))
    expect(calls).toEqual([
      { path, kind: 'write', body: { clientTransferId: asked.id, currency: 1, validUntil: 9, ...body } },
    ])
  })

  it.each([
    [1, 'done'],
    [0, 'failed'],
    [null, 'processing'],
  ])('answer status %s as %s', async (status, read) => {
    const { money: made } = linkWith({ code: 0, data: { ...ROW, status } })
    expect(await lastValueFrom(made.send(IN))).toEqual(
      ok({
        type: 'known',
        transfers: [{ id: ROW.clientTransferId, status: read, venue: 'CP', amount: money(500_00, 'RMB') }],
      }),
    )
  })

  it.each([
    [9031, null, 'processing'],
    [9034, 0, 'failed'],
    [9035, 1, 'done'],
  ])('take the transfer that comes with %i as its state', async (code, status, read) => {
    const { money: made } = linkWith({ code, data: { ...ROW, status } })
    expect(await lastValueFrom(made.send(IN))).toMatchObject({
      ok: true,
      value: { type: 'known', transfers: [{ status: read }] },
    })
  })

  it.each(Object.entries(WALLET_CODES))('read %s (%i) as a refusal with a text', async (name, code) => {
    const { money: made } = linkWith({ code, msg: 'no', data: null })
    const result = await lastValueFrom(made.send(IN))
    expect(result).toMatchObject({
      ok: true,
      value: { type: 'refused', failure: { reason: name, textKey: `wallet.refusal.${name}` }, left: null },
    })
    expect(texts.wallet.refusal).toHaveProperty(name)
  })

  it('tell what a limit leaves', async () => {
    const { money: made } = linkWith({ code: 25_046, data: { left: '1200.00' } })
    expect(await lastValueFrom(made.send(IN))).toMatchObject({
      value: { left: money(1_200_00, 'RMB') },
    })
  })

  it.each([
    ['an error of the platform', { code: 10_001, data: null }],
    ['an answer that cannot be read', { code: 0, data: { ...ROW, status: 7 } }],
    ['an answer without its number', { code: 0, data: { ...ROW, transferNo: undefined } }],
  ])('leave %s unknown', async (_, answer) => {
    const { money: made } = linkWith(answer)
    expect((await lastValueFrom(made.send(IN))).ok).toBe(false)
  })

  it('look a collection up by the id of each venue', async () => {
    const { calls, money: made } = linkWith({ code: 0, data: { transfers: [ROW], ts: 5 } })
    const collecting = request({ kind: 'collect', venues: ['ZR', 'CP'] })
    expect(await lastValueFrom(made.find(collecting))).toMatchObject({ ok: true, value: { at: 5 } })
    expect(calls).toMatchObject([
      { body: { clientTransferIds: ['f6a7b8c9d0e1-ZR', 'f6a7b8c9d0e1-CP'] }, kind: 'read' },
    ])
  })

  it('refuse a list of states of which one row is wrong: a transfer could seem to be missing', async () => {
    const { money: made } = linkWith({ code: 0, data: { transfers: [ROW, {}], ts: 5 } })
    expect((await lastValueFrom(made.find(IN))).ok).toBe(false)
  })
})
