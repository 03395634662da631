/** Rules for names and passwords. The form checks them before sending, and the platform checks them again. */
export const NAME_RULE = { least: 4, most: 16 } as const
export const PASSWORD_RULE = { least: 8, most: 64 } as const

/**
 * `letters`: a character other than ASCII letters, digits and `_`, or a first character that is not a letter.
 */
export type NameFault = 'length' | 'letters'
/** `simple`: without a letter or without a digit. */
export type PasswordFault = 'length' | 'simple' | 'likeName'

/** Validates the name of a new member; ASCII only, so that no two names look alike in a chat. */
export function nameFault(name: string): NameFault | null {
  const { least, most } = NAME_RULE
  if (name.length < least || name.length > most) return 'length'
  return /^[A-Za-z]\w*$/.test(name) ? null : 'letters'
}

/** Validates a new password of the member with this name. */
export function passwordFault(password: string, name: string): PasswordFault | null {
  const { least, most } = PASSWORD_RULE
  if (password.length < least || password.length > most) return 'length'
  if (!/\p{L}/u.test(password) || !/\p{N}/u.test(password)) return 'simple'
  const like = name !== '' && password.toLowerCase().includes(name.toLowerCase())
  return like ? 'likeName' : null
}

/** The refused field of an account form, and the reason. */
export interface AccountFault {
  readonly outcome: 'refused'
  readonly field: 'name' | 'password' | 'newPassword' | 'code' | 'unknown'
  readonly why: NameFault | PasswordFault | 'taken' | 'wrong' | 'same' | 'unknown'
}

/** What the site says of itself, also before sign-in. */
export interface SiteNotes {
  /** For the window's title; `null` if the site has none. */
  readonly siteName: string | null
  /** Contact of the support, as a URL or a number. */
  readonly contact: string | null
  /** A demo member, whose password is public. */
  readonly demo: { readonly name: string; readonly password: string } | null
}
