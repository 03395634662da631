import { useMemo } from 'react'
import { type AddressStreams, addressStreams, type DomainType } from '../../streams/addresses.ts'
import { useStreams } from './StreamsProvider.tsx'
import { useStream } from './useStream.ts'

/** The site's addresses; also before sign-in. */
export function useAddresses(): AddressStreams {
  return useStreams().part(addressStreams)
}

/** The site's address of a type; `null` while it is unknown and where there is none. */
export function useAddress(type: DomainType): string | null {
  const { address$ } = useAddresses()
  return useStream(useMemo(() => address$(type), [address$, type]))
}
