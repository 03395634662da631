import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { placeOrder, someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

describeOnDatabases('the audit', ({ store, database }) => {
  it('misses an order whose stake the ledger has, and one without a leg', async () => {
    const member = await someMember(store(), 10_000)
    const orderNo = await placeOrder(store(), member, 'lost')
    expect((await store().ledger.audit()).balanced).toBe(true)
    await database().queries.execute(sql`DELETE FROM order_legs WHERE order_no = ${orderNo}`)
    const found = (fault: string) => ({
      balanced: false,
      findings: [{ source: 'order', id: orderNo, fault }],
    })
    expect(await store().ledger.audit()).toMatchObject(found('legs'))
    await database().queries.execute(sql`DELETE FROM orders WHERE order_no = ${orderNo}`)
    expect(await store().ledger.audit()).toMatchObject(found('missing'))
  })

  it('finds that order numbers have gone back', async () => {
    const member = await someMember(store(), 10_000)
    const orderNo = await placeOrder(store(), member, 'late')
    const before = sql`SELECT setval('order_numbers', ${Number(orderNo.slice(2)) - 1})`
    await database().queries.execute(before)
    expect((await store().ledger.audit()).findings).toContainEqual({
      source: 'order',
      id: orderNo,
      fault: 'number',
    })
  })
})
