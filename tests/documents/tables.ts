import type { Comparing } from './disagreements.ts'
import { disagreements, wronglyWritten } from './disagreements.ts'
import type { DocumentedCall, DocumentedCode, DocumentedLimit } from './documented.ts'
import { shapeDifferences } from './shapes.ts'

/** The documented tables of a venue, by name. */
type DocumentedTables = Readonly<Record<string, readonly DocumentedCode[]>>

/** Codes to which one of these tables gives two meanings. */
export const ambiguousCodes = (tables: DocumentedTables): readonly string[] =>
  Object.entries(tables).flatMap(([name, codes]) => {
    const meanings = new Map(codes.map(({ code, means }) => [String(code), means]))
    return codes
      .filter(({ code, means }) => meanings.get(String(code)) !== means)
      .map(({ code, means }) => `${name}: ${code} means ${means} and ${meanings.get(String(code)) ?? ''}`)
  })

/** The table of the code for a documented one: what it reads (code → word), what it writes (word → code), or both. */
export interface ActualTable extends Comparing {
  readonly reads?: Readonly<Record<string, string>>
  readonly writes?: Readonly<Record<string, string | number>>
  /** Why the code has no such table. */
  readonly absent?: string
}

/**
 * Where the tables of the code differ from the documented ones. Each documented table has to be given, so that
 * none is forgotten: with what is read or written, or with the reason why the code has none.
 */
export function tableDifferences<D extends DocumentedTables>(
  documented: D,
  actual: { readonly [Name in keyof D]: ActualTable },
): readonly string[] {
  const tables: Readonly<Record<string, ActualTable>> = actual
  return Object.entries(documented).flatMap(([name, codes]) => {
    const { reads, writes, absent, ...comparing } = tables[name] ?? {}
    const differences = [
      ...(reads === undefined ? [] : disagreements(codes, reads, comparing)),
      ...(writes === undefined ? [] : wronglyWritten(codes, writes, comparing.words)),
      ...(reads === undefined && writes === undefined && absent === undefined
        ? ['is compared with nothing']
        : []),
    ]
    return differences.map((difference) => `${name}: ${difference}`)
  })
}

/** A market of the page: its code is the play id, its meaning our key. */
export interface DocumentedPlay extends DocumentedCode<string> {
  /** What the page gives in one row; plays of an open row, such as those of all sets, need not all exist. */
  readonly row: string
  readonly open: boolean
}

/** Where the plays of the code (play id → key) differ from the documented ones, in both directions. */
export function playDifferences(
  documented: readonly DocumentedPlay[],
  actual: Readonly<Record<string, string>>,
): readonly string[] {
  const meanings = new Map(documented.map(({ code, means }) => [code, means]))
  const used = new Set(documented.filter(({ code }) => Object.hasOwn(actual, code)).map(({ row }) => row))
  const wrong = Object.entries(actual).flatMap(([code, key]) => {
    const means = meanings.get(code)
    return means === key ? [] : [`${code} is ${key}, and not ${means ?? 'documented'}`]
  })
  const missing = documented.flatMap(({ code, means, row, open }) => {
    if (Object.hasOwn(actual, code)) return []
    if (open) return used.has(row) ? [] : [`no play of ${row}`]
    return [`${code} (${means}) is missing`]
  })
  return [...new Set([...wrong, ...missing])]
}

/** What was really sent and answered in a documented call. */
export interface ActualCall {
  readonly request?: unknown
  readonly answer?: unknown
  /** Fields that no document names, by path; with the reason in the test. */
  readonly undocumented?: readonly string[]
}

/** Where real requests and answers lack a documented field, or have another type or an undocumented field. */
export function callDifferences<D extends Readonly<Record<string, DocumentedCall>>>(
  documented: D,
  actual: { readonly [Name in keyof D]?: ActualCall },
): readonly string[] {
  const calls: Readonly<Record<string, ActualCall | undefined>> = actual
  return Object.entries(documented).flatMap(([name, parts]) =>
    (['request', 'answer'] as const).flatMap((part) => {
      const expected = parts[part]
      const real = calls[name]
      if (expected === undefined || real?.[part] === undefined) return []
      return shapeDifferences(expected.fields, real[part], real.undocumented).map(
        (difference) => `${name}, ${part}: ${difference}`,
      )
    }),
  )
}

/** Where limits and times of the code differ from the documented ones; each has to be given, or `null` if it has none. */
export function limitDifferences<D extends Readonly<Record<string, DocumentedLimit>>>(
  documented: D,
  actual: { readonly [Name in keyof D]: number | null },
): readonly string[] {
  const limits: Readonly<Record<string, number | null>> = actual
  return Object.entries(documented).flatMap(([name, { value }]) => {
    const real = limits[name] ?? null
    return real === null || real === value ? [] : [`${name} is ${real}, not ${value}`]
  })
}
