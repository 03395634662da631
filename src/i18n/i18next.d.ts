import 'i18next'
import type { texts } from './texts/cmn/texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts'
    nsSeparator: false
    resources: { texts: typeof texts }
  }
}
