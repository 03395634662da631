import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setImmediate as soon } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openServer, type Database } from '../../../platform/store/database.ts'
import { onServer, schemaUrl, serverExpected } from './testDatabases.ts'

describe.skipIf(!serverExpected)('a connection that breaks (skipped when no server answers)', () => {
  let database: Database
  let endConnections: string

  beforeEach(() => {
    const name = `touchline-${randomBytes(6).toString('hex')}`
    const url = new URL(schemaUrl('public'))
    url.searchParams.set('application_name', name)
    database = openServer(url.href)
    endConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`
  })
  afterEach(() => database.close())

  it('inside a transaction fails that transaction, and nothing else', async () => {
    const broken = database.transaction(async (tx) => {
      await tx.execute('SELECT 1')
      await onServer(endConnections)
      // The connection is lost while no query of the transaction is running.
      for (let turn = 0; turn < 20; turn += 1) await soon()
      await tx.execute('SELECT 1')
    })
    await expect(broken).rejects.toThrow()
    await expect(database.queries.execute('SELECT 1')).resolves.toBeDefined()
  })

  // The pool waits for every connection that was taken from it when it is closed.
  it('before a transaction has begun goes back to the pool', async () => {
    await database.queries.execute('SELECT 1')
    onServerMeanwhile(endConnections)
    await expect(database.transaction((tx) => tx.execute('SELECT 1'))).rejects.toThrow()
    await expect(database.close()).resolves.toBeUndefined()
  })
})

/** Runs a statement while this process is blocked, so that nothing of it is noticed here before it returns. */
function onServerMeanwhile(statement: string): void {
  const program = `
    import { Client } from 'pg'
    const client = new Client({ connectionString: process.argv[1] })
    await client.connect()
    await client.query(process.argv[2])
    await client.end()`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program, schemaUrl('public'), statement],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
}
