import { of, Subject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createVenueBlock, settingsHere } from '../../../streams/core/venueBlock.ts'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { createSettings } from '../../../streams/feeds/settings/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { VenueBlock } from '../../../streams/venues/venueSettings.ts'
import { createMemoryStore } from '../../support/ports.ts'

const BLOCK: VenueBlock = {
  oddsFormat: null,
  timeZone: 480,
  quickStakes: { RMB: [1, 2], USDT: [3] },
  seriesQuickStakes: { RMB: [4], USDT: [5] },
  sport: 'football',
  sort: 'league',
  betBy: 'slide',
  seriesAcceptsAny: false,
}

function open() {
  const scope = createScope((error) => {
    throw error
  })
  const answers: Subject<Result<VenueBlock, Failure>>[] = []
  const saved: Partial<VenueBlock>[] = []
  const say = vi.fn()
  const settings = {
    sports: ['football'] as const,
    load: () => of(ok(BLOCK)),
    save: (change: Partial<VenueBlock>) => {
      saved.push(change)
      const answer$ = new Subject<Result<VenueBlock, Failure>>()
      answers.push(answer$)
      return answer$
    },
  }
  const block = createVenueBlock(scope, { settings, notices: { say } })
  const site = createSettings(scope, createMemoryStore())
  const answer = (index: number, result: Result<VenueBlock, Failure>) => {
    answers[index]?.next(result)
    answers[index]?.complete()
  }
  return { block, site, here: settingsHere(site, block), saved, answer, say, scope }
}

describe('a venue’s own settings', () => {
  it('have effect at once, are saved one after the other, and are as the venue answers', () => {
    const { block, saved, answer } = open()
    block.change({ timeZone: 540 })
    block.change({ sport: 'tennis' })
    expect([block.block$.value, saved]).toEqual([
      { ...BLOCK, timeZone: 540, sport: 'tennis' },
      [{ timeZone: 540 }],
    ])
    answer(0, ok({ ...BLOCK, timeZone: 540 }))
    expect(block.block$.value?.sport).toBe('tennis')
    answer(1, ok({ ...BLOCK, timeZone: 540, sport: 'tennis' }))
    expect(saved).toEqual([{ timeZone: 540 }, { sport: 'tennis' }])
  })

  it('are taken back when the venue does not save them, and only those', () => {
    const { block, answer, say } = open()
    block.change({ timeZone: 540 })
    block.change({ sport: 'tennis' })
    answer(0, ok({ ...BLOCK, timeZone: 540 }))
    answer(1, err(transportFailure('timeout')))
    expect(block.block$.value).toEqual({ ...BLOCK, timeZone: 540 })
    expect(say).toHaveBeenCalledWith('venues.block.notSaved')
  })

  it('go before those of the site, which stay', () => {
    const { here, site, saved } = open()
    expect(here.settings$.value).toMatchObject({
      betBy: 'slide',
      quickStakes: BLOCK.quickStakes,
      seriesQuickStakes: BLOCK.seriesQuickStakes,
      timeZone: 480,
      sort: 'hot',
    })
    here.change('betBy', 'tap')
    here.change('theme', 'light')
    expect(saved).toEqual([{ betBy: 'tap' }])
    expect(site.settings$.value).toMatchObject({ betBy: 'tap', theme: 'light', quickStakes: { RMB: null } })
  })

  it('leave hot leagues first where the site does, and take the order over from there', () => {
    const { here, site, block } = open()
    here.change('sort', 'time')
    expect([here.settings$.value.sort, site.settings$.value.sort, block.block$.value?.sort]).toEqual([
      'time',
      'time',
      'time',
    ])
    here.change('sort', 'league')
    expect([here.settings$.value.sort, site.settings$.value.sort]).toEqual(['league', 'time'])
    here.change('sort', 'hot')
    expect([here.settings$.value.sort, site.settings$.value.sort]).toEqual(['hot', 'hot'])
  })

  it('take the odds format of the site until there is one, and a change is of both', () => {
    const { here, site, block } = open()
    site.change('oddsFormat', 'malay')
    expect(here.settings$.value.oddsFormat).toBe('malay')
    here.change('oddsFormat', 'hk')
    expect([here.settings$.value.oddsFormat, site.settings$.value.oddsFormat]).toEqual(['hk', 'hk'])
    expect(block.block$.value?.oddsFormat).toBe('hk')
    site.change('oddsFormat', 'british')
    expect(here.settings$.value.oddsFormat).toBe('hk')
  })

  it('do not exist at other venues', () => {
    const { site } = open()
    const here = settingsHere(site, null)
    expect(here.settings$.value).toEqual({
      ...site.settings$.value,
      seriesQuickStakes: null,
      seriesAcceptsAny: false,
      timeZone: null,
    })
    here.change('sort', 'time')
    expect(site.settings$.value.sort).toBe('time')
  })
})
