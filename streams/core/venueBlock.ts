import { concatMap, Subject, tap } from 'rxjs'
import type { SettingName, Settings, SettingsFeed } from '../feeds/settings/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import { constant, type State$ } from '../kernel/state.ts'
import type { BlockStakes, VenueBlock, VenueSettings } from '../venues/venueSettings.ts'
import type { Notices } from '../views/notices.ts'

/** The settings that the venue keeps for the member. */
export interface VenueBlockModel extends Pick<VenueSettings, 'sports'> {
  /** `null` until they are loaded. */
  readonly block$: State$<VenueBlock | null>
  /** Has effect at once; taken back, with a notice, when the venue refuses it or does not answer. */
  change(change: Partial<VenueBlock>): void
}

interface VenueBlockDeps {
  readonly settings: VenueSettings
  readonly notices: Pick<Notices, 'say'>
}

export function createVenueBlock(scope: Scope, { settings, notices }: VenueBlockDeps): VenueBlockModel {
  const held = scope.cell<VenueBlock | null>(null)
  const changes$ = new Subject<Partial<VenueBlock>>()
  scope.onEnd(() => {
    changes$.complete()
  })
  scope.run(
    settings.load().pipe(
      tap((result) => {
        if (result.ok) held.set(result.value)
      }),
    ),
  )
  let waiting = 0
  let stored: VenueBlock | null = null
  scope.run(
    changes$.pipe(
      // One after the other, so that the venue keeps the last choice.
      concatMap((change) => settings.save(change)),
      tap((result) => {
        waiting -= 1
        if (result.ok) stored = result.value
        else notices.say('venues.block.notSaved')
        // Choices that are still to be sent are not taken back by the answer to an earlier one.
        if (waiting === 0 && stored !== null) held.set(stored)
      }),
    ),
  )
  return {
    sports: settings.sports,
    block$: held.state$,
    change: (change) => {
      const before = held.state$.value
      if (before === null || Object.keys(change).length === 0) return
      if (waiting === 0) stored = before
      waiting += 1
      held.set({ ...before, ...change })
      changes$.next(change)
    },
  }
}

/** The member's settings at the venue: those of the site, with the venue's block before them. */
export interface SettingsHere extends SettingsFeed {
  readonly settings$: State$<HereSettings>
}

export interface HereSettings extends Settings {
  /** Quick stakes of series; `null` where they are those of singles. */
  readonly seriesQuickStakes: BlockStakes | null
  readonly seriesAcceptsAny: boolean
  /** Minutes east of UTC; `null` for the zone of the device. */
  readonly timeZone: number | null
}

const NO_BLOCK$: State$<VenueBlock | null> = constant(null)

export function settingsHere(site: SettingsFeed, block: VenueBlockModel | null): SettingsHere {
  const block$ = block?.block$ ?? NO_BLOCK$
  return {
    settings$: combineStates({ site: site.settings$, block: block$ }, ({ site: chosen, block: own }) =>
      withBlock(chosen, own),
    ),
    change: (name, value) => {
      const own = block$.value === null ? {} : ofBlock({ [name]: value })
      block?.change(own)
      if (Object.keys(own).length === 0 || isOfBoth(name, site.settings$.value)) site.change(name, value)
    },
    setQuickStakes: site.setQuickStakes,
    adopt: site.adopt,
  }
}

function withBlock(site: Settings, block: VenueBlock | null): HereSettings {
  if (block === null) return { ...site, seriesQuickStakes: null, seriesAcceptsAny: false, timeZone: null }
  const { oddsFormat, sort, sport: _, ...own } = block
  return {
    ...site,
    ...own,
    oddsFormat: oddsFormat ?? site.oddsFormat,
    sort: site.sort === 'hot' ? 'hot' : sort,
  }
}

/** The part of a change of the site's settings that the block governs. */
function ofBlock({ oddsFormat, betBy, sort }: Partial<Settings>): Partial<VenueBlock> {
  return {
    ...(oddsFormat !== undefined && { oddsFormat }),
    ...(betBy !== undefined && { betBy }),
    ...(sort !== undefined && sort !== 'hot' && { sort }),
  }
}

/**
 * The odds format is the site's too (docs/venues/imty.md, 3.10). A change of the order away from the hot leagues is
 * one of the site's setting, which goes before the block's.
 */
function isOfBoth(name: SettingName, { sort }: Settings): boolean {
  return name === 'oddsFormat' || (name === 'sort' && sort === 'hot')
}
