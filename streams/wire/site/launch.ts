import * as v from 'valibot'
import { flag, id, numeric, orNull, text } from '../decode.ts'

/** Launch defaults (specification, platform part, 7). */
export const LAUNCH_WALLET_TYPE = 1
export const LAUNCH_LANGUAGE = 'zh'

/** Body of venueLaunch; fields that do not fit are left to the defaults. */
export const launchRequest = v.object({
  venueEnName: id,
  clientType: orNull(numeric),
  resetDpDomain: orNull(flag),
  rollbackAddress: orNull(text),
  forceFresh: orNull(flag),
  https: orNull(flag),
  imgDomain: orNull(text),
  isApp: orNull(flag),
  isManualLaunch: orNull(flag),
  isUseCache: orNull(flag),
  languageType: v.fallback(text, LAUNCH_LANGUAGE),
  walletType: v.fallback(numeric, LAUNCH_WALLET_TYPE),
  nativeApp: orNull(flag),
  action: orNull(text),
})

/** `data` of venueLaunch. Without a url the launch has failed, whatever the code says. */
export const launchAnswer = v.object({
  url: orNull(v.pipe(v.string(), v.minLength(1))),
  nativeUrl: orNull(text),
  token: orNull(text),
  imgDomain: orNull(text),
})

export type LaunchAnswer = v.InferOutput<typeof launchAnswer>
