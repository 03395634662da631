import type { VenueTrouble } from '../../streams/index.ts'

/** A launch that the site has refused, with its message. */
export const REFUSED_LAUNCH: VenueTrouble = {
  kind: 'refused',
  failure: {
    type: 'refusal',
    reason: 'launchFailed',
    textKey: 'errors.site.launchFailed',
    message: '账户已锁定',
    action: 'tryAgain',
  },
  entering: false,
}
