import { filter, firstValueFrom, timeout } from 'rxjs'
import type { MemberStreams, State$, Streams } from '../../streams/index.ts'
import type { PriceRef } from '../../streams/views/match/priceView.ts'
import { PASSWORD } from '../platform/book/testPlatform.ts'
import type { ContractPlatform } from './contractVenues.ts'

/** Resolves with the first state that meets the condition; rejects after 15 s. */
export function until<T, S extends T>(state$: State$<T>, wanted: (value: T) => value is S): Promise<S>
export function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T>
export function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T> {
  return firstValueFrom(state$.pipe(filter(wanted), timeout(15_000)))
}

/** A client that is signed in, at one venue after the other. */
export interface ContractMember {
  readonly streams: Streams
  readonly memberId: number
  /** Goes to a venue; resolves with the member's streams there. */
  at(code: string): Promise<MemberStreams>
}

/** Registers a member and signs in. */
export async function signIn(contract: ContractPlatform, name: string): Promise<ContractMember> {
  const { streams, memberId } = await contract.openAt('PMTY', name)
  await until(streams.session$, (session) => session !== 'restoring')
  const scope = streams.openScope()
  streams.login(scope).submit(name, PASSWORD)
  await until(streams.member$, (member) => member !== null)
  scope.end()
  return {
    streams,
    memberId,
    async at(code) {
      if (streams.venue.code$.value !== code) streams.venue.choose(code)
      return until(
        streams.member$,
        (member): member is MemberStreams => member !== null && streams.venue.code$.value === code,
      )
    },
  }
}

/** Puts a price on the slip that is in the list of today, and confirms a stake on it, in units. */
export async function betOn(member: MemberStreams, price: PriceRef, stake: string): Promise<void> {
  member.home.setBetType('today')
  const shown = until(member.prices.price$(price), ({ state }) => state === 'open')
  await until(member.home.home$, ({ betType, list }) => betType === 'today' && list.status === 'live')
  await shown
  member.slip.setOpen(true)
  member.prices.toggle(price)
  const { fields } = await until(member.slip.slip$, (view) => view.fields[0]?.limit != null)
  member.slip.type(fields[0]?.key ?? '', stake)
  await until(member.slip.slip$, ({ action }) => action === 'place')
  if (!member.slip.confirm()) throw new Error('not confirmed')
}
