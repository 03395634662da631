/** What other screens say of records: their title, and what a bet is called. */
export const recordNames = {
  title: '注单',
  single: '单关',
  multiple: '{{legs}}串{{lines}}',
} as const
