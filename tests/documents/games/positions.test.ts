import { afterAll, beforeAll, expect, it } from 'vitest'
import { selectionOf as anchorSelection } from '../../../platform/play/anchorGames/selection.ts'
import { selectionOf as casinoSelection } from '../../../platform/play/casino/storedTable.ts'
import { selectionOf as lotterySelection } from '../../../platform/play/lottery/selection.ts'
import type { PositionChange } from '../../../platform/store/positions/position.ts'
import { openSharedStore } from '../../platform/book/testPlatform.ts'
import { MINUTE, NOON, someMember, somePosition } from '../../platform/store/builders.ts'
import { MOVEMENTS, SELECTIONS, TRANSFER_KEYS } from './roundCodes.ts'

const LATER = NOON + MINUTE
const STAKE = 1000
const FUNDS = 10_000

let shared: Awaited<ReturnType<typeof openSharedStore>>
beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

/** A member with one open bet. */
async function open(selection = {}) {
  const { store } = shared
  const memberId = await someMember(store, FUNDS)
  const placed = await store.positions.place(somePosition(memberId, { stake: STAKE, selection }))
  if (placed.status !== 'placed') throw new Error(`not placed: ${placed.status}`)
  const { positionNo } = placed.position
  const settle = (outcome: 'win' | 'push' | 'lose', returned: number) =>
    store.positions.settle(positionNo, { returned, outcome, at: LATER })
  const newest = async () =>
    (await store.ledger.history(memberId, { page: 1, size: 1 })).movements[0]?.kind ?? null
  return { memberId, positionNo, settle, newest }
}

type Open = Awaited<ReturnType<typeof open>>

/** What the store is asked at each event of the documents. */
const ACTS: Readonly<Record<string, (bet: Open) => Promise<PositionChange | null>>> = {
  'the bet is taken': () => Promise.resolve(null),
  'it returns more than nothing': ({ settle }) => settle('win', 1950),
  'it returns the stake because of a tie': ({ settle }) => settle('push', STAKE),
  'it returns nothing': ({ settle }) => settle('lose', 0),
  'the round is given back, or a chase is stopped': ({ positionNo }) =>
    shared.store.positions.cancel(positionNo, LATER),
  'a settlement was wrong': async ({ positionNo, settle }) => {
    await settle('win', 1950)
    return shared.store.positions.rollBack(positionNo, LATER)
  },
}

it.each(MOVEMENTS)('$event: posts $kind, with the outcome $outcome', async ({ event, kind, outcome }) => {
  const bet = await open()
  const change = await ACTS[event]?.(bet)
  expect(await bet.newest()).toBe(kind ?? 'BET')
  const stored = await shared.store.positions.position(bet.positionNo)
  expect(stored?.outcome ?? null).toBe(outcome)
  expect(change === null || change?.status === 'changed').toBe(true)
})

it('each transfer is posted under its key', async () => {
  const { store } = shared
  const steps = {
    placed: async () => (await open()).positionNo,
    settled: async () => {
      const { positionNo, settle } = await open()
      await settle('win', 1950)
      return positionNo
    },
    cancelled: async () => {
      const { positionNo } = await open()
      await store.positions.cancel(positionNo, LATER)
      return positionNo
    },
    'rolled back': async () => {
      const { positionNo, settle } = await open()
      await settle('win', 1950)
      await store.positions.rollBack(positionNo, LATER)
      // The number of the rollback stands behind that of the position.
      return `${positionNo}:1`
    },
  }
  const payee = await someMember(store, FUNDS)
  for (const { code, means } of TRANSFER_KEYS) {
    const key = `${code}${await steps[means as keyof typeof steps]()}`
    // A key that is there already posts nothing.
    const { status } = await store.ledger.transfer({
      ...{ key, kind: 'IN', reference: `member:${payee}`, at: LATER },
      entries: [
        { house: 'house:promotions', currency: 'RMB', amount: -1 },
        { member: payee, currency: 'RMB', amount: 1 },
      ],
    })
    expect([key, status]).toEqual([key, 'duplicate'])
  }
})

const READERS = { anchorGame: anchorSelection, casino: casinoSelection, lottery: lotterySelection } as const

it.each(Object.entries(SELECTIONS))(
  'what a bet of %s is on is stored as documented',
  async (product, each) => {
    const { positionNo } = await open(each.fields)
    const selection = (await shared.store.positions.position(positionNo))?.selection ?? {}
    expect(READERS[product as keyof typeof READERS](selection)).toEqual(each.fields)
  },
)
