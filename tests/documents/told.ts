/**
 * Where a statement is told: pages of `docs/` with their section, rows of the requirements (`P8.002`,
 * `V3.145`) and numbered decisions of the specification (`S12`), with semicolons between them.
 */
export type Source = string

/** A number or name of a protocol and what it means. */
export interface ToldCode<C extends string | number = string | number> {
  readonly code: C
  readonly means: string
  readonly source: Source
}

/** The fields of one object on the wire, with example values. */
export interface ToldFields<F> {
  readonly source: Source
  readonly fields: F
}

export const told = <C extends string | number>(
  source: Source,
  pairs: readonly (readonly [C, string])[],
): ToldCode<C>[] => pairs.map(([code, means]) => ({ code, means, source }))

export const toldFields = <F>(source: Source, fields: F): ToldFields<F> => ({ source, fields })
