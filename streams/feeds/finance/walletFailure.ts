import type { Failure, FailureAction } from '../../domain/failure.ts'
import { siteCodes } from '../../wire/site/codes.ts'
import { walletCodeName, type WalletCodeName } from '../../wire/site/walletCodes.ts'

/** What the member can do after each refusal (docs/games/wallet.md, 4.3). */
const ACTIONS: Readonly<Record<WalletCodeName, FailureAction>> = {
  underWay: 'later',
  unknownType: 'none',
  badRequest: 'none',
  failed: 'later',
  alreadyDone: 'none',
  centreInsufficient: 'topUp',
  venueInsufficient: 'requote',
  limit: 'requote',
  currency: 'none',
  onBreak: 'none',
  seamless: 'none',
}

type Refusal = Extract<Failure, { type: 'refusal' }>

/** The failure of a code of the wallet; `null` for the codes of every call of the site. */
export function walletFailure(code: number, message: string): Refusal | null {
  const name = walletCodeName(code)
  if (name !== null) return refusal(name, `wallet.refusal.${name}`, message, ACTIONS[name])
  // The platform failed while it worked on the call: it may have been carried out.
  return code === siteCodes.common ? refusal('common', 'errors.site.common', message, 'lookUp') : null
}

function refusal(reason: string, textKey: string, message: string, action: FailureAction): Refusal {
  return { type: 'refusal', reason, textKey, message: message === '' ? null : message, action }
}
