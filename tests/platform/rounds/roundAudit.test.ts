import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { auditWithin } from '../../../platform/store/ledgerAudit.ts'
import type { StoredRound } from '../../../platform/store/rounds/round.ts'
import { someMember } from '../store/builders.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { COIN } from './coinGame.ts'
import { coinProcess, newCoin, taken } from './testRounds.ts'

describeOnDatabases('the audit of rounds', ({ store, database }) => {
  let closed: StoredRound
  /** The position on the closed round, and one on the round that is open. */
  let settled: string
  let open: string

  beforeAll(async () => {
    const member = await someMember(store(), 10_000)
    const process = await coinProcess(store(), newCoin())
    await process.pass(0)
    await process.pass(COIN.first)
    closed = await process.present()
    settled = taken(await process.bet(member, { clientId: 'settled-1' }))[0]?.positionNo ?? ''
    await process.runTo(closed.resultAt + COIN.picture + COIN.net + COIN.wait)
    open = taken(await process.bet(member, { clientId: 'open-bet-1' }))[0]?.positionNo ?? ''
  })

  const ofClosed = () => sql`(product, game, round) = (${closed.product}, ${closed.game}, ${closed.round})`

  /** Changes a row with triggers disabled, runs the audit and rolls back. */
  async function findingsAfter(statement: ReturnType<typeof sql>) {
    const undone = new Error('undone')
    const found: unknown[] = []
    const work = database().transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tx.execute(statement)
      found.push(...(await auditWithin(tx)).findings)
      throw undone
    })
    await expect(work).rejects.toBe(undone)
    return found
  }

  it('finds nothing where nothing is wrong', async () => {
    await expect(store().rounds.round(closed)).resolves.toMatchObject({ state: 'closed' })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true, findings: [] })
  })

  it('finds a settled bet on a round that is void, or was not decided', async () => {
    const finding = { source: 'position', id: settled, fault: 'round' }
    const noResult = sql`result = NULL, decided_at = NULL`
    expect(
      await findingsAfter(sql`UPDATE rounds SET status = 'void', ${noResult} WHERE ${ofClosed()}`),
    ).toEqual([finding])
    expect(
      await findingsAfter(
        sql`UPDATE rounds SET status = 'open', seed = NULL, ${noResult} WHERE ${ofClosed()}`,
      ),
    ).toEqual([finding])
  })

  it('finds an open bet that waits for a round that is over, and for none', async () => {
    const finding = { source: 'position', id: open, fault: 'round' }
    const moved = sql`UPDATE positions SET round = ${closed.round} WHERE position_no = ${open}`
    expect(await findingsAfter(moved)).toContainEqual(finding)
    const lost = sql`UPDATE positions SET round = '9999' WHERE position_no = ${open}`
    expect(await findingsAfter(lost)).toEqual([finding])
  })

  it('finds a bet that was placed at the seal', async () => {
    const late = sql`UPDATE positions SET placed_at = ${closed.sealsAt} WHERE position_no = ${settled}`
    expect(await findingsAfter(late)).toEqual([{ source: 'position', id: settled, fault: 'late' }])
    const inTime = sql`UPDATE positions SET placed_at = ${closed.sealsAt - 1} WHERE position_no = ${settled}`
    expect(await findingsAfter(inTime)).toEqual([])
  })

  it('is not needed for a commitment or a seed: they do not change', async () => {
    for (const column of ['commitment', 'seed']) {
      const changed = sql`UPDATE rounds SET ${sql.raw(column)} = ${'0'.repeat(64)} WHERE ${ofClosed()}`
      await expect(database().queries.execute(changed)).rejects.toMatchObject({
        cause: { message: 'the commitment of a round does not change' },
      })
    }
    const back = sql`UPDATE rounds SET status = 'decided' WHERE ${ofClosed()}`
    await expect(database().queries.execute(back)).rejects.toMatchObject({
      cause: { message: 'no round may change from closed to decided' },
    })
  })
})
