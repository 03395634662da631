import * as v from 'valibot'
import { maybe, whole } from '../decode.ts'
import { isSealedSite } from './sealedBody.ts'

/** The JSON in the config image (docs/protocol.md, 1.1). */
export const siteConfig = v.pipe(
  v.object({
    version: v.literal(1),
    siteId: v.pipe(whole, v.minValue(1)),
    /** Signs calls; base64url, 32 bytes. */
    signKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    /** The platform's P-256 public point, base64url; `null` on sites that do not encrypt bodies. */
    cipherKey: maybe(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))),
    /** Prefix of the site's calls; empty for the page's own origin. */
    apiBase: v.string(),
    liveBase: v.fallback(v.string(), ''),
    /** Origins that domains of the site may have, besides the page's own and those of the bases above. */
    origins: v.optional(v.fallback(v.array(v.string()), [])),
    /** Origins of pages that may hold the client in a frame, besides its own. */
    frames: v.optional(v.fallback(v.array(v.string()), [])),
    /** Whether members are shown, once, the address under which the site stays. */
    showsPermanentDomain: v.optional(v.fallback(v.boolean(), false)),
    /** Decrypts the answers of the live domain; base64url, 32 bytes. */
    liveKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
    /** The venue of a new member; empty when the client chooses. */
    defaultVenue: v.fallback(v.string(), ''),
    /** The venues that the site offers; empty when the image does not list any. */
    venues: v.fallback(v.array(v.string()), []),
  }),
  v.check(
    (config) => !isSealedSite(config.siteId) || config.cipherKey !== null,
    'a site with sealed bodies needs a cipherKey',
  ),
)

export type SiteConfig = v.InferOutput<typeof siteConfig>
