import { firstValueFrom } from 'rxjs'
import type { Call } from '../../../streams/venues/call.ts'
import type { BatchRef, Virtual } from '../../../streams/venues/virtual.ts'
import { answer, createVenueUnderTest, pathOf } from '../../streams/venues/pmty/harness.ts'

export const START = 1_795_178_880_000
export const SEAL = START - 10_000
export const NOW = START - 60_000
export const MID = 'v3110120261120034601'
export const DAY = { from: 1_795_104_000_000, to: 1_795_190_400_000 }

/** The venue answers everything with this, a minute before the start. */
export function venueOf(data: unknown, code = '0000000') {
  const { venue, sent, bad } = createVenueUnderTest(() => answer(data, code, NOW))
  return { virtual: venue.virtual, bets: venue.bets, sent, bad }
}

export async function valueOf<T>(call: Call<T>): Promise<T> {
  const result = await firstValueFrom(call)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** What the client makes of an answer, and what it has sent for it. */
export async function read<T>(data: unknown, ask: (virtual: Virtual) => Call<T>) {
  const { virtual, sent } = venueOf(data)
  const value = await valueOf(ask(virtual))
  const [request] = sent
  if (request === undefined || sent.length > 1) throw new Error('not one request')
  return { value, path: pathOf(request), method: request.method, url: request.url, body: request.body }
}

export const sentBody = ({ body }: { readonly body?: string | undefined }): unknown => JSON.parse(body ?? '')

/** The first batch of a list of a game, and its first match. */
export async function readBatch(fields: unknown, game: string) {
  const { value } = await read(fields, ({ batches }) => batches(game))
  const [batch] = value.value
  const [entry] = batch?.matches ?? []
  if (batch === undefined || entry === undefined || value.value.length > 1) throw new Error('not one batch')
  return { batch, entry, match: entry.match }
}

export const ref = (game: string, sport: BatchRef['sport'], batchNo: string, round = ''): BatchRef => ({
  ...{ game, sport, batchNo, round },
  startsAt: START,
})
export const RACE_REF = ref('31101', 'virtualHorse', '20261120-0346')

/** In the order of the page. */
export const allCalls = (virtual: Virtual): readonly Call<unknown>[] => [
  ...[virtual.menus(), virtual.batches('31101'), virtual.match(MID), virtual.markets(MID)],
  ...[virtual.replay(RACE_REF), virtual.filmLength(RACE_REF), virtual.scores([MID])],
  ...[virtual.tree(RACE_REF), virtual.table('31101'), virtual.results('31101', DAY, 20)],
]
