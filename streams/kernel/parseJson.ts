/** JSON of unknown origin; `undefined` when there is none, or it is not JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
