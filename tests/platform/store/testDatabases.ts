import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { openServer, type Database } from '../../../platform/store/database.ts'
import { createStore, type Store } from '../../../platform/store/store.ts'
import { openMemoryDatabase } from './memoryDatabase.ts'

const GIVEN = process.env['TEST_DATABASE_URL']
const SERVER = GIVEN ?? 'postgres://postgres@127.0.0.1:5432/test'
// If a server was configured, it must answer: the tests then fail instead of being skipped.
export const serverExpected = GIVEN !== undefined || (await answers(SERVER))

/** Cheap password hashing, which these tests do not depend on. */
export const TEST_PASSWORD_COST = { logN: 8, blockSize: 8, parallel: 1 }

/** One database for the tests of a subject, initially empty, and a store on it. */
export interface StoreFixture {
  readonly kind: 'embedded' | 'server'
  store(): Store
  database(): Database
  /**
   * The store of another process. An embedded database has only one process, so there it is the same store.
   */
  otherProcess(): Store
}

/** Runs the tests on the embedded database, and on a PostgreSQL server in a schema of their own. */
export function describeOnDatabases(subject: string, tests: (fixture: StoreFixture) => void): void {
  describe(`${subject} (embedded database)`, () => {
    tests(embeddedFixture())
  })
  describe.skipIf(!serverExpected)(`${subject} (PostgreSQL server, skipped when none answers)`, () => {
    tests(serverFixture())
  })
}

function embeddedFixture(): StoreFixture {
  const database = held<Database>()
  const store = held<Store>()
  beforeAll(async () => {
    database.set(await openMemoryDatabase())
    store.set(await createStore(database.get(), TEST_PASSWORD_COST))
  })
  afterAll(() => database.get().close())
  return { kind: 'embedded', store: store.get, database: database.get, otherProcess: store.get }
}

function serverFixture(): StoreFixture {
  const schema = `store_${randomBytes(6).toString('hex')}`
  const database = held<Database>()
  const store = held<Store>()
  const other = held<Store>()
  const opened: Database[] = []
  beforeAll(async () => {
    await onServer(`CREATE SCHEMA ${schema}`)
    const [first, second] = [openServer(schemaUrl(schema)), openServer(schemaUrl(schema))]
    opened.push(first, second)
    // Started at the same time, because two processes of a platform may be.
    const [one, another] = await Promise.all([
      createStore(first, TEST_PASSWORD_COST),
      createStore(second, TEST_PASSWORD_COST),
    ])
    database.set(first)
    store.set(one)
    other.set(another)
  })
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()))
    await onServer(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
  })
  return { kind: 'server', store: store.get, database: database.get, otherProcess: other.get }
}

function held<T>() {
  let value: T | undefined
  return {
    set: (next: T) => {
      value = next
    },
    get: (): T => {
      if (value === undefined) throw new Error('the fixture is not open yet')
      return value
    },
  }
}

/** The address of the server, with `schema` as its search path. */
export function schemaUrl(schema: string): string {
  const url = new URL(SERVER)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

/** Runs one statement on the server, bypassing the store; returns its rows. */
export async function onServer(statement: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
