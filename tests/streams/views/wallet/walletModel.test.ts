import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type Currency, money } from '../../../../streams/domain/money.ts'
import type { MemberFinance, MoneyMove, PayWay } from '../../../../streams/domain/walletTransfer.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../../../streams/kernel/feed.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { resumed, type TransferProgress } from '../../../../streams/machines/transfer/transfer.ts'
import { createWallet } from '../../../../streams/views/wallet/walletModel.ts'

const rmb = (minor: number) => money(minor, 'RMB')
const usdt = (minor: number) => money(minor, 'USDT')

const FINANCE: MemberFinance = {
  seamless: false,
  centre: { RMB: rmb(12_890_50), USDT: usdt(842_16) },
  available: { RMB: rmb(12_480_50), USDT: usdt(800_00) },
  locked: rmb(410_00),
  venues: [
    { venue: 'ZR', name: '真人', balance: rmb(1_860_00), status: 'open' },
    { venue: 'ZR', name: '真人', balance: usdt(0), status: 'open' },
    { venue: 'CP', name: '彩票', balance: rmb(640_00), status: 'open' },
    { venue: 'CP', name: '彩票', balance: usdt(5_00), status: 'open' },
  ],
  goldCoins: 38_200,
  total: rmb(21_285_62),
  openBets: 3,
  payWays: [],
  at: 1,
}

function open(
  finance: Feed<MemberFinance> = live(FINANCE, 0),
  currencies: readonly Currency[] = ['RMB', 'USDT'],
) {
  const scope = createScope((error) => {
    throw error
  })
  const feed = cell(finance)
  const moves = cell<readonly TransferProgress[]>([])
  const start = vi.fn<(move: MoneyMove, amount: unknown) => boolean>(() => true)
  const model = createWallet(scope, {
    finance: { finance$: feed.state$, refresh: vi.fn() },
    transfers: { transfers$: moves.state$, start, dismiss: vi.fn() },
    currencies$: cell(currencies).state$,
    currency: 'RMB',
  })
  const form = () => model.wallet$.value.form
  const blocked = () => form()?.block?.reason ?? null
  const openMove = (move: MoneyMove) => {
    moves.set([resumed({ id: 'id', move, amount: rmb(1), validUntil: 0 })])
  }
  return { model, feed, moves, start, form, blocked, openMove }
}

describe('the form of a transfer', () => {
  it('tells the balances after it, and sends it with one press', () => {
    const { model, start, form, blocked } = open()
    expect(blocked()).toBe('empty')
    model.chooseVenue('CP')
    model.type('500')
    expect(form()).toMatchObject({
      venue: { venue: 'CP' },
      available: rmb(12_480_50),
      after: { centre: rmb(11_980_50), venue: rmb(1_140_00) },
      block: null,
      quick: [100, 500, 1000, 5000],
    })
    model.transfer()
    expect(start.mock.calls).toEqual([[{ kind: 'transfer', direction: 'IN', venue: 'CP' }, rmb(500_00)]])
    expect(form()?.typed).toBe('')
    model.transfer()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('keeps what was typed when nothing was sent', () => {
    const { model, start, form } = open()
    start.mockReturnValue(false)
    model.type('500')
    model.transfer()
    expect(form()?.typed).toBe('500')
  })

  describe('that was refused', () => {
    const sent = (id = 'id') => {
      const opened = open()
      const { model, moves, start } = opened
      const request = {
        id,
        move: { kind: 'transfer', direction: 'IN', venue: 'ZR' },
        amount: rmb(500_00),
      } as const
      const tell = (phase: TransferProgress['phase']) => {
        moves.set([{ ...resumed({ ...request, validUntil: 0 }), phase }])
      }
      start.mockImplementation(() => {
        tell('sending')
        return true
      })
      model.type('500')
      model.transfer()
      return { ...opened, tell }
    }

    it('has what was typed again', () => {
      const { form, tell } = sent()
      expect(form()?.typed).toBe('')
      tell('refused')
      expect(form()?.typed).toBe('500')
    })

    it.each(['processing', 'done', 'failed'] as const)('is empty for one that is %s', (phase) => {
      const { form, tell } = sent()
      tell(phase)
      expect(form()?.typed).toBe('')
    })

    it('keeps what was changed since', () => {
      const { model, form, tell } = sent()
      model.turn('OUT')
      tell('refused')
      expect(form()).toMatchObject({ direction: 'OUT', typed: '' })
    })

    it('has it also when it was refused at once', () => {
      const { model, moves, form, start, tell } = sent()
      moves.set([])
      start.mockImplementation(() => {
        tell('refused')
        return true
      })
      model.type('400')
      model.transfer()
      expect(form()?.typed).toBe('400')
    })
  })

  it('takes from the venue in the other direction, and in the other currency', () => {
    const { model, form, blocked } = open()
    model.turn('OUT')
    model.type('1860')
    expect(form()).toMatchObject({ available: rmb(1_860_00), after: { venue: rmb(0) }, block: null })
    model.type('1860.01')
    expect([blocked(), form()?.after]).toEqual(['venueShort', null])
    model.chooseCurrency('USDT')
    model.chooseVenue('CP')
    expect(form()).toMatchObject({ available: usdt(5_00), typed: '', quick: [10, 50, 100, 500] })
    model.turn('IN')
    expect(form()).toMatchObject({ available: usdt(800_00) })
  })

  it.each([
    ['0.99', 'belowLeast'],
    ['1', null],
    ['12480.50', null],
    ['12480.51', 'centreShort'],
    ['0', 'empty'],
  ])('of %s is %s', (typed, reason) => {
    const { model, blocked } = open()
    model.type(typed)
    expect(blocked()).toBe(reason)
  })

  it('is limited to a venue, and not back', () => {
    const rich = { ...FINANCE, available: { RMB: rmb(90_000_00), USDT: usdt(0) } }
    const venues = [{ venue: 'CP', name: '彩票', balance: rmb(90_000_00), status: 'open' as const }]
    const { model, form, blocked } = open(live({ ...rich, venues }, 0))
    model.type('50000.01')
    expect(form()?.block).toEqual({ reason: 'aboveMost', limit: 50_000_00 })
    model.turn('OUT')
    model.type('90000')
    expect(blocked()).toBeNull()
  })

  it('takes all that is left in a venue, also below the least', () => {
    const venues = [{ venue: 'CP', name: '彩票', balance: rmb(50), status: 'open' as const }]
    const { model, blocked } = open(live({ ...FINANCE, venues }, 0))
    model.turn('OUT')
    model.type('0.49')
    expect(blocked()).toBe('belowLeast')
    model.type('0.50')
    expect(blocked()).toBeNull()
  })

  it('waits for a transfer with the same venue that has no outcome, and for none with another', () => {
    const { model, blocked, openMove, start } = open()
    model.type('500')
    openMove({ kind: 'transfer', direction: 'OUT', venue: 'ZR' })
    expect(blocked()).toBe('busy')
    model.transfer()
    expect(start).not.toHaveBeenCalled()
    model.chooseVenue('CP')
    expect(blocked()).toBeNull()
    openMove({ kind: 'collect', venues: ['ZR', 'CP'] })
    expect(blocked()).toBe('busy')
  })

  it('waits while balances are old or the venue is maintained', () => {
    const { model, feed, blocked } = open()
    model.type('500')
    feed.set(interrupted(live(FINANCE, 0), 'offline'))
    expect(blocked()).toBe('old')
    const venues = FINANCE.venues.map((each) => ({ ...each, status: 'maintenance' as const }))
    feed.set(live({ ...FINANCE, venues }, 0))
    expect(blocked()).toBe('maintenance')
  })

  it('never sends more than there is, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('IN' as const, 'OUT' as const), (typed, direction) => {
        const { model, start, form } = open()
        model.turn(direction)
        model.type(typed)
        const available = form()?.available.minor ?? 0
        model.transfer()
        for (const [, amount] of start.mock.calls) {
          const { minor } = amount as { minor: number }
          expect(Number.isSafeInteger(minor) && minor > 0 && minor <= available).toBe(true)
        }
      }),
    )
  })
})

describe('collecting', () => {
  it('is of all venues that hold something in the currency, once', () => {
    const { model, start, openMove } = open()
    expect(model.wallet$.value.collectable).toEqual({
      amount: rmb(2_500_00),
      venues: ['ZR', 'CP'],
      busy: false,
    })
    model.collect()
    expect(start.mock.calls).toEqual([[{ kind: 'collect', venues: ['ZR', 'CP'] }, rmb(2_500_00)]])
    openMove({ kind: 'transfer', direction: 'IN', venue: 'CP' })
    expect(model.wallet$.value.collectable?.busy).toBe(true)
    model.collect()
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('is not offered where nothing is held', () => {
    expect(open(live({ ...FINANCE, venues: [] }, 0)).model.wallet$.value.collectable).toBeNull()
  })
})

it('a seamless member has no form, and can collect what is left', () => {
  const { model, form } = open(live({ ...FINANCE, seamless: true }, 0))
  expect(form()).toBeNull()
  expect(model.wallet$.value.collectable?.amount).toEqual(rmb(2_500_00))
})

it('a member with one currency has the form in it', () => {
  const { form } = open(live(FINANCE, 0), ['USDT'])
  expect(form()).toMatchObject({ currency: 'USDT', available: usdt(800_00) })
})

it('pays in and out by the way that was chosen', () => {
  const { model, start } = open()
  const way = { payType: 3 } as PayWay
  expect(model.pay('deposit', way, usdt(10_00))).toBe(true)
  expect(start.mock.calls).toEqual([[{ kind: 'deposit', payType: 3 }, usdt(10_00)]])
})

it('has nothing before the first answer', () => {
  const { model } = open(CONNECTING)
  expect(model.wallet$.value).toMatchObject({ form: null, collectable: null, payWays: [] })
})
