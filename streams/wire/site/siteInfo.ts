import * as v from 'valibot'
import { nameOf, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'

/** Wallet types of a site. Wallet types of venues are numbered differently. */
export const siteWalletTypes = { RMB: 1, USDT: 2 } as const

/** `data` of perInfo/v3/get. */
export const siteInfo = v.object({
  siteId: whole,
  siteName: v.fallback(text, ''),
  currencies: siftedListOf(wordOf(['RMB', 'USDT'])),
  walletType: nameOf(siteWalletTypes),
  defaultVenue: orNull(text),
  /** Contact of the support, as a URL or a number; `null` when there is none. */
  contact: orNull(text),
  /** The default demo member, whose password is public; `null` if there are no demo members. */
  demo: orNull(v.object({ name: text, password: text })),
  /** Set while the site is under maintenance: the message, and the end (ms) if known. */
  maintenance: orNull(v.object({ message: v.fallback(text, ''), until: orNull(whole) })),
})

export type SiteInfo = v.InferOutput<typeof siteInfo>
