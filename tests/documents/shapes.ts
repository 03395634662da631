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

/** A documented flag may be 0 or 1, and a documented id or time any text. */
function fits(documented: Kind, real: Kind, value: unknown): boolean {
  if (documented === real || documented === 'nothing' || real === 'nothing') return true
  if (documented === 'flag' || real === 'flag')
    return value === 0 || value === 1 || typeof value === 'boolean'
  return (documented === 'number' && real === 'text') || (documented === 'text' && real === 'number')
}

/**
 * Where a real answer lacks a documented field, or has one of another type. Items of a list are compared with
 * all documented items: a field that only some of them have is optional. `undocumented` are fields that no
 * document names, by path without numbers of items.
 */
export function shapeDifferences(
  documented: unknown,
  real: unknown,
  undocumented: readonly string[] = [],
  path = '',
): readonly string[] {
  return [...new Set(differences([documented], real, new Set(undocumented), path))]
}

function differences(
  documented: readonly unknown[],
  real: unknown,
  undocumented: ReadonlySet<string>,
  path: string,
): readonly string[] {
  const [first] = documented
  if (documented.length === 0) return []
  if (!fits(kindOf(first), kindOf(real), real)) return [`${path} is ${kindOf(real)}, not ${kindOf(first)}`]
  if (Array.isArray(real)) {
    const items = documented.flatMap((each): unknown[] => (Array.isArray(each) ? each : []))
    return real.flatMap((item: unknown) => differences(items, item, undocumented, path))
  }
  // What is documented as nothing may be anything.
  if (!isFields(real) || !documented.some(isFields)) return []
  return fieldDifferences(documented.filter(isFields), real, undocumented, path)
}

function fieldDifferences(
  documented: readonly Readonly<Record<string, unknown>>[],
  real: Readonly<Record<string, unknown>>,
  undocumented: ReadonlySet<string>,
  path: string,
): readonly string[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const names = [...new Set(documented.flatMap((each) => Object.keys(each)))]
  return [
    ...names.flatMap((name) => {
      const values = documented.filter((each) => Object.hasOwn(each, name)).map((each) => each[name])
      if (Object.hasOwn(real, name)) return differences(values, real[name], undocumented, at(name))
      return values.length < documented.length ? [] : [`${at(name)} is missing`]
    }),
    ...Object.keys(real).flatMap((name) =>
      names.includes(name) || undocumented.has(at(name)) ? [] : [`${at(name)} is documented nowhere`],
    ),
  ]
}
