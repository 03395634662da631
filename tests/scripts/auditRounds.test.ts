import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pino } from 'pino'
import { createMetrics } from '../../platform/http/metrics.ts'
import { anchorRoundGames } from '../../platform/play/anchorGames/anchorRoundGame.ts'
import { createRounds } from '../../platform/rounds/createRounds.ts'
import type { Database, Queries } from '../../platform/store/database.ts'
import { createRoundStore } from '../../platform/store/rounds/roundStore.ts'
import { createStore, type Store } from '../../platform/store/store.ts'
import { auditRounds } from '../../scripts/rounds/auditRounds.ts'
import { ENDS } from '../../scripts/rounds/verify.ts'
import { NOON, someMember } from '../platform/store/builders.ts'
import { openMemoryDatabase } from '../platform/store/memoryDatabase.ts'
import { TEST_PASSWORD_COST } from '../platform/store/testDatabases.ts'

const ROUND_MS = 60_000

let database: Database
let store: Store

/** Some rounds of the real games, each with a bet on every penalty. */
beforeAll(async () => {
  database = await openMemoryDatabase()
  store = await createStore(database, TEST_PASSWORD_COST)
  const member = await someMember(store, 100_000)
  const clock = { at: NOON }
  const switches = { of: () => ({ maintain: 'on', message: '' }) as const }
  const rounds = await createRounds(
    {
      store,
      clock: { now: () => clock.at, rate: 1 },
      metrics: createMetrics(),
      log: pino({ level: 'silent' }),
    },
    anchorRoundGames({ switches, rate: 1 }),
  )
  const game = { product: 'anchorGame', game: 'penalty' } as const
  for (; clock.at < NOON + 4 * ROUND_MS; clock.at += 1_000) {
    await rounds.tick()
    const present = await rounds.present(game)
    if (present?.state !== 'open') continue
    await rounds.place({
      ...game,
      memberId: member,
      purpose: 'main',
      currency: 'RMB',
      validUntil: present.sealsAt,
      bets: [
        {
          clientId: `bet-${present.round}`,
          round: present.round,
          selection: { option: 'jq', room: '8801' },
          odds: 195_000,
          stake: 1_000,
        },
      ],
      optionOf: () => 'jq',
      check: () => null,
    })
  }
  await rounds.stop(game, 'void')
})
afterAll(() => database.close())

async function audited(queries: Queries) {
  const lines: string[] = []
  const audit = createRoundStore({ ...database, queries }, null)
  const end = await auditRounds({ rounds: audit }, (line) => {
    lines.push(line)
  })
  return { end, lines }
}

/** Changes rows with triggers disabled, runs the audit and rolls back. */
async function broken(statement: ReturnType<typeof sql>) {
  let result: Awaited<ReturnType<typeof audited>> | null = null
  const undone = new Error('undone')
  const work = database.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(statement)
    result = await audited(tx)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
  return result as Awaited<ReturnType<typeof audited>> | null
}

const A_ROUND = sql`(product, game, round) = (
  SELECT product, game, round FROM rounds WHERE status = 'closed' AND game = 'penalty' ORDER BY round LIMIT 1
)`

it('finds that all rounds and payments agree', async () => {
  const { end, lines } = await audited(database.queries)
  expect(end).toBe(ENDS.agrees)
  expect(lines.at(-1)).toMatch(/^\d+ rounds with [3-9] bets: all agree$/)
})

it.each([
  ['a seed', sql`UPDATE rounds SET seed = ${'0'.repeat(64)} WHERE ${A_ROUND}`, 'commitment differs'],
  [
    'a commitment',
    sql`UPDATE rounds SET commitment = ${'0'.repeat(64)} WHERE ${A_ROUND}`,
    'commitment differs',
  ],
  [
    'a result',
    sql`UPDATE rounds SET result = result || '{"how": 7}'::jsonb WHERE ${A_ROUND}`,
    'result differs',
  ],
  [
    'the seed of a void round',
    sql`UPDATE rounds SET seed = ${'0'.repeat(64)} WHERE status = 'void'`,
    'commitment differs',
  ],
  [
    'what a bet was on',
    sql`UPDATE positions SET selection = jsonb_set(selection, '{option}',
      '"bjq"'::jsonb) WHERE status = 'settled'`,
    'is due',
  ],
  [
    'an outcome',
    sql`UPDATE positions SET outcome = CASE outcome WHEN 'win' THEN 'lose' ELSE 'win' END WHERE status = 'settled'`,
    'is due',
  ],
])('finds %s that was changed', async (_, statement, fault) => {
  const result = await broken(statement)
  expect(result?.end).toBe(ENDS.disagrees)
  expect(result?.lines.join('\n')).toContain(fault)
})
