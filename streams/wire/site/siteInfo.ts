import * as v from 'valibot'
import { nameOf, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'

/** Wallet types at site level (specification, platform part, 3). */
export const siteWalletTypes = { RMB: 1, USDT: 2 } as const

/** `data` of perInfo/v3/get. */
export const siteInfo = v.object({
  siteId: whole,
  siteName: v.fallback(text, ''),
  currencies: siftedListOf(wordOf(['RMB', 'USDT'])),
  walletType: nameOf(siteWalletTypes),
  defaultVenue: orNull(text),
  /** When the site is down: what to tell, and until when (ms), if that is known. */
  maintenance: orNull(v.object({ message: v.fallback(text, ''), until: orNull(whole) })),
})

export type SiteInfo = v.InferOutput<typeof siteInfo>
