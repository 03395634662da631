/** Where a statement is documented: sections of pages of `docs/` (`pmty 1.3`), with semicolons between them. */
export type Source = string

/** A number or name of a protocol and what it means. */
export interface DocumentedCode<C extends string | number = string | number> {
  readonly code: C
  readonly means: string
  readonly source: Source
}

/** The fields of one object on the wire, with example values. */
export interface DocumentedFields<F> {
  readonly source: Source
  readonly fields: F
}

export const documented = <C extends string | number>(
  source: Source,
  pairs: readonly (readonly [C, string])[],
): DocumentedCode<C>[] => pairs.map(([code, means]) => ({ code, means, source }))

export const documentedFields = <F>(source: Source, fields: F): DocumentedFields<F> => ({ source, fields })
