/** The keys of one language's texts with any words: what every other language must fill. */
export type SameTexts<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]>
}
