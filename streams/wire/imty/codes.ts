/** Success. 350 and 1000 carry the fields of their calls too (docs/venues/imty.md, 1.2). */
export const IMTY_SUCCESS = 100

/** The codes by name. Where a name stands for several, the platform answers with the first (1.3). */
const CODES = {
  badTimestamp: [101],
  badToken: [102],
  badMember: [202],
  badMerchant: [210],
  badBeginning: [107],
  badEnd: [108],
  badRange: [311],
  badLanguage: [305],
  badSport: [313],
  noSelection: [380],
  badMatchType: [330],
  badMatch: [331],
  marketChanged: [332],
  badPeriod: [333],
  badEvent: [334],
  badBetType: [335],
  /** At least one selection of `getbetinfo` failed; its rows say which. */
  partlyFailed: [350],
  noWager: [370],
  oddsChanged: [381],
  lineChanged: [382],
  scoreChanged: [383],
  suspended: [384],
  currencyUnsupported: [3021],
  oddsFormatInvalid: [3025],
  unknownSelection: [3002],
  closed: [3014],
  matchOver: [3015],
  notInCombo: [3010],
  sameMatch: [3011],
  legCount: [3004, 3009],
  noSeries: [3012],
  belowMin: [3005],
  aboveMax: [3008],
  memberLimit: [3006],
  marketLimit: [3024],
  insufficientBalance: [3001, 9034, 13000],
  accountBarred: [14057],
  onBreak: [590],
  ownStakeLimit: [591],
  ownLossLimit: [592],
  ownTimeLimit: [593],
  rateLimited: [12, 14068],
  deltaTooOld: [600],
  maintenance: [700],
  restrictedArea: [710],
  /** No wager of `placebet` was made; its rows say why. */
  noneMade: [1000],
  serverError: [400],
} as const satisfies Readonly<Record<string, readonly [number, ...number[]]>>

/** The class of a failure code; text and recovery are chosen by class. */
export type ImtyCodeName = keyof typeof CODES

export const IMTY_CODE_CLASSES: Readonly<Record<ImtyCodeName, readonly [number, ...number[]]>> = CODES

/** The code with which the platform answers. */
export function imtyCode(name: ImtyCodeName): number {
  return IMTY_CODE_CLASSES[name][0]
}

const NAMES: ReadonlyMap<number, ImtyCodeName> = new Map(
  (Object.keys(CODES) as ImtyCodeName[]).flatMap((name) =>
    IMTY_CODE_CLASSES[name].map((code) => [code, name] as const),
  ),
)

/** `null` for a code that is not in the catalogue. */
export function imtyCodeName(code: number): ImtyCodeName | null {
  return NAMES.get(code) ?? null
}

/** The text that marks an address as not let in, whatever the status of the answer. */
export const IMTY_IP_REJECTED = 'IP_REJECTED'
