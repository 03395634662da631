/** The type of another language's texts: the same keys, with any string. */
export type SameTexts<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]>
}
