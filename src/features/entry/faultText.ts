import type { TFunction } from 'i18next'
import { type AccountFault, NAME_RULE, PASSWORD_RULE } from '../../../streams/index.ts'

type Why = AccountFault['why'] | 'missing'
export type EntryField = AccountFault['field']

/** The error of a field in words. */
export function faultText(t: TFunction, field: EntryField, why: Why): string {
  switch (why) {
    case 'length':
      return t('entry.fault.length', ruleParams(field === 'name' ? NAME_RULE : PASSWORD_RULE))
    case 'wrong':
      return t(field === 'code' ? 'entry.fault.wrongCode' : 'entry.fault.wrongPassword')
    case 'unknown':
      return t('entry.fault.other')
    default:
      return t(`entry.fault.${why}`)
  }
}

/** The bounds of a rule, as parameters of a text. */
export function ruleParams({ least, most }: { readonly least: number; readonly most: number }) {
  return { least: String(least), most: String(most) }
}
