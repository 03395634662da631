import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A schema of its own on the server, dropped at the end. */
export interface ServerSchema {
  readonly databaseUrl: string
  drop(): Promise<void>
}

export async function createSchema(serverUrl: string): Promise<ServerSchema> {
  const schema = `bench_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `CREATE SCHEMA ${schema}`)
  const options = encodeURIComponent(`-c search_path=${schema}`)
  return {
    databaseUrl: `${serverUrl}${serverUrl.includes('?') ? '&' : '?'}options=${options}`,
    drop: () => onServer(serverUrl, `DROP SCHEMA ${schema} CASCADE`),
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
