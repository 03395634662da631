import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { onEmbedded, type Database } from '../../../platform/store/database.ts'
import { migrate } from '../../../platform/store/migrate.ts'
import { MIGRATIONS } from '../../../platform/store/migrations/migrations.ts'
import { openOnRealTime } from './realTime.ts'

const PACKAGES = join(import.meta.dirname, '../../../node_modules')
const FOLDER = join(PACKAGES, '.cache/touchline')

/** A small log: by default its one file is two fifths of the database. */
const SMALL_LOG = ['--wal-segsize=1']

/** The databases that PostgreSQL copies new ones from, which nobody does here, are half of the rest. */
const UNUSED = ['template0', 'template1']

let template: Promise<Blob> | null = null

/**
 * An empty database in memory with the present schema. It is a copy of a template that is created once and
 * stored on disk, because creating a database takes seconds of processor time. Fake timers do not affect it.
 */
export async function openMemoryDatabase(): Promise<Database> {
  const loadDataDir = await (template ??= loadTemplate())
  return onEmbedded(await openOnRealTime(() => PGlite.create({ loadDataDir })))
}

async function loadTemplate(): Promise<Blob> {
  const path = join(FOLDER, `database-${await templateKey()}.tar`)
  const kept = await readFile(path).catch(() => null)
  return kept === null ? makeTemplate(path) : new Blob([kept])
}

/** A hash of everything that determines the template, so that a change creates a new one. */
async function templateKey(): Promise<string> {
  const pglite = await readFile(join(PACKAGES, '@electric-sql/pglite/package.json'), 'utf8')
  return createHash('sha256')
    .update(JSON.stringify([pglite, MIGRATIONS, SMALL_LOG, UNUSED]))
    .digest('hex')
    .slice(0, 16)
}

async function makeTemplate(path: string): Promise<Blob> {
  const made = await openOnRealTime(() => PGlite.create({ initDbStartParams: SMALL_LOG }))
  const database = onEmbedded(made)
  try {
    await migrate(database, MIGRATIONS, 0)
    for (const name of UNUSED) {
      await made.exec(`ALTER DATABASE ${name} IS_TEMPLATE false`)
      await made.exec(`DROP DATABASE ${name}`)
    }
    const files = await made.dumpDataDir('none')
    await mkdir(FOLDER, { recursive: true })
    // Written to a temporary file and renamed, because other workers may create or read the template at the
    // same time.
    const whole = `${path}.${process.pid}`
    await writeFile(whole, Buffer.from(await files.arrayBuffer()))
    await rename(whole, path)
    return files
  } finally {
    await database.close()
  }
}
