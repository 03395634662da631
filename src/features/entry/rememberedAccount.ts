const KEY = 'touchline.account'

/** The account name stored on this device; empty when there is none or storage is unavailable. */
export function rememberedAccount(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Stores the account name; `null` removes it. The password is never stored. */
export function rememberAccount(name: string | null): void {
  try {
    if (name === null || name === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, name)
  } catch {
    // storage can be unavailable, as in private browsing: the name is then not remembered
  }
}
