import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/store/database.ts'

interface Copies {
  readonly table: string
  /** Selects the row, as SQL. */
  readonly where: string
  /** Columns that differ from the row's, as SQL on the number `n` of the copy. */
  readonly changes: Readonly<Record<string, string>>
  readonly from: number
  readonly to: number
}

/** Inserts copies of a row, numbered `from` to `to`, in one statement. */
export async function copyRows({ queries }: Database, copies: Copies): Promise<void> {
  const { table, where, changes, from, to } = copies
  const name = sql<string>`column_name`
  const columns = await queries
    .select({ name })
    .from(sql`information_schema.columns`)
    .where(sql`table_name = ${table}`)
  const names = columns.map((column) => column.name)
  const values = names.map((column) => changes[column] ?? `t.${column}`)
  await queries.execute(
    sql.raw(
      `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')}
       FROM ${table} t CROSS JOIN generate_series(${String(from)}, ${String(to)}) AS n WHERE ${where}`,
    ),
  )
}
