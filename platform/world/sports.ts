import { marketKey } from '../../streams/domain/market.ts'
import type { MarketKey, Period, Stat } from '../../streams/domain/market.ts'
import { BASKETBALL_MARKETS } from './basketball/markets.ts'
import { playBasketball } from './basketball/play.ts'
import { basketballView } from './basketball/view.ts'
import type { Course } from './course/course.ts'
import { FOOTBALL_MARKETS } from './football/markets.ts'
import { playFootball } from './football/play.ts'
import { footballView } from './football/view.ts'
import type { WorldSport } from './names/competitions.ts'
import type { BoardInput, MarketBoard } from './pricing/marketBoard.ts'
import { createMarketBoard } from './pricing/marketBoard.ts'
import type { Fixture } from './schedule/fixture.ts'
import { MINUTE, SECOND } from './schedule/rhythm.ts'
import { TENNIS_MARKETS } from './tennis/markets.ts'
import { playTennis } from './tennis/play.ts'
import { tennisView } from './tennis/view.ts'

const PLAY: Readonly<Record<WorldSport, (fixture: Fixture) => Course>> = {
  football: playFootball,
  basketball: playBasketball,
  tennis: playTennis,
}

/** How a fixture will be played. */
export function courseOf(fixture: Fixture): Course {
  return PLAY[fixture.sport](fixture)
}

/** The prices of a fixture, by its sport's model. */
export function boardOf(fixture: Fixture, input: Omit<BoardInput, 'fixture'>): MarketBoard {
  const whole = { fixture, ...input }
  switch (fixture.sport) {
    case 'football':
      return createMarketBoard(whole, {
        plans: FOOTBALL_MARKETS,
        viewAt: (instant) => footballView(fixture, instant),
        calm: MINUTE,
      })
    case 'basketball':
      return createMarketBoard(whole, {
        plans: BASKETBALL_MARKETS,
        viewAt: (instant) => basketballView(fixture, instant),
        calm: 8 * SECOND,
      })
    case 'tennis':
      return createMarketBoard(whole, {
        plans: TENNIS_MARKETS,
        viewAt: (instant) => tennisView(fixture, instant),
        calm: MINUTE,
      })
  }
}

/** A market by name with what it is counted in. */
interface Countable {
  readonly key: MarketKey
  readonly stat: Stat
  readonly period: Period
}

const countable = (
  plans: readonly { readonly spec: Parameters<typeof marketKey>[0] }[],
): readonly Countable[] =>
  plans.map(({ spec }) => ({ key: marketKey(spec), stat: spec.stat, period: spec.period }))

/** Every market that a sport ever has. */
export const MARKETS_OF: Readonly<Record<WorldSport, readonly Countable[]>> = {
  football: countable(FOOTBALL_MARKETS),
  basketball: countable(BASKETBALL_MARKETS),
  tennis: countable(TENNIS_MARKETS),
}
