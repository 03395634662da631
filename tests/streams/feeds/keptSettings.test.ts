import { defer, map, NEVER, of, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { err, ok } from '../../../streams/domain/result.ts'
import { createSettings, keepSettings } from '../../../streams/feeds/settings/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import type { Link } from '../../../streams/link/createLink.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { VenuePreferences } from '../../../streams/venues/preferences.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createMemoryStore } from '../../support/ports.ts'

/** A site that stores the settings; `venue` receives the venue's preferences if it is given. */
function createBench(
  start: object = {},
  venue: Pick<VenuePreferences, 'oddsFormat' | 'acceptance'> | null = null,
) {
  let kept: object = start
  const saved: unknown[] = []
  const toVenue: unknown[] = []
  const said: string[] = []
  const device = createMemoryStore()
  const site = { reachable: true }
  const call: Link['call'] = ({ path, body, data }) =>
    defer(() => {
      if (!site.reachable) return of(err(transportFailure('network')))
      if (path === sitePaths.savePreferences) {
        saved.push(body)
        kept = { ...kept, ...body }
      }
      const decoded = decode(data, kept)
      if (!decoded.ok) throw new Error(decoded.error.message)
      return of(ok(decoded.value))
    })
  const open = (memberId: string, now: () => number, preferred?: Parameters<typeof createSettings>[2]) => {
    const scope = createScope((error) => {
      throw error
    })
    const settings = createSettings(scope, device, preferred)
    keepSettings(
      scope,
      {
        memberId,
        settings,
        device,
        link: { call },
        venueCopy$: constant({
          save: (preferences) => {
            toVenue.push(preferences)
            return of(ok(null))
          },
          loaded$: venue === null ? NEVER : timer(50).pipe(map(() => venue)),
        }),
        say: (textKey) => {
          said.push(textKey)
        },
        serverNow: now,
      },
      { settleMs: 100, afterMs: 10 },
    )
    return { settings, scope }
  }
  return { open, saved, toVenue, said, site }
}

describe('the settings of a member', () => {
  it('are saved together at the site and at the venue', () => {
    const { open, saved, toVenue } = createBench()
    withMarbles(({ scheduler }) => {
      const { settings, scope } = open('7', () => 1000 + scheduler.now())
      scheduler.schedule(() => {
        settings.change('oddsFormat', 'malay')
        settings.change('acceptance', 'better')
        settings.change('sort', 'time')
      }, 200)
      scheduler.schedule(scope.end, 1000)
    })
    expect(saved).toEqual([
      {
        theme: 'dark',
        fontSize: 'normal',
        language: 'CMN',
        oddsType: 3,
        betMode: 1,
        changedAt: 1202,
        betOperationMode: 'click',
        themeSkin: 0,
        beginner: 0,
        quickStakes: { 1: null, 200: null },
        sort: 'time',
        currency: 1,
      },
    ])
    expect(toVenue).toEqual([{ oddsFormat: 'malay', acceptance: 'better' }])
  })

  it('are asked for each time at the site, which the venue keeps as its strictest mode', () => {
    const { open, saved, toVenue } = createBench()
    withMarbles(({ scheduler }) => {
      const { settings, scope } = open('7', () => 1000 + scheduler.now())
      scheduler.schedule(() => {
        settings.change('acceptance', 'ask')
      }, 200)
      scheduler.schedule(scope.end, 1000)
    })
    expect(saved).toMatchObject([{ betMode: 3 }])
    expect(toVenue).toEqual([{ oddsFormat: 'europe', acceptance: 'ask' }])
    const other = createBench({ betMode: 3, changedAt: 500 })
    withMarbles(({ scheduler }) => {
      const { settings, scope } = other.open('7', () => 1000)
      scheduler.schedule(() => {
        expect(settings.settings$.value.acceptance).toBe('ask')
        scope.end()
      }, 1000)
    })
  })

  it('come from another device when they were chosen later there', () => {
    const { open, saved } = createBench({
      theme: 'light',
      oddsType: 2,
      fontSize: 'large',
      changedAt: 500,
      betOperationMode: 'slide',
      themeSkin: 2,
      beginner: 1,
      quickStakes: { 1: [20], 200: null },
      sort: 'league',
      currency: 200,
    })
    let theme = ''
    withMarbles(({ scheduler }) => {
      const { settings, scope } = open('7', () => 1000 + scheduler.now())
      scheduler.schedule(() => {
        const { oddsFormat, fontSize, acceptance, betBy, skin, layout, quickStakes, sort, currency } =
          settings.settings$.value
        theme = [
          settings.settings$.value.theme,
          oddsFormat,
          fontSize,
          acceptance,
          betBy,
          skin,
          layout,
          quickStakes.RMB,
          sort,
          currency,
        ].join()
        scope.end()
      }, 1000)
    })
    expect(theme).toBe('light,hk,enlarge,none,slide,teal,beginner,20,league,USDT')
    expect(saved).toEqual([])
  })

  it('stay, and are saved, when they were chosen later here', () => {
    const { open, saved } = createBench({ theme: 'light', changedAt: 500 })
    withMarbles(({ scheduler }) => {
      const first = open('7', () => 900)
      first.settings.change('oddsFormat', 'hk')
      // Ended before the settings were saved.
      first.scope.end()
      const { settings, scope } = open('7', () => 2000)
      scheduler.schedule(() => {
        expect(settings.settings$.value).toMatchObject({ theme: 'dark', oddsFormat: 'hk' })
        scope.end()
      }, 1000)
    })
    expect(saved).toMatchObject([{ theme: 'dark', oddsType: 2, changedAt: 900 }])
  })

  it('begin with the venue’s where neither the site nor the device knows the member', () => {
    const venue = { oddsFormat: 'hk', acceptance: 'any' } as const
    const { open } = createBench({}, venue)
    const known = createBench({ oddsType: 5, changedAt: 500 }, venue)
    withMarbles(({ scheduler }) => {
      const fresh = open('7', () => 1000)
      const other = known.open('7', () => 1000)
      scheduler.schedule(() => {
        expect(fresh.settings.settings$.value).toMatchObject({ oddsFormat: 'hk', acceptance: 'any' })
        expect(other.settings.settings$.value).toMatchObject({ oddsFormat: 'american', acceptance: 'none' })
        fresh.scope.end()
        other.scope.end()
      }, 1000)
    })
  })

  it('are the device’s own where the member has never saved any', () => {
    const { open, saved } = createBench({ theme: null, language: null, changedAt: null })
    withMarbles(({ scheduler }) => {
      const { settings, scope } = open('7', () => 1000, { theme: 'light', language: 'ENGLISH' })
      scheduler.schedule(() => {
        expect(settings.settings$.value).toMatchObject({ theme: 'light', language: 'ENGLISH' })
        scope.end()
      }, 1000)
    })
    expect(saved).toEqual([])
  })

  it('are saved at the next start when the change itself ended the scope', () => {
    const { open, saved } = createBench({ language: 'CMN', changedAt: 500 })
    withMarbles(({ scheduler }) => {
      const first = open('7', () => 900)
      scheduler.schedule(() => {
        first.scope.onEnd(() => {
          first.settings.change('language', 'ENGLISH')
        })
        first.scope.end()
        const { settings, scope } = open('7', () => 1000)
        scheduler.schedule(() => {
          expect(settings.settings$.value.language).toBe('ENGLISH')
          scope.end()
        }, 1000)
      }, 1000)
    })
    expect(saved).toMatchObject([{ language: 'ENGLISH' }])
  })

  it('end in the last of two quick changes, also after the first was sent', () => {
    const { open, saved } = createBench()
    withMarbles(({ scheduler }) => {
      // The clock does not advance; the later change must still get a later date.
      const { settings, scope } = open('7', () => 1000)
      scheduler.schedule(() => {
        settings.change('theme', 'light')
      }, 200)
      scheduler.schedule(() => {
        settings.change('theme', 'dark')
      }, 350)
      scheduler.schedule(() => {
        expect(settings.settings$.value.theme).toBe('dark')
        scope.end()
      }, 1000)
    })
    expect(saved).toMatchObject([
      { theme: 'light', changedAt: 1000 },
      { theme: 'dark', changedAt: 1001 },
    ])
  })

  it('stay on the device when they could not be saved, and are saved with the next change or start', () => {
    const { open, saved, site } = createBench({ theme: 'dark', changedAt: 500 })
    withMarbles(({ scheduler }) => {
      const first = open('7', () => 900)
      site.reachable = false
      scheduler.schedule(() => {
        first.settings.change('fontSize', 'enlarge')
      }, 100)
      scheduler.schedule(() => {
        expect(first.settings.settings$.value.fontSize).toBe('enlarge')
        site.reachable = true
        first.settings.change('theme', 'light')
      }, 500)
      scheduler.schedule(() => {
        site.reachable = false
        first.settings.change('acceptance', 'any')
      }, 1000)
      scheduler.schedule(() => {
        first.scope.end()
        site.reachable = true
        const { scope } = open('7', () => 2000)
        scheduler.schedule(scope.end, 1000)
      }, 2000)
    })
    expect(saved).toMatchObject([
      { theme: 'light', fontSize: 'large', betMode: 0 },
      { theme: 'light', fontSize: 'large', betMode: 2 },
    ])
  })

  it('tell the member each time that they could not be saved at the site', () => {
    const { open, said, site } = createBench()
    withMarbles(({ scheduler }) => {
      const { settings, scope } = open('7', () => 900)
      scheduler.schedule(() => {
        settings.change('fontSize', 'enlarge')
      }, 100)
      scheduler.schedule(() => {
        expect(said).toEqual([])
        site.reachable = false
        settings.change('theme', 'light')
      }, 500)
      scheduler.schedule(scope.end, 1000)
    })
    expect(said).toEqual(['settings.notSaved'])
  })

  it('of one member are not saved as those of another on the same device', () => {
    const { open, saved } = createBench({ oddsType: 2, changedAt: 500 })
    withMarbles(({ scheduler }) => {
      const first = open('7', () => 900)
      scheduler.schedule(() => {
        expect(first.settings.settings$.value.oddsFormat).toBe('hk')
        first.scope.end()
        const other = open('8', () => 950)
        other.settings.change('oddsFormat', 'malay')
        other.scope.end()
        const again = open('7', () => 1000)
        scheduler.schedule(() => {
          expect(again.settings.settings$.value.oddsFormat).toBe('hk')
          again.scope.end()
        }, 1000)
      }, 1000)
    })
    expect(saved).toEqual([])
  })
})
