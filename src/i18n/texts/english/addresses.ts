import type { SameTexts } from '../../sameTexts.ts'
import type { addresses as original } from '../cmn/addresses.ts'

/** The site’s other addresses. */
export const addresses: SameTexts<typeof original> = {
  sponsors: 'Partners',
  site: 'Site',
  title: 'Site addresses',
  note: 'To find the site when its address changes',
  keep: 'When this address changes or cannot be reached, these lead back to the site. Keep them outside this browser.',
  permanent: 'Permanent address',
  main: 'Present main address',
  none: 'This site has published no other addresses.',
  copyOf: 'Copy: {{name}}',
  kept: 'I have kept it',
  customer: 'Customer service',
  customerNote: 'Opens in a new window',
  vip: 'VIP area',
  vipNote: 'Opens in a new window',
  vr: 'Virtual sports channel',
  vrNote: 'Opens in a new window',
}
