import * as v from 'valibot'
import { flag, id, orNull, text, whole } from '../decode.ts'

/** Without control characters and lone surrogates, which databases reject. */
export const typedName = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))

export const typedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(256))

export const loginRequest = v.object({
  name: typedName,
  password: typedPassword,
})

/** Body of refresh and of logout. */
export const refreshRequest = v.object({ refreshToken: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) })

/** `data` of login and refresh. Refresh tokens rotate: the old one becomes invalid. */
export const sessionAnswer = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  refreshToken: v.pipe(v.string(), v.minLength(1)),
  /** Seconds until the access token expires. */
  expiresIn: v.pipe(whole, v.minValue(0)),
  member: v.object({ id, name: text }),
  /** Whether somebody else set the password, so that the member must choose a new one. */
  changePassword: v.fallback(flag, false),
  /**
   * A new device that the member has not confirmed; `at` is real time, ms, and `here` is whether it is this
   * device.
   */
  newDevice: orNull(v.object({ at: whole, here: flag })),
})

export type SessionAnswer = v.InferOutput<typeof sessionAnswer>
