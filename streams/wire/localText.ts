import * as v from 'valibot'
import { text } from './decode.ts'

/** Text of the platform is in three languages; text written by a person is a plain string. */
export const localText = v.union([text, v.object({ cmn: text, zho: text, english: text })])
