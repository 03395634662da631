import { combineLatest, map, type Observable } from 'rxjs'
import type { HomeConfig, SiteMode } from '../domain/siteContent.ts'
import { typesWithGames$ } from '../feeds/gameTypes/index.ts'
import { HOME_MODES, type HomeMode } from '../feeds/homeFilters/index.ts'
import type { GameType } from '../wire/site/gameTypes.ts'
import { contentStreams } from './contentStreams.ts'
import type { MemberCore } from './memberCore.ts'

/** The game type of each mode that may have no games. */
const TYPE_OF: Readonly<Record<Exclude<HomeMode, 'sport'>, GameType>> = {
  lottery: 'lottery',
  real: 'casino',
}

const MODE_OF: Readonly<Record<SiteMode, HomeMode>> = { sport: 'sport', lottery: 'lottery', casino: 'real' }

/** The modes that have games, as the operator wants them. */
export function knownModes$({
  link,
  conditions,
  site,
}: Pick<MemberCore, 'link' | 'conditions' | 'site'>): Observable<readonly HomeMode[]> {
  return combineLatest([
    typesWithGames$(Object.values(TYPE_OF), { link, conditions }),
    site(contentStreams).homeConfig$,
  ]).pipe(
    map(([types, config]) =>
      arrangedModes(
        HOME_MODES.filter((mode) => mode === 'sport' || types.has(TYPE_OF[mode])),
        config?.modes ?? [],
      ),
    ),
  )
}

/** In the operator's order, and without what is hidden; a page without any mode keeps the first. */
export function arrangedModes(modes: readonly HomeMode[], wanted: HomeConfig['modes']): readonly HomeMode[] {
  const named = wanted.map(({ mode }) => MODE_OF[mode])
  const shown = wanted.flatMap(({ mode, shown: isShown }) => (isShown ? [MODE_OF[mode]] : []))
  const others = modes.filter((mode) => !named.includes(mode))
  const arranged = [...new Set([...shown, ...others])].filter((mode) => modes.includes(mode))
  return arranged.length === 0 ? modes.slice(0, 1) : arranged
}
