import * as v from 'valibot'
import { id, text, whole } from '../decode.ts'

export const loginRequest = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
})

/** Body of refresh and of logout. */
export const refreshRequest = v.object({ refreshToken: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) })

/** `data` of login and of refresh. Refresh tokens rotate: the old one is spent. */
export const sessionAnswer = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  refreshToken: v.pipe(v.string(), v.minLength(1)),
  /** Seconds until the access token expires. */
  expiresIn: v.pipe(whole, v.minValue(0)),
  member: v.object({ id, name: text }),
})

export type SessionAnswer = v.InferOutput<typeof sessionAnswer>
