/** Parses untrusted JSON; `undefined` if the text is missing or invalid. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
