import type { Observable } from 'rxjs'
import { lateCode } from '../lateCode.ts'
import type { PushEvent, Watch } from '../push.ts'
import type { VenueDeps } from '../venueDeps.ts'
import type { SportOfMatch } from './push.ts'

/** The code of the push: the list is there without it, so it is loaded when it is first connected. */
export const pushCode = lateCode(() => import('./push.ts'))

export function latePush$(
  deps: VenueDeps,
  watch$: Observable<Watch>,
  sportOf: SportOfMatch,
): Observable<PushEvent> {
  return pushCode.stream$(({ pushEvents$ }) => pushEvents$(deps, watch$, sportOf))
}
