import type { RoundKey } from '../../streams/domain/rounds/roundKey.ts'
import type { Announcement } from '../store/rounds/announce.ts'
import type { RoundChange } from '../store/rounds/change.ts'
import type { GameKey, RoundState, RoundUpdate, StoredRound } from '../store/rounds/round.ts'
import type { RoundStore } from '../store/rounds/roundStore.ts'
import { mayChange, ROUND_CHANGES } from '../store/stateChanges.ts'
import type { RoundSeeds } from './committedSeed.ts'
import { retryTime } from './nextState.ts'
import type { PlannedRound, RoundGame } from './roundGame.ts'

/** The rounds to announce, given the newest of the game. */
type Plan = (newest: StoredRound | null, now: number) => readonly PlannedRound[]

/** The changes of rounds, each in one transaction under the lock of the round's row (docs/games/rounds.md, 2 and 7). */
export interface RoundChanges {
  announce(game: RoundGame, plan?: Plan): Promise<readonly StoredRound[]>
  /**
   * Changes the state of a round, unless it is no longer the state in which it was read. A round that is decided or
   * void is followed: the next ones are announced in the same transaction.
   *
   * @throws what the game throws when it cannot decide.
   */
  change(round: StoredRound, to: RoundState): Promise<RoundChange>
  /** Postpones the next try of an interrupted round. */
  retryLater(round: StoredRound): Promise<RoundChange>
}

interface RoundChangeDeps {
  readonly store: Pick<RoundStore, 'announce' | 'change'>
  readonly seeds: RoundSeeds
  readonly gameOf: (key: GameKey) => RoundGame | null
  readonly now: () => number
  readonly rate: number
}

export function createRoundChanges({ store, seeds, gameOf, now, rate }: RoundChangeDeps): RoundChanges {
  const planOf =
    (game: RoundGame): Plan =>
    (newest, at) =>
      game.next(newest, at)

  function announcementOf(game: RoundGame, plan = planOf(game)): Announcement {
    return (newest) => {
      const at = now()
      if (!game.announces()) return []
      return plan(newest, at).map((planned) => announced(game, planned, at))
    }
  }

  function announced({ product, game }: GameKey, planned: PlannedRound, announcedAt: number) {
    const key = { product, game, round: planned.round }
    return { ...key, ...planned, announcedAt, commitment: seeds.commitment(key) }
  }

  function decided(round: StoredRound): RoundUpdate {
    const game = gameOf(round)
    if (game === null) throw new Error(`${round.product} ${round.game} is not played here`)
    const at = now()
    const { result, paysAt, endsAt, shoe } = game.decide(round, seeds.draws(round), at)
    const seed = seeds.seed(round)
    return { state: 'decided', decidedAt: at, retryAt: null, seed, result, paysAt, endsAt, shoe }
  }

  /** `null` changes nothing. */
  async function updateTo(
    round: StoredRound,
    to: RoundState,
    hasOpenPositions: () => Promise<boolean>,
  ): Promise<RoundUpdate | null> {
    switch (to) {
      case 'interrupted':
        // A round that nobody opened and nobody has bet on is not needed.
        return round.state === 'announced' && round.opensAt <= now() && !(await hasOpenPositions())
          ? voided(round)
          : { state: to, retryAt: retryTime(round, now(), rate) }
      case 'decided':
        return decided(round)
      case 'closed':
        return (await hasOpenPositions()) ? null : { state: to }
      case 'void':
        return voided(round)
      default:
        return { state: to }
    }
  }

  const voided = (key: RoundKey): RoundUpdate => ({ state: 'void', retryAt: null, seed: seeds.seed(key) })

  return {
    announce: (game, plan) => store.announce(game, announcementOf(game, plan)),
    change(known, to) {
      const game = gameOf(known)
      return store.change(known, {
        update: (round, hasOpenPositions) =>
          mayChange(ROUND_CHANGES, round.state, to) && round.state === known.state
            ? updateTo(round, to, hasOpenPositions)
            : null,
        announcement:
          game === null || !(to === 'decided' || to === 'void') ? undefined : announcementOf(game),
      })
    },
    retryLater: (known) =>
      store.change(known, {
        update: ({ state, resultAt }) =>
          state === 'interrupted' ? { state, retryAt: retryTime({ resultAt }, now(), rate) } : null,
      }),
  }
}
