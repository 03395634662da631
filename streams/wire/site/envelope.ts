import * as v from 'valibot'
import { numeric, text } from '../decode.ts'

/** The envelope of every site answer except the server time; `data` is validated by the call's own schema. */
export const envelope = v.object({
  code: numeric,
  msg: v.fallback(text, ''),
  data: v.optional(v.unknown(), null),
})

export type Envelope = v.InferOutput<typeof envelope>

/** `msg` of a success, by language. */
export const SUCCESS_MESSAGES = { CMN: '成功', ZHO: '成功', ENGLISH: 'OK' } as const

const successMessages: readonly string[] = Object.values(SUCCESS_MESSAGES)

/** The message of an answer that has code 0 and is a failure all the same; `null` if it does not say why. */
export function messageOfFailure(msg: string): string | null {
  return msg === '' || successMessages.includes(msg) ? null : msg
}

/** `data` of a 10108 answer caused by the call's time: platform time, ms. */
export const timeRefusal = v.object({ time: numeric })
