/** Whether two values are written as the same JSON; the order of an object's fields does not count. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const fields = definedFields(one)
  const others = new Map(definedFields(other))
  return (
    fields.length === others.size &&
    fields.every(([key, value]) => others.has(key) && sameJson(value, others.get(key)))
  )
}

/** JSON leaves a field without a value out. */
function definedFields(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, each]) => each !== undefined)
}
