const KEY = 'touchline.account'

/** The account name kept on this device; empty for none, or where nothing can be kept. */
export function rememberedAccount(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the name, or with `null` forgets it. Never the password. */
export function rememberAccount(name: string | null): void {
  try {
    if (name === null || name === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, name)
  } catch {
    // private browsing may refuse: the member types the name the next time
  }
}
