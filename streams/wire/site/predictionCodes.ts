/** The codes of refused calls of predictions by name (docs/site/news.md, 2.4). */
export const PREDICTION_CODES = {
  unknownMatch: 800_101,
  begun: 800_102,
  badScore: 800_103,
  otherMember: 800_104,
  unpredicted: 800_105,
  shared: 800_106,
  muted: 800_107,
  notNow: 800_108,
} as const

export type PredictionCodeName = keyof typeof PREDICTION_CODES
