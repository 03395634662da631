type Kind = 'nothing' | 'flag' | 'number' | 'text' | 'list' | 'object'

/** Numbers may be texts and the reverse, and an empty text is nothing (docs/pmty.md). */
function kindOf(value: unknown): Kind {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return Number.isFinite(Number(value)) ? 'number' : 'text'
  return Array.isArray(value) ? 'list' : 'object'
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object'

/** A told flag may be 0 or 1, and a told id or time any text. */
function fits(told: Kind, real: Kind, value: unknown): boolean {
  if (told === real || told === 'nothing' || real === 'nothing') return true
  if (told === 'flag' || real === 'flag') return value === 0 || value === 1 || typeof value === 'boolean'
  return (told === 'number' && real === 'text') || (told === 'text' && real === 'number')
}

/**
 * Where a real answer has not the fields and types of the told one. Items of a list are compared with all told
 * items: a field that only some of them have is optional. `untold` are fields that are not told, by path
 * without numbers of items.
 */
export function shapeDifferences(
  told: unknown,
  real: unknown,
  untold: readonly string[] = [],
  path = '',
): readonly string[] {
  return [...new Set(differences([told], real, new Set(untold), path))]
}

function differences(
  told: readonly unknown[],
  real: unknown,
  untold: ReadonlySet<string>,
  path: string,
): readonly string[] {
  const [first] = told
  if (told.length === 0) return []
  if (!fits(kindOf(first), kindOf(real), real)) return [`${path} is ${kindOf(real)}, not ${kindOf(first)}`]
  if (Array.isArray(real)) {
    const items = told.flatMap((each): unknown[] => (Array.isArray(each) ? each : []))
    return real.flatMap((item: unknown) => differences(items, item, untold, path))
  }
  // What is told as nothing may be anything.
  if (!isFields(real) || !told.some(isFields)) return []
  return fieldDifferences(told.filter(isFields), real, untold, path)
}

function fieldDifferences(
  told: readonly Readonly<Record<string, unknown>>[],
  real: Readonly<Record<string, unknown>>,
  untold: ReadonlySet<string>,
  path: string,
): readonly string[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const names = [...new Set(told.flatMap((each) => Object.keys(each)))]
  return [
    ...names.flatMap((name) => {
      const values = told.filter((each) => Object.hasOwn(each, name)).map((each) => each[name])
      if (Object.hasOwn(real, name)) return differences(values, real[name], untold, at(name))
      return values.length < told.length ? [] : [`${at(name)} is missing`]
    }),
    ...Object.keys(real).flatMap((name) =>
      names.includes(name) || untold.has(at(name)) ? [] : [`${at(name)} is told nowhere`],
    ),
  ]
}
