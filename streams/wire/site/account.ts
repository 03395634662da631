import * as v from 'valibot'
import { text, wordOf } from '../decode.ts'
import { sessionAnswer, typedName, typedPassword } from './session.ts'

/** A recovery code as typed: spaces and dashes are allowed, in either case. */
const typedCode = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w -]*$/))

export const registerRequest = v.object({ name: typedName, password: typedPassword })

/** Sets a new password with the recovery code. */
export const recoverRequest = v.object({ name: typedName, code: typedCode, password: typedPassword })

export const changePasswordRequest = v.object({ password: typedPassword, newPassword: typedPassword })

/** Requests a new recovery code, which replaces the previous one. */
export const recoveryCodeRequest = v.object({ password: typedPassword })

/** The refused field of a form, and the reason. */
export const accountFault = v.object({
  outcome: v.literal('refused'),
  field: wordOf(['name', 'password', 'newPassword', 'code']),
  why: wordOf(['length', 'letters', 'simple', 'likeName', 'taken', 'wrong', 'same']),
})

/** `data` of register and recover: a session, and a recovery code that is shown only this once. */
export const entryAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('done'), session: sessionAnswer, recoveryCode: text }),
  accountFault,
])

export type EntryAnswer = v.InferOutput<typeof entryAnswer>

/** `data` of changePassword. */
export const changeAnswer = v.variant('outcome', [v.object({ outcome: v.literal('done') }), accountFault])

export type ChangeAnswer = v.InferOutput<typeof changeAnswer>

/** `data` of recoveryCode. */
export const recoveryCodeAnswer = v.variant('outcome', [
  v.object({ outcome: v.literal('done'), recoveryCode: text }),
  accountFault,
])

export type RecoveryCodeAnswer = v.InferOutput<typeof recoveryCodeAnswer>
