/** The selectable values of a rule by name, in ascending order. */
export type Choices<K extends string> = Readonly<Record<K, number>>

export function keysOf<K extends string>(choices: Choices<K>): readonly K[] {
  return Object.keys(choices) as K[]
}

/** The highest choice that is not above the present value. */
export function nearest<K extends string>(choices: Choices<K>, value: number): K {
  const keys = keysOf(choices)
  const found = keys.findLast((key) => choices[key] <= value) ?? keys[0]
  if (found === undefined) throw new Error('a rule has no choices')
  return found
}
