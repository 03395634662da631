import * as v from 'valibot'
import { looseNumber, looseText } from '../lenient.ts'
import { looseDate } from './dates.ts'

/** What every answer has beside the fields of its call. An answer without a code is invalid. */
export const envelope = v.looseObject({
  StatusCode: v.pipe(
    looseNumber(null),
    v.check((code) => code !== null, 'no code'),
    v.transform((code) => code ?? 0),
  ),
  StatusDesc: looseText,
  /** Platform time at which the answer was valid, ms. */
  ServerTime: looseDate,
})

export interface ImtyEnvelope {
  readonly StatusCode: number
  readonly StatusDesc: string
  readonly ServerTime: string
}

/** The fields that every body has (docs/venues/imty.md, 1.1). */
export const bridgeFields = v.object({
  Token: looseText,
  MemberCode: looseText,
  TimeStamp: looseNumber(null),
  LanguageCode: looseText,
})

/** `LanguageCode` by the site's language. */
export const IMTY_LANGUAGES = { CMN: 'CHS', ZHO: 'CHT', ENGLISH: 'ENG' } as const

/** The `lang` header by the site's language. */
export const IMTY_LANGUAGE_HEADERS = { CMN: 'zh', ZHO: 'tw', ENGLISH: 'en' } as const
