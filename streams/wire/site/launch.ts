import * as v from 'valibot'
import { flag, id, numeric, orNull, text } from '../decode.ts'

/** Defaults of a launch. */
export const LAUNCH_WALLET_TYPE = 1
export const LAUNCH_LANGUAGE = 'zh'

/** `languageType` of a launch. */
export const LAUNCH_LANGUAGES = { CMN: 'zh', ZHO: 'tw', ENGLISH: 'en' } as const

/** Body of venueLaunch; invalid fields get their defaults. */
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

/** `data` of venueLaunch. Without a `url` the launch has failed, whatever the code is. */
export const launchAnswer = v.object({
  url: orNull(v.pipe(v.string(), v.minLength(1))),
  nativeUrl: orNull(text),
  token: orNull(text),
  imgDomain: orNull(text),
})

export type LaunchAnswer = v.InferOutput<typeof launchAnswer>
