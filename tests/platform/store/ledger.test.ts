import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Purpose } from '../../../platform/store/ledgerKinds.ts'
import { ledgerAccounts } from '../../../platform/store/schema/ledger.ts'
import { grant, MINUTE, NOON, someMember } from './builders.ts'
import { reasonOf } from './reasonOf.ts'
import { describeOnDatabases } from './testDatabases.ts'

describeOnDatabases('the ledger', ({ store, database, otherProcess }) => {
  const withdrawal = (member: number, amount: number, key: string) => ({
    key,
    kind: 'OUT' as const,
    reference: `member:${member}`,
    at: NOON,
    entries: [
      { member, currency: 'RMB' as const, amount: -amount },
      { house: 'house:cashier' as const, currency: 'RMB' as const, amount },
    ],
  })

  it('moves money between a wallet and the house', async () => {
    const member = await someMember(store(), 1000)
    await expect(store().ledger.transfer(withdrawal(member, 300, 'move'))).resolves.toEqual({
      status: 'posted',
    })
    await expect(store().ledger.balance(member, 'RMB')).resolves.toBe(700)
    await expect(store().ledger.balance(member, 'USDT')).resolves.toBe(0)
  })

  it('posts a key once, also when two processes post it at once', async () => {
    const member = await someMember(store(), 1000)
    const results = await Promise.all([
      store().ledger.transfer(withdrawal(member, 300, 'once')),
      otherProcess().ledger.transfer(withdrawal(member, 300, 'once')),
    ])
    expect(results.map((result) => result.status).toSorted()).toEqual(['duplicate', 'posted'])
    await expect(store().ledger.balance(member, 'RMB')).resolves.toBe(700)
  })

  it('posts a key once between different wallets', async () => {
    const one = await someMember(store(), 1000)
    const other = await someMember(store(), 1000)
    const results = await Promise.all([
      store().ledger.transfer(withdrawal(one, 100, 'shared key')),
      otherProcess().ledger.transfer(withdrawal(other, 100, 'shared key')),
    ])
    expect(results.map((result) => result.status).toSorted()).toEqual(['duplicate', 'posted'])
  })

  it('refuses what a wallet cannot pay and writes nothing', async () => {
    const member = await someMember(store(), 1000)
    await expect(store().ledger.transfer(withdrawal(member, 1001, 'too much'))).resolves.toEqual({
      status: 'insufficient',
      member,
      currency: 'RMB',
      balance: 1000,
    })
    await expect(store().ledger.transfer(withdrawal(member, 1000, 'too much'))).resolves.toEqual({
      status: 'posted',
    })
  })

  it('pays exactly ten of twenty withdrawals at once from a wallet that can pay ten', async () => {
    const member = await someMember(store(), 1000)
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? store() : otherProcess()).ledger.transfer(
          withdrawal(member, 100, `race:${index}`),
        ),
      ),
    )
    expect(results.filter((result) => result.status === 'posted')).toHaveLength(10)
    await expect(store().ledger.balance(member, 'RMB')).resolves.toBe(0)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  /** Every wallet is the sum of its entries; transfers of these tests have no row of `transfers`. */
  const correct = { wrongWallets: [], unbalancedTransactions: [] }

  const between = (member: number, from: Purpose, to: Purpose, amount: number, key: string) => ({
    key,
    kind: 'TRANSFER' as const,
    reference: `member:${member}`,
    at: NOON,
    entries: [
      { member, purpose: from, currency: 'RMB' as const, amount: -amount },
      { member, purpose: to, currency: 'RMB' as const, amount },
    ],
  })

  it('moves money between two purposes of one member', async () => {
    const member = await someMember(store(), 1000)
    const purposes = ['venue:FBTY', 'venue:IMTY', 'casino', 'lottery', 'locked', 'bonus'] as const
    for (const purpose of purposes) {
      const moved = store().ledger.transfer(between(member, 'main', purpose, 100, `to ${purpose} ${member}`))
      await expect(moved).resolves.toEqual({ status: 'posted' })
      await expect(store().ledger.balance(member, 'RMB', purpose)).resolves.toBe(100)
    }
    await expect(store().ledger.balance(member, 'RMB')).resolves.toBe(400)
    await expect(store().ledger.balances(member)).resolves.toEqual(new Map([['RMB', 400]]))
    const back = store().ledger.transfer(between(member, 'casino', 'main', 101, `too much ${member}`))
    await expect(back).resolves.toMatchObject({ status: 'insufficient', balance: 100 })
    const casino = await store().ledger.history(member, { purpose: 'casino', page: 1, size: 10 })
    expect(casino).toMatchObject({
      total: 1,
      movements: [{ kind: 'TRANSFER', purpose: 'casino', amount: 100 }],
    })
    // The audit asks for a row of `transfers` for each of them.
    const keys = purposes.map((purpose) => `to ${purpose} ${member}`)
    await expect(store().ledger.audit()).resolves.toMatchObject({
      wrongWallets: [],
      unbalancedTransactions: [],
      findings: keys.toSorted().map((id) => ({ source: 'member', id, fault: 'missing' })),
    })
  })

  it('has no wallet for a purpose that it does not know', async () => {
    const member = await someMember(store(), 1000)
    const move = store().ledger.transfer(between(member, 'main', 'venue:', 100, `nowhere ${member}`))
    await expect(reasonOf(move)).resolves.toContain('wallet_purpose_known')
  })

  it('lets transfers both ways between two wallets run at once', async () => {
    const member = await someMember(store(), 1000)
    await store().ledger.transfer(between(member, 'main', 'casino', 500, `share ${member}`))
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        store().ledger.transfer(between(member, 'main', 'casino', 10, `out ${member} ${index}`)),
        otherProcess().ledger.transfer(between(member, 'casino', 'main', 10, `in ${member} ${index}`)),
      ]).flat(),
    )
    await expect(store().ledger.balance(member, 'RMB')).resolves.toBe(500)
    await expect(store().ledger.balance(member, 'RMB', 'casino')).resolves.toBe(500)
  })

  it('makes a wallet once when its first two transfers come together', async () => {
    const member = await someMember(store())
    await Promise.all([
      grant(store(), member, 100, 'USDT'),
      grant(otherProcess(), member, 200, 'USDT'),
      grant(otherProcess(), member, 400, 'RMB'),
    ])
    const balances = await store().ledger.balances(member)
    expect(Object.fromEntries(balances)).toEqual({ USDT: 300, RMB: 400 })
  })

  it.each([
    ['do not sum to zero', [-100, 90]],
    ['are not whole', [-0.5, 0.5]],
    ['are zero', [0, 0]],
  ])('throws on entries that %s', async (_, [paid = 0, taken = 0]) => {
    const member = await someMember(store(), 1000)
    const entries = [
      { member, currency: 'RMB' as const, amount: paid },
      { house: 'house:bets' as const, currency: 'RMB' as const, amount: taken },
    ]
    const transfer = store().ledger.transfer({ ...withdrawal(member, 1, 'bad'), entries })
    await expect(transfer).rejects.toThrow(RangeError)
  })

  it('throws on entries that balance only across currencies', async () => {
    const member = await someMember(store(), 1000)
    const entries = [
      { member, currency: 'RMB' as const, amount: -100 },
      { house: 'house:bets' as const, currency: 'USDT' as const, amount: 100 },
    ]
    const transfer = store().ledger.transfer({ ...withdrawal(member, 1, 'mixed'), entries })
    await expect(transfer).rejects.toThrow('do not sum to zero')
  })

  it('lists the movements of a wallet, newest first, by time and page', async () => {
    const member = await someMember(store(), 1000)
    for (const [index, amount] of [100, 200, 300].entries()) {
      await store().ledger.transfer({
        ...withdrawal(member, amount, `told:${index}`),
        at: NOON + (index + 1) * MINUTE,
      })
    }
    const all = await store().ledger.history(member, { page: 1, size: 10 })
    expect(all.total).toBe(4)
    expect(all.movements.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['OUT', -300, 400],
      ['OUT', -200, 700],
      ['OUT', -100, 900],
      ['IN', 1000, 1000],
    ])
    const page = await store().ledger.history(member, {
      from: NOON + MINUTE,
      to: NOON + 3 * MINUTE,
      currency: 'RMB',
      page: 2,
      size: 1,
    })
    expect(page).toMatchObject({ total: 2, movements: [{ amount: -100, at: NOON + MINUTE }] })
  })

  it('is checked by the database at commit', async () => {
    const member = await someMember(store(), 1000)
    const empty = database().transaction((tx) =>
      tx.execute(
        sql`INSERT INTO ledger_transactions (key, kind, reference, at) VALUES ('empty', 'IN', 'x', 0)`,
      ),
    )
    await expect(reasonOf(empty)).resolves.toContain('has no entries')
    const oneSided = database().transaction((tx) =>
      tx.execute(sql`
        WITH posted AS (
          INSERT INTO ledger_transactions (key, kind, reference, at) VALUES ('lame', 'IN', 'x', 0) RETURNING id
        )
        INSERT INTO ledger_entries (transaction_id, account_id, currency, amount)
        SELECT posted.id, ledger_accounts.id, 'RMB', 5 FROM posted, ledger_accounts WHERE member_id = ${member}`),
    )
    await expect(reasonOf(oneSided)).resolves.toContain('is not balanced')
    await expect(store().ledger.audit()).resolves.toMatchObject(correct)
  })

  it('cannot be rewritten or overdrawn past the code', async () => {
    const member = await someMember(store(), 1000)
    const attempts = [
      ['the ledger is append-only', sql`UPDATE ledger_entries SET amount = amount * 2`],
      ['the ledger is append-only', sql`DELETE FROM ledger_entries`],
      ['the ledger is append-only', sql`DELETE FROM ledger_transactions`],
      ['the ledger is append-only', sql`TRUNCATE ledger_entries`],
      [
        'is overdrawn without an entry',
        sql`UPDATE ledger_accounts SET balance = -1 WHERE member_id = ${member}`,
      ],
    ] as const
    for (const [reason, statement] of attempts) {
      await expect(reasonOf(database().queries.execute(statement))).resolves.toContain(reason)
    }
    await expect(store().ledger.balance(member, 'RMB')).resolves.toBe(1000)
  })

  it('finds a cached balance that is not the sum of entries', async () => {
    const member = await someMember(store(), 1000)
    const cheat = (balance: number) =>
      database()
        .queries.update(ledgerAccounts)
        .set({ balance })
        .where(eq(ledgerAccounts.memberId, member))
        .returning({ id: ledgerAccounts.id })
    const [account] = await cheat(1001)
    const audit = await store().ledger.audit()
    expect(audit).toMatchObject({ balanced: false, wrongWallets: [account?.id], unbalancedTransactions: [] })
    await cheat(1000)
    await expect(store().ledger.audit()).resolves.toMatchObject(correct)
  })
})
