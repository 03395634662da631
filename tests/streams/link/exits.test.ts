import { map } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { createExits, type Exit, type ExitAbout } from '../../../streams/link/exits.ts'
import type { SiteReason } from '../../../streams/link/siteErrors.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'

/** An exit as text: its place, and the seconds left or `!` when it is due. */
function short(exit: Exit | null): string | null {
  if (exit === null) return null
  return `${exit.target ?? 'message'} ${exit.due ? '!' : String(exit.secondsLeft)}`
}

function createExitsUnderTest({ scheduler }: Pick<Marbles, 'scheduler'>) {
  const online = cell(true)
  let signedOut = 0
  const exits = createExits(
    createScope((error) => {
      throw error
    }),
    {
      clock: { now: () => scheduler.now() },
      online$: online.state$,
      signOut: () => {
        signedOut += 1
      },
      isSignedIn: () => true,
    },
    linkDefaults,
  )
  const at = (ms: number, action: () => void): void => {
    scheduler.schedule(action, ms)
  }
  return { exits, online, at, signedOut: () => signedOut, short$: exits.exit$.pipe(map(short)) }
}

describe('exits', () => {
  it('have a text that says more than that of their reason, where one is given', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at } = createExitsUnderTest({ scheduler })
      const keys: unknown[] = []
      exits.exit$.subscribe((exit) => keys.push(exit?.textKey))
      at(0, () => exits.raise('accessRestricted', null, { textKey: 'imty.reason.rejectedAddress' }))
      flush()
      expect([...new Set(keys)]).toEqual([undefined, 'imty.reason.rejectedAddress'])
      expect(exits.exit$.value).toMatchObject({ target: 'restricted', due: true })
    })
  })

  it.each<SiteReason>(['auth', 'loggedInElsewhere', 'accountBlocked', 'passwordChanged'])(
    'show the message of %s, and log out after 3 seconds',
    (reason) => {
      withMarbles(({ scheduler, expectObservable, flush }) => {
        const { exits, at, short$, signedOut } = createExitsUnderTest({ scheduler })
        at(5, () => exits.raise(reason, '请重新登录'))
        at(3004, () => {
          expect(signedOut()).toBe(0)
          expect(exits.exit$.value?.message).toBe('请重新登录')
        })
        expectObservable(short$, '^ 10s !').toBe('0 4ms 3 999ms 2 999ms 1 999ms x', {
          0: null,
          3: 'login 3',
          2: 'login 2',
          1: 'login 1',
          x: 'login !',
        })
        flush()
        expect(signedOut()).toBe(1)
      })
    },
  )

  it.each<[SiteReason, string]>([
    ['ipBlocked', 'restricted'],
    ['deviceBlocked', 'restricted'],
    ['accessRestricted', 'restricted'],
    ['systemMaintenance', 'maintenance'],
    ['venueMaintenance', 'maintenance'],
  ])('show the message of %s, and redirect to %s after 5 seconds', (reason, place) => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at, signedOut } = createExitsUnderTest({ scheduler })
      at(0, () => exits.raise(reason, null))
      at(4999, () => expect(short(exits.exit$.value)).toBe(`${place} 1`))
      at(5001, () => expect(short(exits.exit$.value)).toBe(`${place} !`))
      flush()
      expect(signedOut()).toBe(0)
    })
  })

  it.each<SiteReason>(['unknown', 'common', 'limit', 'verificationCode', 'rateLimited'])(
    'leave %s to its caller',
    (reason) => {
      withMarbles(({ scheduler }) => {
        const { exits } = createExitsUnderTest({ scheduler })
        exits.raise(reason, 'x')
        expect(exits.exit$.value).toBeNull()
      })
    },
  )

  it('stay due until they are acknowledged', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at } = createExitsUnderTest({ scheduler })
      exits.raise('ipBlocked', null)
      at(60_000, () => {
        expect(short(exits.exit$.value)).toBe('restricted !')
        exits.acknowledge()
        expect(exits.exit$.value).toBeNull()
      })
      flush()
    })
  })

  it('do not start again when the same answer comes again', () => {
    withMarbles(({ scheduler, expectObservable }) => {
      const { exits, at, short$ } = createExitsUnderTest({ scheduler })
      at(0, () => exits.raise('auth', 'first'))
      at(1500, () => exits.raise('auth', 'second'))
      expectObservable(short$, '^ 5s !').toBe('3 999ms 2 999ms 1 999ms x', {
        3: 'login 3',
        2: 'login 2',
        1: 'login 1',
        x: 'login !',
      })
    })
  })

  it('stay quiet for a while after an acknowledged redirect', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at } = createExitsUnderTest({ scheduler })
      exits.raise('systemMaintenance', null)
      at(6000, () => exits.acknowledge())
      at(6001, () => {
        exits.raise('systemMaintenance', null)
        expect(exits.exit$.value).toBeNull()
      })
      at(36_001, () => {
        exits.raise('systemMaintenance', null)
        expect(exits.exit$.value?.target).toBe('maintenance')
      })
      flush()
    })
  })

  it('of a venue are withdrawn when it ends, and said again when it raises them again', () => {
    withMarbles(({ scheduler, expectObservable }) => {
      const { exits, at, short$ } = createExitsUnderTest({ scheduler })
      at(0, () => exits.raise('venueMaintenance', null, { venue: 'FBTY' }))
      at(1500, () => exits.withdraw(['FBTY']))
      at(2000, () => exits.raise('venueMaintenance', null, { venue: 'FBTY' }))
      expectObservable(short$, '^ 3s !').toBe('5 999ms 4 499ms 0 499ms 5 999ms 4', {
        5: 'maintenance 5',
        4: 'maintenance 4',
        0: null,
      })
    })
  })

  it('of a venue are kept quiet after a redirect when it ends, but not when the member enters it', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at } = createExitsUnderTest({ scheduler })
      const raise = () => exits.raise('venueMaintenance', null, { venue: 'FBTY' })
      raise()
      at(6000, () => exits.acknowledge())
      at(6001, () => {
        exits.withdraw(['FBTY'])
        raise()
        expect(exits.exit$.value).toBeNull()
      })
      at(7000, () => {
        exits.breakSilence(['FBTY'])
        raise()
        expect(short(exits.exit$.value)).toBe('maintenance 5')
      })
      flush()
    })
  })

  it('of a venue and of a product are kept quiet side by side', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at } = createExitsUnderTest({ scheduler })
      const shown: (string | null)[] = []
      for (let ms = 0; ms < 30_000; ms += 1000) {
        at(ms, () => {
          exits.raise('venueMaintenance', null, { venue: 'FBTY' })
          exits.raise('venueMaintenance', null, { launched: 'ZR' })
          if (exits.exit$.value?.due === true) {
            shown.push(exits.maintained$.value)
            exits.acknowledge()
          }
        })
      }
      flush()
      expect(shown).toEqual(['FBTY', 'ZR'])
    })
  })

  it('of a refused launch are those of its venue, by whichever of its codes it was launched', () => {
    withMarbles(({ scheduler }) => {
      const { exits } = createExitsUnderTest({ scheduler })
      exits.raise('venueMaintenance', null, { launched: 'OBTY' })
      expect(exits.maintained$.value).toBe('OBTY')
      exits.withdraw(['PMTY', 'OBTY', 'OBDJ'])
      expect(exits.exit$.value).toBeNull()
      expect(exits.maintained$.value).toBeNull()
    })
  })

  it.each<[string, SiteReason, ExitAbout]>([
    ['of another venue', 'venueMaintenance', { venue: 'IMTY' }],
    ['of a product', 'venueMaintenance', { launched: 'ZR' }],
    ['of the site', 'venueMaintenance', {}],
    ['of the site, as the answer to a launch', 'systemMaintenance', { launched: 'FBTY' }],
    ['of the site, as the answer to a launch,', 'accessRestricted', { launched: 'FBTY' }],
    ['of the session', 'auth', {}],
  ])('%s are not withdrawn with a venue, nor is their silence broken (%s)', (_, reason, about) => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at } = createExitsUnderTest({ scheduler })
      exits.raise(reason, null, about)
      at(1000, () => {
        exits.withdraw(['FBTY'])
        expect(exits.exit$.value).not.toBeNull()
      })
      at(6000, () => {
        expect(exits.exit$.value?.due).toBe(true)
        exits.acknowledge()
        exits.withdraw(['FBTY'])
        exits.breakSilence(['FBTY'])
        if (reason === 'auth') return
        exits.raise(reason, null, about)
        expect(exits.exit$.value).toBeNull()
      })
      flush()
    })
  })

  it('of one venue are not kept quiet by those of another', () => {
    withMarbles(({ scheduler }) => {
      const { exits } = createExitsUnderTest({ scheduler })
      exits.raise('venueMaintenance', null, { launched: 'ZR' })
      exits.acknowledge()
      exits.raise('venueMaintenance', null, { venue: 'FBTY' })
      expect(exits.exit$.value?.target).toBe('maintenance')
    })
  })

  it('log out even while a redirect counts down', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at, signedOut } = createExitsUnderTest({ scheduler })
      exits.raise('venueMaintenance', null)
      at(1000, () => exits.raise('auth', null))
      at(2000, () => exits.raise('venueMaintenance', null))
      at(4001, () => expect(short(exits.exit$.value)).toBe('login !'))
      flush()
      expect(signedOut()).toBe(1)
    })
  })

  it('do not leave the records page, but show their message', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at } = createExitsUnderTest({ scheduler })
      exits.visit('/common-sport-records/settled')
      exits.raise('systemMaintenance', '维护中')
      expect(exits.exit$.value).toMatchObject({ target: null, message: '维护中', due: false })
      at(10_000, () => expect(short(exits.exit$.value)).toBe('message 0'))
      flush()
    })
  })

  it('drop a redirect when the records page was opened meanwhile', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at } = createExitsUnderTest({ scheduler })
      exits.raise('systemMaintenance', null)
      at(2000, () => exits.visit('/common-sport-records/'))
      at(5001, () => expect(exits.exit$.value).toBeNull())
      flush()
    })
  })

  it('log out from the records page too', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at, signedOut } = createExitsUnderTest({ scheduler })
      exits.visit('/common-sport-records/')
      exits.raise('auth', null)
      at(3001, () => expect(short(exits.exit$.value)).toBe('login !'))
      flush()
      expect(signedOut()).toBe(1)
    })
  })

  it('lead to the error page at once when a call timed out offline, and back when online', () => {
    withMarbles(({ scheduler }) => {
      const { exits, online } = createExitsUnderTest({ scheduler })
      online.set(false)
      exits.raiseOffline()
      expect(exits.exit$.value).toMatchObject({ reason: 'offline', target: 'serverError', due: true })
      online.set(true)
      expect(exits.exit$.value).toBeNull()
    })
  })

  it('lead to the error page each time the connection is lost', () => {
    withMarbles(({ scheduler, flush }) => {
      const { exits, at } = createExitsUnderTest({ scheduler })
      exits.raiseOffline()
      exits.acknowledge()
      at(5000, () => {
        exits.raiseOffline()
        expect(short(exits.exit$.value)).toBe('serverError !')
      })
      flush()
    })
  })

  it('show the error page over the records page', () => {
    withMarbles(({ scheduler }) => {
      const { exits } = createExitsUnderTest({ scheduler })
      exits.visit('/common-sport-records/')
      exits.raiseOffline()
      expect(short(exits.exit$.value)).toBe('serverError !')
    })
  })
})
