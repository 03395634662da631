/** `smt` of a market and `subMatchType` of an event, by the domain's words (`SUB_MATCHES`). */
export const subMatchTypes = {
  regular: 0,
  extraTime: 1,
  penalty: 2,
  eRegular: 3,
  eExtraTime: 4,
  ePenalty: 5,
} as const
