import { map, type Observable, tap } from 'rxjs'
import { formatMoney } from '../domain/amount.ts'
import { createProtectionFeed, type ProtectionFeed } from '../feeds/protection/index.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import { reminders$ } from '../views/protection/reminders.ts'
import type { SessionPlay } from '../views/protection/sessionPlay.ts'
import type { VenueCore } from './venueCore.ts'

export interface ProtectionStreams {
  protection(screen: Scope): ProtectionFeed
  /** Reminds of the time and the net result as often as the member has chosen, while it is subscribed. */
  remind$(play$: State$<SessionPlay>): Observable<unknown>
}

/** Player protection of the member: own limits, breaks and reminders. */
export function protectionStreams(
  _scope: Scope,
  { link, conditions, settings, notices }: VenueCore,
): ProtectionStreams {
  return {
    protection: (screen) =>
      createProtectionFeed(screen, {
        link,
        conditions,
        onSaved: () => {
          notices.say('common.toast.saved')
        },
        onFailure: (failure) => {
          notices.say(failure.type === 'transport' ? `errors.transport.${failure.kind}` : failure.textKey)
        },
      }),
    remind$: (play$) =>
      reminders$(
        play$,
        settings.settings$.pipe(map(({ remind }) => (remind === 'off' ? null : Number(remind)))),
      ).pipe(
        tap(({ minutes, net }) => {
          notices.say('protection.remind.shown', {
            minutes,
            net: net === null ? '–' : formatMoney(net, { sign: true }),
          })
        }),
      ),
  }
}
