import { randomBytes } from 'node:crypto'
import { setImmediate as soon } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openServer } from '../../../platform/store/database.ts'
import { onServer, schemaUrl, serverExpected } from './testDatabases.ts'

it.skipIf(!serverExpected)(
  'a connection that breaks in a transaction fails the transaction, and nothing else',
  async () => {
    const name = `touchline-${randomBytes(6).toString('hex')}`
    const url = new URL(schemaUrl('public'))
    url.searchParams.set('application_name', name)
    const database = openServer(url.href)
    try {
      const broken = database.transaction(async (tx) => {
        await tx.execute('SELECT 1')
        const ended = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '${name}'`
        await onServer(ended)
        // The connection is lost while no query of the transaction is running.
        for (let turn = 0; turn < 20; turn += 1) await soon()
        await tx.execute('SELECT 1')
      })
      await expect(broken).rejects.toThrow()
      await expect(database.queries.execute('SELECT 1')).resolves.toBeDefined()
    } finally {
      await database.close()
    }
  },
)
