import * as v from 'valibot'
import { orNull, whole } from '../decode.ts'
import { languages } from './headers.ts'

/**
 * The member's settings (specification, platform part, 1 and 9), the body and `data` of get and save.
 * `null` is “not chosen”: the client's default holds.
 */
export const preferences = v.object({
  theme: orNull(v.picklist(['light', 'dark'])),
  /** Main provider: Europe 1, HK 2, Malaysia 3, GB 4, American 5, Indonesia 6. */
  oddsType: orNull(v.pipe(whole, v.minValue(1), v.maxValue(6))),
  fontSize: orNull(v.picklist(['normal', 'large'])),
  /** Odds-acceptance mode: 0 none, 1 better odds, 2 any change. */
  betMode: orNull(v.pipe(whole, v.minValue(0), v.maxValue(2))),
  language: orNull(v.picklist(languages)),
})
