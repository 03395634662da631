import * as v from 'valibot'

const text = v.object({
  cmn: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  zho: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  english: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
})
const key = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/))

/** A partner of the site. Its logo is drawn by the platform from its id and colour. */
const sponsor = v.object({
  id: key,
  name: text,
  /** What it supplies. */
  role: text,
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
})

/** What a venue is advertised with, where venues are chosen. */
const advert = v.object({ id: key, venueCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,8}$/)), title: text })

/** The lists that the operator has replaced, in the order in which they are shown. */
export const publishedContent = v.object({
  sponsors: v.exactOptional(v.pipe(v.array(sponsor), v.maxLength(12))),
  adverts: v.exactOptional(v.pipe(v.array(advert), v.maxLength(20))),
})

export type PublishedContent = v.InferOutput<typeof publishedContent>
export type Sponsor = v.InferOutput<typeof sponsor>
export type Advert = v.InferOutput<typeof advert>
