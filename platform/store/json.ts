/** The values of a JSON column. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue }

export type JsonObject = { readonly [key: string]: JsonValue }

/** A name in several languages, by language code. */
export type LocalName = { readonly [language: string]: string }

/** A whole JSON column: anything but `null`, which SQL could confuse with a missing value. */
export type StoredJson = Exclude<JsonValue, null>
