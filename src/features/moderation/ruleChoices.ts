/** The selectable values of a rule by name, in ascending order. */
export type Choices<K extends string> = Readonly<Record<K, number>>

export function keysOf<K extends string>(choices: Choices<K>): readonly K[] {
  return Object.keys(choices) as K[]
}

/** The choice of a value; `null` for one that is not among them. */
export function choiceOf<K extends string>(choices: Choices<K>, value: number): K | null {
  return keysOf(choices).find((key) => choices[key] === value) ?? null
}
