import { of, Subject, switchMap } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { ok } from '../../../../streams/domain/result.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { renameLegs } from '../../../../streams/machines/slip/slip.ts'
import type { ListedMatch } from '../../../../streams/domain/menu.ts'
import { legNames$ } from '../../../../streams/machines/slip/legNames.ts'
import { aLeg } from '../orderBuilders.ts'
import { matchOf, TEAMS } from '../../feeds/builders.ts'

describe('the names of a kept slip', () => {
  it('are those of the language that the member reads now, after the first list', () => {
    const legs = [aLeg('m1'), aLeg('m2')]
    const before = matchOf('m1', 0)
    const renamed = vi.fn()
    const listed: ListedMatch = {
      match: { ...before, teams: { ...TEAMS, home: { ...TEAMS.home, name: 'Arsenal' } } },
      markets: [],
    }
    const refresh = vi.fn(() => of(ok({ value: [listed], at: 0 })))
    const drawn$ = new Subject<void>()
    const slip = { matchIds$: constant(['m1', 'm2']), rename: renamed }
    legNames$(slip, { refresh }, (ask) => drawn$.pipe(switchMap(ask))).subscribe()
    expect(refresh).not.toHaveBeenCalled()
    drawn$.next()
    expect(refresh).toHaveBeenCalledExactlyOnceWith(['m1', 'm2'])
    expect(renamed).toHaveBeenCalledExactlyOnceWith([listed.match])
    const kept = {
      legs,
      kind: 'parlay',
      stakes: {},
      acceptance: 'none',
      asks: false,
      currency: 'RMB',
    } as const
    const after = renameLegs(kept, [listed.match])
    expect(after.legs[0]?.names.home).toBe('Arsenal')
    expect(after.legs[0]?.agreedOdds).toBe(legs[0]?.agreedOdds)
    expect(after.legs[1]).toBe(legs[1])
  })
})
