import type { BatchEntry, EntryMatch } from '../../../streams/domain/virtual/batch.ts'
import { dice, type Dice, hash } from '../random.ts'
import { teamsOf } from './competitors.ts'
import { drawGroups, groupCupPairings, legCupPairings, type Pairing, type PlayedPairing } from './cups.ts'
import type { BatchCalendar, BatchRef } from './eras.ts'
import { isRaceGame, VIRTUAL_GAMES } from './games.ts'
import { type BatchPlace, chancesOf, friendlyPairings, leaguePairings, placeOf } from './pairings.ts'
import { raceEntry } from './raceEntry.ts'
import { shuffled } from './shuffled.ts'

/** What is fixed of a batch when it is announced. */
export interface PlannedBatch extends BatchPlace {
  readonly ref: BatchRef
  readonly batchNo: string
  readonly entry: BatchEntry
  /** By `orderNo`; none of a race. */
  readonly pairings: readonly Pairing[]
}

const SALTS = { season: 1, batch: 2 } as const

/** Makes what is public of batches; `played` are the results of earlier batches of the same cup. */
export function createPlanning(
  calendar: BatchCalendar,
  played: (ref: BatchRef) => readonly PlayedPairing[],
): (ref: BatchRef) => PlannedBatch {
  /** The entry follows from the seed of the world, not from the committed one. */
  function diceOf(ref: BatchRef, salt: number, number: number): Dice {
    const { seed = 0, since = 0 } = calendar.eras[ref.era] ?? {}
    return dice(hash(hash(seed, since), Number(ref.game), salt, number))
  }

  function planOf(ref: BatchRef): PlannedBatch {
    const { game, index } = ref
    const place = placeOf(game, teamsOf(game).length, index)
    const named = { ...place, ref, batchNo: calendar.numberOf(ref) }
    if (isRaceGame(game)) {
      return { ...named, entry: raceEntry(game, diceOf(ref, SALTS.batch, index)), pairings: [] }
    }
    const pairings = pairingsOf(ref, place)
    return { ...named, entry: { matches: pairings.map((each, at) => entryMatch(ref, each, at)) }, pairings }
  }

  function pairingsOf(ref: BatchRef, { season, round }: BatchPlace): readonly Pairing[] {
    const teams = teamsOf(ref.game).length
    const ofSeason = diceOf(ref, SALTS.season, season)
    const phase = (other: number) => played({ ...ref, index: ref.index - round + other })
    switch (VIRTUAL_GAMES[ref.game].format) {
      case 'league':
        return leaguePairings(teams, round, ofSeason)
      case 'friendly':
        return friendlyPairings(teams, diceOf(ref, SALTS.batch, ref.index))
      case 'groupCup':
        return groupCupPairings(drawGroups(teams, ofSeason), round, phase)
      case 'legCup':
        return legCupPairings(
          shuffled(
            Array.from({ length: teams }, (_, team) => team),
            ofSeason,
          ),
          round,
          phase,
        )
      case 'race':
        return []
    }
  }

  return planOf
}

function entryMatch({ game }: BatchRef, pairing: Pairing, at: number): EntryMatch {
  const teams = teamsOf(game)
  const [home, away] = [teams[pairing.home], teams[pairing.away]]
  const ratings = [home?.rating ?? 1, away?.rating ?? 1] as const
  return {
    orderNo: at + 1,
    home: home?.id ?? '',
    away: away?.id ?? '',
    chances: chancesOf(game, ratings, pairing),
    before: pairing.before,
    decides: pairing.tie !== 'none' && pairing.tie !== 'firstLeg',
  }
}
