import { roundId } from '../../streams/domain/rounds/round.ts'
import type { RoundCursor } from '../store/rounds/changes.ts'
import type { RoundStore } from '../store/rounds/roundStore.ts'
import type { RoundNews } from './rounds.ts'

/** Reads every change of rounds and positions once, whichever process made it. */
export interface RoundNewsReader {
  /** What has changed since the last reading; nothing at the first. */
  read(): Promise<RoundNews>
}

/** Changes are read from the database: a process may be killed after a commit and before it reports it. */
export function createRoundNews(rounds: Pick<RoundStore, 'changes'>): RoundNewsReader {
  let cursor: RoundCursor | null = null
  const newRounds = createNewVersions()
  const newPositions = createNewVersions()
  return {
    async read() {
      const changes = await rounds.changes(cursor)
      cursor = changes.next
      return {
        rounds: newRounds(changes.rounds, roundId),
        positions: newPositions(changes.positions, ({ positionNo }) => positionNo),
      }
    },
  }
}

/** Passes each version of a row once. */
function createNewVersions() {
  let passed: ReadonlyMap<string, number> = new Map()
  return <T extends { readonly version: number }>(read: readonly T[], idOf: (row: T) => string) => {
    const fresh = read.filter((row) => (passed.get(idOf(row)) ?? 0) < row.version)
    // A row that this reading lacks cannot come back in a later one with a version that was passed.
    passed = new Map(read.map((row) => [idOf(row), row.version]))
    return fresh
  }
}
