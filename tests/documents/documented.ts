/** Where a statement is documented: sections of pages of `docs/` (`pmty 1.3`), with semicolons between them. */
export type Source = string

/** A number or name of a protocol and what it means. */
export interface DocumentedCode<C extends string | number = string | number> {
  readonly code: C
  readonly means: string
  readonly source: Source
  /** What the page has in place of the code, where the code follows from a rule there (`base + 1`). */
  readonly named?: readonly string[]
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

/** Codes that follow from a rule of the page, and the words of that rule. */
export const following = <C extends string | number>(
  source: Source,
  named: readonly string[],
  pairs: readonly (readonly [C, string])[],
): DocumentedCode<C>[] => pairs.map(([code, means]) => ({ code, means, source, named }))

/** A time, a size or a limit, and how the page says it. */
export interface DocumentedLimit {
  readonly value: number
  readonly source: Source
  readonly named: readonly string[]
}

export const limit = (source: Source, value: number, ...named: readonly string[]): DocumentedLimit => ({
  value,
  source,
  named: named.length === 0 ? [String(value)] : named,
})

/** What a call is asked and answered; either is missing where the page gives none. */
export interface DocumentedCall {
  readonly request?: DocumentedFields<unknown>
  readonly answer?: DocumentedFields<unknown>
}

export const documentedFields = <F>(source: Source, fields: F): DocumentedFields<F> => ({ source, fields })
