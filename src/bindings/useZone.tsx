import { createContext, type ReactNode, useContext } from 'react'
import { useMember } from './StreamsProvider.tsx'
import { useStreamPart } from './useStreamPart.ts'

const Zone = createContext<number | null>(null)

/** Provides the zone of the venue's settings to all components below. */
export function ZoneProvider({ children }: { readonly children: ReactNode }) {
  const zone = useStreamPart(useMember().settings.settings$, ({ timeZone }) => timeZone)
  return <Zone value={zone}>{children}</Zone>
}

/** The zone of kick-offs and records, minutes east of UTC; `null` for that of the device. */
export function useZone(): number | null {
  return useContext(Zone)
}
