import { COMMON_CODES, commonCodeName, type CommonCodeName } from '../commonCodes.ts'

export const DPTY_SUCCESS = 0

/** Codes that DPTY has beside the common ones (docs/venues/dpty.md, 2.10). */
const OWN_CODES = {
  /** The check of the signature was used before. */
  checkUsed: [14003],
  signature: [14004, 14005],
  header: [14006],
  orderToken: [10503],
  aboveMax: [10510],
  favouritesFull: [10903],
  favouritesOfSportFull: [10904],
  maintenance: [50005],
} as const satisfies Readonly<Record<string, readonly [number, ...number[]]>>

type OwnCodeName = keyof typeof OWN_CODES

export type DptyCodeName = CommonCodeName | OwnCodeName

const OWN: ReadonlyMap<number, OwnCodeName> = new Map(
  (Object.keys(OWN_CODES) as OwnCodeName[]).flatMap((name) =>
    OWN_CODES[name].map((code) => [code, name] as const),
  ),
)

function isCommon(name: DptyCodeName): name is CommonCodeName {
  return Object.hasOwn(COMMON_CODES, name)
}

/** The code with which the platform answers; a common one where there is one. */
export function dptyCode(name: DptyCodeName): number {
  return isCommon(name) ? COMMON_CODES[name][0] : OWN_CODES[name][0]
}

/** `null` for a code that is not known. */
export function dptyCodeName(code: number): DptyCodeName | null {
  return OWN.get(code) ?? commonCodeName(code)
}
